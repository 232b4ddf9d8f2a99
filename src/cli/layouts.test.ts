/** Every part reads the files of every other, in any layout. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { everythingFile, type FileKind, gameFile } from '../app/games/files.ts';
import type { StoredGame } from '../app/games/stored.ts';
import { storeWith } from '../app/testing/shelf.ts';
import type { FileMessage } from '../files/protocol.ts';
import { readFile } from '../files/readFile.ts';
import { parseRecord } from '../rules/record.ts';
import type { Result } from '../rules/result.ts';
import { lostGames } from '../rules/testing/vectors.ts';
import { bigben } from './testing/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'bigben-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Both end where no card can be played, so that they are judged at once. */
const records = lostGames();
const games = records.map((record) => {
  const game = parseRecord(JSON.stringify(record));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
});
const kept = records.map((record, i) => ({
  ...(storeWith(record, record.moves.length).kept.games[0] as StoredGame),
  id: `${i}`,
}));
const [first = '', second = ''] = records.map((record) => JSON.stringify(record));
const solved = async (): Promise<string> =>
  (await bigben(['solve', '-', '--json'], { input: `${first}\n${second}\n` })).out;
const played = async (): Promise<string> =>
  (await bigben(['fair', '-', '--json'], { input: `${first}\n${second}\n` })).out;

const WRITERS: readonly [string, () => string | Promise<string>][] = [
  ['“Save as a file”', () => games.map(gameFile).join('')],
  ['everything', () => [...everythingFile(kept, [{ id: 'x', value: 7, reason: 'y' }])].join('')],
  ['solve --json', solved],
  ['fair --json', played],
];

const indented = (text: string): string => JSON.stringify(JSON.parse(text), null, '\t');
const LAYOUTS: readonly [string, (text: string) => string | Buffer][] = [
  ['as it is', (text) => text],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['UTF-16LE', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16BE', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16LE without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['gzip', (text) => gzipSync(text)],
  ['gzip of UTF-16', (text) => gzipSync(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['no last line end', (text) => text.trimEnd()],
  ['no line ends at all', (text) => text.replaceAll(/\n\s*/g, '')],
];

async function imported(bytes: string | Buffer) {
  const found: StoredGame[] = [];
  let result: Result<FileKind, unknown> | undefined;
  const file = new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'any.json');
  await readFile(file, (message: FileMessage) => {
    if (message.kind === 'ended') result = message.result;
    else found.push(...message.games);
  });
  return { found, result };
}

let files = 0;
function written(bytes: string | Buffer): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, bytes);
  return file;
}

const movesOf = (record: { readonly moves: readonly string[] }): string => record.moves.join(' ');

describe.each(WRITERS)('what %s has written', (_, write) => {
  it.each(LAYOUTS)('is read by replay, solve, fair and the page: %s', async (_layout, lay) => {
    const bytes = lay(await write());
    const file = written(bytes);
    const checked = await bigben(['replay', file]);
    expect(checked).toMatchObject({ status: 0, err: '' });
    expect(checked.out.trimEnd().split('\n').length).toBe(2);
    for (const command of ['solve', 'fair'] as const) {
      const { status, out } = await bigben([command, file, '--json']);
      expect(status).toBe(0);
      const lines = out.trimEnd().split('\n');
      expect(lines.map((line) => movesOf(JSON.parse(line)))).toEqual(records.map(movesOf));
    }
    const { found, result } = await imported(bytes);
    expect(result).toEqual({ ok: true, value: { kind: 'games', unread: 0 } });
    expect(found.map(({ moves }) => moves)).toEqual(records.map(movesOf));
  });
});

