#!/bin/sh
# Adds Flip 7 to the menu of your desktop, for you alone. "./add-to-menu.sh --remove" takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}
files="applications/local.flip7.Flip7.desktop metainfo/local.flip7.Flip7.metainfo.xml
icons/hicolor/256x256/apps/local.flip7.Flip7.png"

case $here in
*[\"\`\$%\&\|\\]*)
    echo "The menu cannot start a program from a folder with one of \" \` \$ % & | \\ in its name: $here" >&2
    exit 1
    ;;
esac
for file in $files; do
    if [ "${1:-}" = --remove ]; then
        rm -f "$menu/$file"
    else
        mkdir -p "$menu/${file%/*}"
        cp "$here/share/$file" "$menu/$file"
    fi
done
if [ "${1:-}" != --remove ]; then
    # The menu must know where the program lies.
    sed "s|^Exec=.*|Exec=\"$here/flip7\"|" "$here/share/applications/local.flip7.Flip7.desktop" \
        > "$menu/applications/local.flip7.Flip7.desktop"
fi
