#!/bin/sh
# Copies the shipped faces and their licence texts out of Debian's packages into Fonts/, and renews
# Fonts/SHA256SUMS and Fonts/PACKAGES. Run it from the repository's root after:
#   apt-get install fonts-inter fonts-noto-core fonts-noto-mono fonts-noto-color-emoji fonts-droid-fallback
set -eu
cd "$(dirname "$0")/.."

packages=Fonts/PACKAGES
printf '# file  Debian package  version\n' >"$packages.new"

take() { # package folder file...
    package=$1 folder=Fonts/$2
    shift 2
    mkdir -p "$folder"
    cp "/usr/share/doc/$package/copyright" "$folder/COPYRIGHT"
    version=$(dpkg-query -W -f '${Version}' "$package")
    for file in "$@"; do
        source=$(dpkg -L "$package" | grep "/$file\$" | head -n 1)
        [ -n "$source" ] || { echo "collect-fonts: $package has no $file" >&2; exit 1; }
        cp "$source" "$folder/$file"
        printf '%s  %s  %s\n' "${folder#Fonts/}/$file" "$package" "$version" >>"$packages.new"
    done
}

take fonts-inter Inter Inter-Regular.otf Inter-Italic.otf Inter-Medium.otf Inter-SemiBold.otf Inter-Bold.otf
take fonts-noto-core NotoSans NotoSans-Regular.ttf NotoSans-Bold.ttf
for script in Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer \
    Lao Malayalam Myanmar Sinhala Tamil Telugu Thai; do
    take fonts-noto-core NotoSans "NotoSans$script-Regular.ttf"
done
take fonts-noto-mono NotoSansMono NotoSansMono-Regular.ttf
take fonts-noto-color-emoji NotoColorEmoji NotoColorEmoji.ttf
# DroidSansFallback.ttf, not …Full.ttf: only the former has Hangul.
take fonts-droid-fallback DroidSansFallback DroidSansFallback.ttf
cp /usr/share/common-licenses/Apache-2.0 Fonts/DroidSansFallback/LICENSE-Apache-2.0

mv "$packages.new" "$packages"
(cd Fonts && find . -name '*.[ot]tf' | sort | sed 's|^\./||' | xargs sha256sum >SHA256SUMS)