describe('records in other layouts', () => {
  const list = `[${first},${second}]`;
  it.each([
    ['one after the other', first + second],
    ['a line each', `${first}\n\n${second}`],
    ['indented', `${indented(first)}\n${indented(second)}\n`],
    ['a list', list],
    ['an indented list', indented(list)],
    ['a list, an element a line', `[\n${first},\n${second}\n]\n`],
    ['text sequences, RFC 7464', `\x1e${first}\n\x1e${second}\n`],
    ['everything, indented', indented([...everythingFile(kept, [])].join(''))],
  ])('are read: %s', async (_, text) => {
    const { out, status } = await bigben(['replay', '--json'], { input: text });
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n').length).toBe(2);
    const { found, result } = await imported(text);
    expect(result).toEqual({ ok: true, value: { kind: 'games', unread: 0 } });
    expect(found.length).toBe(2);
  });

  it('a single one goes on the page’s table, also gzipped', async () => {
    for (const bytes of [first, indented(first), `[${first}]`, gzipSync(`${first}\n`)])
      expect((await imported(bytes)).result).toEqual({
        ok: true,
        value: { kind: 'game', game: games[0] },
      });
  });

  it('records taken in twice are in the log once, and count nowhere', async () => {
    const [once, twice] = await Promise.all([imported(first + second), imported(list)]);
    expect(once.found.map(({ id }) => id)).toEqual(twice.found.map(({ id }) => id));
    expect(new Set(once.found.map(({ id }) => id)).size).toBe(2);
    expect(once.found.every(({ continued }) => continued)).toBe(true);
  });
});

describe('what is wrong in such a file', () => {
  const bad = JSON.stringify({ ...records[0], moves: ['fly'] });

  it('is said with the line, and the game where a line has several', async () => {
    const input = `${first}${bad}\n${indented(bad)}\n`;
    const { out } = await bigben(['replay', '-'], { input });
    const [good, ...refused] = out.trimEnd().split('\n');
    expect(good).toMatch(/^line 1: deal /);
    const reason = 'refused: move 1: expected a move such as "t3-f10" or "refill"; found "fly"';
    expect(refused).toEqual([`line 1, game 2: ${reason}`, `line 2: ${reason}`]);
    const { out: json } = await bigben(['replay', '--json'], { input });
    expect(
      json
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { line: 1, ok: true },
      { line: 1, game: 2, ok: false, move: 1 },
      { line: 2, ok: false, move: 1 },
    ]);
  });

  it('is said with the file where there are several', async () => {
    const [a, b] = [written(first), written(`\n${bad}`)];
    const { out } = await bigben(['solve', a, b]);
    expect(out).toContain(`${a}, line 1: `);
    expect(out).toContain(`${b}, line 2: refused: move 1`);
    const { out: json } = await bigben(['solve', a, b, '--json']);
    expect(JSON.parse(json.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ file: b, line: 2 });
  });

  it('of gzipped data is said in a sentence', async () => {
    const packed = gzipSync(`${first}\n`);
    const cut = written(packed.subarray(0, packed.length - 20));
    expect((await bigben(['replay', cut])).err).toBe(
      `bigben: cannot read ${cut}: the end of its gzipped data is missing\n`,
    );
    const damaged = written(Buffer.concat([packed.subarray(0, 10), Buffer.alloc(50, 255)]));
    expect((await bigben(['replay', damaged])).err).toBe(
      `bigben: cannot read ${damaged}: its gzipped data is damaged\n`,
    );
    const { result } = await imported(packed.subarray(0, packed.length - 20));
    expect(result).toEqual({ ok: false, error: 'notOurs' });
  });

  it('of records on the page is counted, or said if there is no game', async () => {
    const some = await imported(`${first}\n${bad}\n{\n${second}\n`);
    expect(some.result).toEqual({ ok: true, value: { kind: 'games', unread: 2 } });
    expect(some.found.length).toBe(2);
    expect((await imported(bad)).result).toEqual({ ok: false, error: { illegalAt: 1 } });
    const row = '{"number":"1","verdict":"winnable","moves":80,"nodes":1,"ms":1}';
    expect((await imported(`${row}\n${row}\n`)).result).toEqual({ ok: false, error: 'notOurs' });
  });
});
