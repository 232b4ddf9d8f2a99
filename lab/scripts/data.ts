/**
 * `npm run -w lab data`, after a build: the rows of the studies as files to publish, packed into
 * data/rows with a manifest and checksums. docs/data.md says what is in them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { fail, root } from '../../scripts/prepare.mjs';
import { checksums, lastDealOf } from '../../scripts/releaseFiles.ts';
import {
  CHOICE_NAMES,
  RULE_SET_NAMES,
  RULE_SETS,
  type RuleSetName,
} from '../../src/rules/ruleSet.ts';
import { foldersFor, nodeHistogram, packedRows, type StudyRow } from './dataFiles.ts';

const LIMIT_NODES = 6_000_000;

const HELP = `npm run -w lab data [-- OPTIONS]

Judges deals 1 to 100 000 by classic and 1 to 10 000 by each other rule set, in the folder results, and
packs the rows into data/rows. If stopped, the same command resumes it. Build first.

  --to N    only deals 1 to N, in results/to-N and data/rows/to-N: a trial, which no release takes
  --jobs N  threads; all cores if not given
  --help    prints this
`;

const { values: options } = parseArgs({
  options: { to: { type: 'string' }, jobs: { type: 'string' }, help: { type: 'boolean' } },
});
if (options.help) {
  process.stdout.write(HELP);
  process.exit();
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders = foldersFor(options.to);

const lastOf = (name: RuleSetName): number =>
  Math.min(lastDealOf(name), Number(options.to ?? Number.POSITIVE_INFINITY));

/** @returns the rows, one per line, in the order in which the deals were finished */
function study(name: RuleSetName): string {
  const out = join(root, folders.studies, name);
  const range = ['--from', '1', '--to', `${lastOf(name)}`, '--limit-nodes', `${LIMIT_NODES}`];
  const jobs = options.jobs === undefined ? [] : ['--jobs', options.jobs];
  const program = join(root, 'dist/cli/bigben.js');
  const args = [program, 'study', '--rules', name, ...range, '--out', out, ...jobs];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) fail(`the study of ${name} ended with ${status}; the same command resumes it`);
  return readFileSync(join(out, 'shard-1-of-1.ndjson'), 'utf8');
}

const files: Record<string, Uint8Array> = {};
const nodes: Record<string, unknown> = {};
const described = RULE_SET_NAMES.map((name) => {
  const rows = study(name)
    .trimEnd()
    .split('\n')
    .map((line): StudyRow => JSON.parse(line));
  const packed = packedRows(rows);
  nodes[name] = nodeHistogram(rows);
  const file = `bigben-${version}-${name}.ndjson.gz`;
  files[file] = gzipSync(packed.text, { level: 9 });
  const rules = Object.fromEntries(CHOICE_NAMES.map((choice) => [choice, RULE_SETS[name][choice]]));
  return {
    file,
    name,
    rules,
    from: 1,
    to: lastOf(name),
    limitNodes: LIMIT_NODES,
    ...packed.counts,
  };
});
const manifest = { program: 'bigben', version, studies: described };
files[`bigben-${version}-data.json`] = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
files[`bigben-${version}-data.sha256`] = Buffer.from(checksums(files));
// The data for the charts stays in the repository.
if (options.to === undefined)
  writeFileSync(
    join(root, 'data/nodes.json'),
    `${JSON.stringify({ limitNodes: LIMIT_NODES, nodes })}\n`,
  );
mkdirSync(join(root, folders.packed), { recursive: true });
for (const [file, bytes] of Object.entries(files)) {
  writeFileSync(join(root, folders.packed, file), bytes);
  process.stdout.write(`${folders.packed}/${file}  ${(bytes.length / 1000).toFixed(1)} kB\n`);
}
