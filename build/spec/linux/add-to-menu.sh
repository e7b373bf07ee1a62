#!/bin/sh
# Adds Flip 7 to the menu of your desktop, for you alone. "./add-to-menu.sh --remove" takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}
files="applications/@APP_ID@.desktop metainfo/@APP_ID@.metainfo.xml icons/hicolor/256x256/apps/@APP_ID@.png"

case $here in
*[\"\`\$%\\]*)
    echo "The menu cannot start a program from a folder with one of \" \` \$ % \\ in its name: $here" >&2
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
if [ "${1:-}" = --remove ]; then
    echo "Flip 7 is no longer in the menu."
    exit
fi
# The menu must know where the program lies. To sed, & and | have a meaning of their own.
escaped=$(printf '%s\n' "$here" | sed 's/[&|]/\\&/g')
sed "s|^Exec=.*|Exec=\"$escaped/flip7\"|" "$here/share/applications/@APP_ID@.desktop" \
    > "$menu/applications/@APP_ID@.desktop"
echo "Flip 7 is in the menu now. It starts $here/flip7: do not move that folder, or run this again after it."
