#!/usr/bin/env bash
# A study on one machine with GNU parallel: shards of one thread each, as many at a time as there are cores.
#
#   examples/parallel.sh OUT FROM TO SHARDS [OPTION…]
#   examples/parallel.sh results/classic 1 1000000 100 --rules classic --limit-nodes 10000000
#
# Run it again after whatever ended it: complete shards are left alone, the others go on where they were.
# In a checkout, after "npm run build": BIGBEN="node dist/cli/bigben.js" examples/parallel.sh …
set -euo pipefail
if [[ $# -lt 4 ]]; then
  echo "usage: $0 OUT FROM TO SHARDS [OPTION…]" >&2
  exit 2
fi
out=$1 from=$2 to=$3 shards=$4
shift 4
read -ra bigben <<<"${BIGBEN:-bigben}"

# A shard that fails stops new ones from starting; those that run come to their end.
seq "$shards" | parallel --quote --halt soon,fail=1 \
  "${bigben[@]}" study --from "$from" --to "$to" --shard "{}/$shards" --jobs 1 --out "$out" "$@"

"${bigben[@]}" study --report "$out"
