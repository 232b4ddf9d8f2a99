/** Studies whose files are not what they should be: rows that are lost, folders, pipes and devices, absurd numbers. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolverRow } from '../study/rows.ts';
import { bigben, refusal } from './testing/harness.ts';
import {
  complete,
  newFolder,
  partial,
  removeFolders,
  rowsIn,
  type WithoutTime,
} from './testing/studyHarness.ts';

afterAll(removeFolders);

const WHOLE = 'shard-1-of-1';
const STUDY = ['study', '--from', '1', '--to', '20', '--limit-nodes', '300'];
const isWindows = process.platform === 'win32';

let reference: WithoutTime<SolverRow>[];
let text: string;
let manifest: string;
beforeAll(async () => {
  const out = newFolder();
  await bigben([...STUDY, '--out', out]);
  reference = rowsIn<SolverRow>(complete(out, WHOLE));
  text = readFileSync(complete(out, WHOLE), 'utf8');
  manifest = readFileSync(join(out, `${WHOLE}.json`), 'utf8');
});

/** A folder with a complete study, of which some text is put in the place of the rows. */
function studied(rows = text, said = manifest): string {
  const out = newFolder();
  mkdirSync(out);
  writeFileSync(join(out, `${WHOLE}.json`), said);
  writeFileSync(complete(out, WHOLE), rows);
  return out;
}

const without = (...lines: number[]): string =>
  text
    .split('\n')
    .filter((_, i) => !lines.includes(i))
    .join('\n');

describe.concurrent('a complete study that lost rows', () => {
  it.each<[string, () => string]>([
    ['one of them', () => without(7)],
    ['all of them', () => ''],
    ['the end of the last', () => text.slice(0, -5)],
    ['the first and the last', () => without(0, 19)],
  ])('is finished, not believed: %s', async (_, rows) => {
    const out = studied(rows());
    const report = await bigben(['study', '--report', out, '--json']);
    const { deals, missing, missingDeals } = JSON.parse(report.out);
    expect(deals + missing).toBe(20);
    expect(missingDeals.length).toBeGreaterThan(0);
    const again = await bigben([...STUDY, '--out', out]);
    expect(again).toMatchObject({ status: 0, err: '' });
    expect(again.out).toContain(': 20 deals, ');
    expect(rowsIn<SolverRow>(complete(out, WHOLE))).toEqual(reference);
  });

  it('is refused if there are rows of an incomplete one as well', async () => {
    const out = studied(without(3));
    writeFileSync(partial(out, WHOLE), '');
    const [whole, part] = [complete(out, WHOLE), partial(out, WHOLE)];
    expect(await bigben([...STUDY, '--out', out])).toEqual(
      refusal(
        1,
        `${whole}: ${part} is there too; expected one of them; put the lines of both into the second and delete the first`,
      ),
    );
  });
});

/** Puts something that is no file where one is looked for. */
const PUTS: Readonly<Record<string, (path: string) => void>> = {
  folder: (path) => mkdirSync(path),
  pipe: (path) => void spawnSync('mkfifo', [path]),
  device: (path) => symlinkSync('/dev/full', path),
};

describe.skipIf(isWindows)('in the place of a file of a study', () => {
  const PLACES = [
    `${WHOLE}.json`,
    `${WHOLE}.ndjson`,
    `${WHOLE}.ndjson.part`,
    `.${WHOLE}.json.part`,
  ];
  it.each(PLACES.flatMap((name) => Object.keys(PUTS).map((kind) => [name, kind] as const)))(
    '%s a %s is an error at once',
    async (name, kind) => {
      const out = newFolder();
      mkdirSync(out);
      PUTS[kind]?.(join(out, name));
      const { status, out: said, err } = await bigben([...STUDY, '--out', out]);
      expect([status, said]).toEqual([1, '']);
      expect(err).toMatch(
        /^bigben: cannot (read|write) \S+: (expected a file; it is a (folder|pipe|device)|it is a (folder|pipe))\n$/,
      );
      expect(err).toContain(name);
    },
  );

  it.each(Object.keys(PUTS))('a %s is no lock', async (kind) => {
    const out = studied();
    const host = hostname().replace(/[^A-Za-z0-9-]/g, '-');
    PUTS[kind]?.(join(out, `${WHOLE}.lock.${host}.4194303.1`));
    const { status, err } = await bigben([...STUDY, '--out', out]);
    expect(status).toBe(kind === 'folder' ? 1 : 0);
    expect(err).toMatch(kind === 'folder' ? /^bigben: cannot write \S+: it is a folder\n$/ : /^$/);
  });

  it('a report says what is none, at once', async () => {
    const out = studied();
    const file = join(out, `${WHOLE}.json`);
    expect(await bigben(['study', '--report', file])).toEqual(
      refusal(1, `${file}: expected the folder of a study; it is none`),
    );
    const pipe = join(out, 'pipe');
    PUTS['pipe']?.(pipe);
    expect((await bigben(['study', '--report', pipe])).err).toContain('expected the folder');
    for (const [kind, put] of Object.entries(PUTS)) {
      const other = newFolder();
      mkdirSync(other);
      put(join(other, `${WHOLE}.json`));
      const { status, err } = await bigben(['study', '--report', other]);
      expect(status).toBe(1);
      expect(err).toContain(`expected a file; it is a ${kind}`);
    }
  });
});

describe.concurrent('a manifest', () => {
  const changed = (change: object): string =>
    JSON.stringify({ ...JSON.parse(manifest), ...change });

  it.each<[string, object, string]>([
    ['100 thousand million deals', { to: `${10 ** 11}` }, 'to: expected at most 100000000 deals'],
    ['a number of 4300 digits', { to: '9'.repeat(4300) }, 'to: expected at most 100000000 deals'],
    ['one of 4301 digits', { to: '9'.repeat(4301) }, 'to: expected a deal number'],
    ['a part that is none', { shard: '3/2' }, 'shard: expected, say, 2/4'],
    ['no version', { version: 7 }, 'version: expected a text'],
    ['an unknown kind', { kind: 'magic' }, 'kind: expected "solver" or "fair"'],
    ['no seed', { kind: 'fair', seed: -1, think: null }, 'seed: expected a whole number from 0'],
    ['no time', { kind: 'fair', seed: 1, think: 0 }, 'think: expected a whole number from 1'],
  ])('with %s is an error at once', async (_, change, sentence) => {
    const out = studied(text, changed(change));
    for (const words of [
      ['study', '--report', out],
      [...STUDY, '--out', out],
    ]) {
      const { status, err } = await bigben(words);
      expect(status).toBe(1);
      expect(err).toMatch(/^bigben: [^\n]*\n$/);
      expect(err).toContain(sentence);
    }
  });

  it('of a hundred megabytes is none', async () => {
    const out = studied(text, ' '.repeat(100_001));
    const { err } = await bigben(['study', '--report', out]);
    expect(err).toContain('expected a manifest; found more than 100000 bytes');
  });
});

describe('a study of absurdly many threads', () => {
  it('is refused', async () => {
    const { status, err } = await bigben([...STUDY, '--out', newFolder(), '--jobs', '1024']);
    expect(status).toBe(2);
    expect(err).toMatch(/^bigben: --jobs: expected a whole number from 1 to \d+; found "1024"\n$/);
  });
});
