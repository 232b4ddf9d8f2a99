/** The schemas in docs/schema say what the program writes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHOICES, RULE_SET_NAMES } from '../rules/ruleSet.ts';
import { lostGames, wonGames } from '../rules/testing/vectors.ts';
import { COMMANDS } from './program.ts';
import { begin, bigben } from './testing/harness.ts';
import { endAfterwards, endAll } from './testing/playHarness.ts';

const FOLDER = fileURLToPath(new URL('../../docs/schema/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const README = readFileSync(join(FOLDER, 'README.md'), 'utf8');

const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
});
const schemaOf = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
for (const file of FILES) ajv.addSchema(schemaOf(file), file);

function expectLines(schema: string, text: string, count: number): void {
  const validate = ajv.getSchema(`${schema}.json`);
  if (!validate) throw new Error(`there is no schema ${schema}`);
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  for (const line of lines) {
    validate(JSON.parse(line));
    expect({ line, errors: validate.errors }).toEqual({ line, errors: null });
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-schemas-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(endAll);

const OWN_CHOICES = { redeals: 1, buildOn: 1 };
const OWN = JSON.stringify(OWN_CHOICES);
const GAMES = [...wonGames().slice(0, 2), ...lostGames().slice(0, 2)]
  .map((game) => `${JSON.stringify(game)}\n`)
  .join('');
const BROKEN = '{\n{"rules":"classic","number":"1","moves":["t1-f1","draw"]}\n7\n';
const CERTIFICATES = [
  { rules: 'classic', number: '108017', moves: [] },
  { rules: OWN_CHOICES, number: '108017', moves: [] },
]
  .map((record) => `${JSON.stringify(record)}\n0 start dead\n`)
  .join('');

describe.concurrent('the schema', () => {
  it.each<[string, number, string[], string?]>([
    ['record', 3, ['deal', '1', 'ms32000', '#32,000']],
    ['record', 1, ['deal', '1', '--rules', OWN]],
    ['replayed', 4, ['replay'], GAMES],
    ['replayed', 4, ['replay', '--legal'], GAMES],
    ['refused', 3, ['replay'], BROKEN],
    ['solved', 3, ['solve', '1', '6080', 'ms32000']],
    ['solved', 2, ['solve', '3810', '339', '--limit-nodes', '300', '--rules', OWN]],
    ['solved', 4, ['solve', '-'], GAMES],
    ['refused', 3, ['solve', '-'], BROKEN],
    ['checked', 2, ['check', '-'], CERTIFICATES],
    ['refused', 3, ['check', '-'], CERTIFICATES.replaceAll('dead', 'seen') + BROKEN.slice(2)],
    ['played', 2, ['fair', '1', '2', '--think', '5']],
    ['refused', 3, ['fair', '-'], BROKEN],
    ['undecided', RULE_SET_NAMES.length, ['undecided']],
    ['undecided', 1, ['undecided', '--rules', 'relaxed']],
    ['perft', 1, ['perft', '1', '3']],
    ['perft', 1, ['perft', 'ms32000', '1', '--rules', OWN]],
    ['rules', RULE_SET_NAMES.length, ['rules']],
    ['rules', 1, ['rules', OWN]],
  ])('%s holds for %i lines of bigben %j', async (schema, count, words, input = '') => {
    const { out } = await bigben([...words, '--json'], { input });
    expectLines(schema, out, count);
  });

  it.each([
    ['row', 'report', 'shard-1-of-1', ['--from', '6079', '--to', '6100', '--limit-nodes', '300']],
    [
      'fair-row',
      'fair-report',
      'fair-shard-1-of-1',
      ['--fair', '--to', '3', '--from', '1', '--think', '5'],
    ],
  ])('%s and %s hold for a study', async (row, report, base, words) => {
    const out = join(folder, row);
    const run = await bigben(['study', ...words, '--out', out, '--json']);
    expectLines('studied', run.out, 1);
    const { deals } = JSON.parse(run.out);
    expectLines(row, readFileSync(join(out, `${base}.ndjson`), 'utf8'), deals);
    const manifest = JSON.parse(readFileSync(join(out, `${base}.json`), 'utf8'));
    expectLines('manifest', JSON.stringify(manifest), 1);
    expectLines(report, (await bigben(['study', '--report', out, '--json'])).out, 1);
  });
});

it('row and fair-row hold for the rows that docs/studies.md shows', () => {
  const paper = readFileSync(join(FOLDER, '../studies.md'), 'utf8');
  const shown = paper.match(/^\{"number".*$/gm) ?? [];
  expectLines('row', shown.slice(0, 2).join('\n'), 2);
  expectLines('fair-row', shown.slice(2).join('\n'), 1);
});

it('playing holds for the address of the game', async () => {
  writeFileSync(join(folder, 'index.html'), '');
  const play = begin(['play', '--no-open', '--port', '0', '--json'], { site: folder });
  endAfterwards(() => play.interrupt(143));
  const line = await new Promise((resolve) => play.stdout.once('data', resolve));
  expectLines('playing', `${line}`, 1);
});

it.each([
  ['solved', { verdict: 'unknown' }],
  ['solved', { reason: 'nodes' }],
  ['solved', { nodes: -1 }],
  ['solved', { nosuch: 1 }],
  ['solved', { moves: ['t13-f1'] }],
  ['perft', { sequences: '3' }],
])('%s is not everything: %j', async (schema, change) => {
  const words = { solved: ['solve', '1'], perft: ['perft', '1', '1'] }[schema] ?? [];
  const { out } = await bigben([...words, '--json']);
  expect(ajv.validate(`${schema}.json`, { ...JSON.parse(out), ...change })).toBe(false);
});

it('the schemas know all rule sets and choices', () => {
  const { $defs } = schemaOf('common.json') as {
    $defs: Record<'ruleSetName' | 'choices', { enum: unknown; properties: object }>;
  };
  expect($defs.ruleSetName.enum).toEqual(RULE_SET_NAMES);
  expect(
    Object.entries($defs.choices.properties).map(([name, { enum: values }]) => [name, values]),
  ).toEqual(Object.entries(CHOICES));
});

it('every schema is listed, and every command that has --json', async () => {
  for (const file of FILES) expect(README).toContain(`](${file})`);
  for (const { name: command } of COMMANDS) {
    const { out } = await bigben(['help', command]);
    expect([command, out.includes('--json')]).toEqual([
      command,
      README.includes(`\`bigben ${command} --json\``),
    ]);
  }
});
