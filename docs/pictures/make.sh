#!/usr/bin/env bash
# Makes the pictures of the README anew from the program's own output; the page needs Chromium.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
BOLLN_BLESS=1 cargo test --quiet --test it pictures::the_slates >/dev/null
cargo run --quiet -- --lang en export sample-sessions/hirschen.toml --to html -o "$work/page.html"
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$work/chromium" \
  --window-size=1000,1000 --screenshot="$PWD/docs/pictures/page.png" "file://$work/page.html" 2>/dev/null
ls -l docs/pictures
