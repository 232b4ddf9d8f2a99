import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Ajv from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { root } from '../../scripts/prepare.mjs';
import { foldersFor, nodeHistogram, packedRows } from './dataFiles.ts';

const ROWS = [
  { number: '10', verdict: 'unknown', reason: 'nodes', nodes: 6_000_000, ms: 9 },
  { number: '2', verdict: 'winnable', moves: 115, nodes: 427, ms: 15.212 },
  { number: '7', verdict: 'unwinnable', nodes: 1, ms: 0 },
] as const;

it('rows are published in the order of their numbers, without times', () => {
  expect(packedRows(ROWS)).toEqual({
    text: [
      '{"number":"2","verdict":"winnable","moves":115,"nodes":427}',
      '{"number":"7","verdict":"unwinnable","nodes":1}',
      '{"number":"10","verdict":"unknown","nodes":6000000}\n',
    ].join('\n'),
    counts: { deals: 3, winnable: 1, unwinnable: 1, unknown: 1 },
  });
});

it('deals are binned by their positions, in half powers of two', () => {
  const rows = [1, 2, 3, 4, 1448, 1449].map(
    (nodes) => ({ number: '1', verdict: 'unknown', nodes }) as const,
  );
  expect(nodeHistogram(rows)).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [10.5, 1],
    [11, 1],
  ]);
});

const PAPER = readFileSync(join(root, 'docs/data.md'), 'utf8');

it('the schema of published rows holds for them and for those in docs/data.md, not for the rows of a study', () => {
  const ajv = new Ajv({ strict: true, strictRequired: false });
  const schemaOf = (name: string) =>
    JSON.parse(readFileSync(join(root, 'docs/schema', name), 'utf8'));
  ajv.addSchema(schemaOf('common.json'), 'common.json');
  const validate = ajv.compile(schemaOf('published-row.json'));
  const shown = PAPER.match(/^\{"number".*$/gm) ?? [];
  expect(shown).toHaveLength(2);
  for (const line of [...packedRows(ROWS).text.trimEnd().split('\n'), ...shown])
    expect([line, validate(JSON.parse(line))]).toEqual([line, true]);
  for (const row of [...ROWS, { number: 2, verdict: 'winnable', moves: 115, nodes: 427 }])
    expect([row, validate(row)]).toEqual([row, false]);
});

const hasPython = !spawnSync('python3', ['--version']).error;

it.skipIf(!hasPython)(
  'the Python of docs/data.md counts verdicts, and the median of the nodes',
  () => {
    const [, sample = ''] = /^```python\n(.*?)^```$/ms.exec(PAPER) ?? [];
    const [, file = ''] = /gzip\.open\('([^']+)'/.exec(sample) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'bigben-data-'));
    try {
      writeFileSync(join(folder, file), gzipSync(packedRows(ROWS).text));
      const { stdout } = spawnSync('python3', ['-c', sample], { cwd: folder, encoding: 'utf8' });
      expect(stdout).toBe("Counter({'winnable': 1, 'unwinnable': 1, 'unknown': 1})\n427\n");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it('a part of the deals does not lie where a release takes all of them', () => {
  expect(foldersFor(undefined)).toEqual({ studies: 'results', packed: 'data/rows' });
  expect(foldersFor('200')).toEqual({ studies: 'results/to-200', packed: 'data/rows/to-200' });
});

it('the help of the program names its options', () => {
  const program = ['node_modules/tsx/dist/cli.mjs', 'lab/scripts/data.ts', '--help'];
  const { stdout, status } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(0);
  for (const option of ['--to N', '--jobs N', '--help']) expect(stdout).toContain(option);
});
