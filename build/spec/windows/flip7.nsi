; The installer for Windows: for one user, without administrator rights. tools/package_installer.py runs it.
; Given: VERSION, APP_ID, HOMEPAGE, PROGRAM (the unpacked folder), TARGET (the file to make), ICON.
; The game is for 64 bits only, and so is its installer.
Target amd64-unicode
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Flip 7"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Flip 7"
InstallDirRegKey HKCU "Software\${APP_ID}" "folder"
ManifestDPIAware true
ManifestLongPathAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Flip 7"
VIAddVersionKey "FileDescription" "Installs Flip 7"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The authors of Flip 7 for the desktop"
VIAddVersionKey "LegalCopyright" "Code under the MIT licence. A fan-made tribute to the card game by Eric Olsen."

!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\flip7.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Polish"

LangString KEPT ${LANG_ENGLISH} "Flip 7 is removed. Your settings, matches and records are still in"
LangString KEPT ${LANG_GERMAN} "Flip 7 ist entfernt. Deine Einstellungen, Partien und Bestenlisten liegen weiter in"
LangString KEPT ${LANG_FRENCH} "Flip 7 est désinstallé. Vos réglages, parties et records restent dans"
LangString KEPT ${LANG_POLISH} "Flip 7 został usunięty. Twoje ustawienia, partie i rekordy pozostają w"

Section
  ; What an earlier version has put there, and this one might not have.
  RMDir /r "$INSTDIR\program"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Flip 7.lnk" "$INSTDIR\flip7.exe"
  WriteRegStr HKCU "Software\${APP_ID}" "folder" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "Flip 7"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\flip7.exe"
  WriteRegStr HKCU "${LISTED}" "Publisher" "The authors of Flip 7 for the desktop"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  !if "${HOMEPAGE}" != ""
    WriteRegStr HKCU "${LISTED}" "URLInfoAbout" "${HOMEPAGE}"
  !endif
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\program"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\flip7.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\READ-ME.txt"
  Delete "$INSTDIR\uninstall.exe"
  ; Only if it is empty: whatever somebody has put there is not ours.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Flip 7.lnk"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "Software\${APP_ID}"
  IfFileExists "$LOCALAPPDATA\flip7\*.*" 0 nothing_kept
    MessageBox MB_OK|MB_ICONINFORMATION "$(KEPT) $LOCALAPPDATA\flip7" /SD IDOK
  nothing_kept:
SectionEnd
