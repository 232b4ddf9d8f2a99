#!/usr/bin/env bash
# A study on a cluster with Slurm: an array of jobs, each a shard with the threads of its cores.
#
#   sbatch --array=1-100 examples/slurm.sh OUT FROM TO [OPTION…]
#   bigben study --report OUT
#
# OUT is a folder that all machines share. Submit it again after whatever ended it: complete shards are left
# alone, the others go on where they were.
#SBATCH --job-name=bigben
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=1G
#SBATCH --time=24:00:00
#SBATCH --requeue
set -euo pipefail
if [[ $# -lt 3 || -z ${SLURM_ARRAY_TASK_ID:-} ]]; then
  echo "usage: sbatch --array=1-SHARDS $0 OUT FROM TO [OPTION…]" >&2
  exit 2
fi
out=$1 from=$2 to=$3
shift 3
read -ra bigben <<<"${BIGBEN:-bigben}"
part=$SLURM_ARRAY_TASK_ID of=$SLURM_ARRAY_TASK_COUNT

# Files of fair studies have names of their own.
kind=
if [[ " $* " == *" --fair "* ]]; then kind=fair-; fi

# Slurm queues a job again only when its machine is lost; a lock from there can belong to nobody.
if [[ ${SLURM_RESTART_COUNT:-0} -gt 0 ]]; then
  rm -f "$out/${kind}shard-$part-of-$of.lock."*
fi

# In place of this shell, so that a signal of Slurm reaches it.
exec "${bigben[@]}" study --from "$from" --to "$to" --shard "$part/$of" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --out "$out" "$@"
