#!/usr/bin/env bash
# The figures of docs/speed.md, all in one run, side by side with what they are compared to. It needs Linux; python3 is compared to
# where it is there. Ten minutes on two cores.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export BOLLN_HOME="$work/home"
cargo build --locked --quiet --release --benches --bins
bolln=target/release/bolln

# The median of so many runs of a command: milliseconds, and the peak of its memory in MB.
measure() {
  local times=$1 what=$2
  shift 2
  for _ in $(seq "$times"); do
    local before after
    before=$(date +%s%N)
    "$@" >/dev/null 2>&1 &
    local process=$! peak=0 now
    while [ -d "/proc/$process" ]; do
      now=$(sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$process/status" 2>/dev/null || true)
      peak=${now:-$peak}
      [ "$times" -gt 20 ] && break
      sleep 0.01
    done
    wait "$process"
    after=$(date +%s%N)
    echo "$(((after - before) / 10000)) $((peak / 1024))"
  done | sort -n | awk -v what="$what" '{ t[NR] = $1; if ($2 > p) p = $2 } END { printf "%-58s %9.2f ms %6d MB\n", what, t[int((NR + 1) / 2)] / 100, p }'
}

echo "== start"
measure 200 "/bin/true" /bin/true
measure 200 "bolln --version" "$bolln" --version
measure 200 "bolln score of a sample" "$bolln" score sample-sessions/open-evening.toml

echo "== one large evening, 100,000 events"
cargo bench --quiet --bench tree -- write "$work/large.toml" 100000
tree=$(find target/release/deps -maxdepth 1 -name 'tree-*' -perm -u+x | xargs ls -t | head -1)
ls -l "$work/large.toml" | awk '{ printf "%-58s %9.1f MB\n", "its file", $5 / 1048576 }'
measure 5 "the toml crate alone, one tree" "$tree" parse "$work/large.toml"
measure 5 "bolln score --format json" "$bolln" score "$work/large.toml" --format json
measure 5 "bolln score" "$bolln" score "$work/large.toml"
for format in html md csv ndjson; do
  measure 3 "bolln export --to $format" "$bolln" export "$work/large.toml" --to "$format"
done

echo "== an entry at 5,000 events, saved and synced"
cat >"$work/entries.toml" <<'END'
format = 1
game = "herzblatt"
players = ["Anna", "Bert", "Cilli"]

[stake]
amount = "0.10"
currency = "EUR"
END
for _ in $(seq 5000); do
  printf '\n[[events]]\nkind = "solo"\nsoloist = "Bert"\nsoloist_points = 70\n' >>"$work/entries.toml"
done
cp "$work/entries.toml" "$work/one.toml"
cp "$work/entries.toml" "$work/many.toml"
one() { seq 1 | sed 's/.*/b70/' | "$bolln" --plain play "$work/one.toml"; }
many() { seq 101 | sed 's/.*/b70/' | "$bolln" --plain play "$work/many.toml"; }
before=$(date +%s%N)
one >/dev/null
between=$(date +%s%N)
many >/dev/null
after=$(date +%s%N)
awk -v t=$(((after - between) - (between - before))) 'BEGIN { printf "%-58s %9.2f ms\n", "from the answer to the redrawn slate", t / 1e8 }'

echo "== replay in memory"
cargo bench --quiet --bench replay
echo "== many evenings"
cargo bench --quiet --bench many
