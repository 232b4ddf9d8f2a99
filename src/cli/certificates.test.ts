/** `bigben solve --certificate` and `bigben check`. */
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealCards, parseDealNumber, startOf } from '../rules/deal.ts';
import { type Game, startGame } from '../rules/game.ts';
import { makeRecord } from '../rules/record.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { lostGames, type PlayVector } from '../rules/testing/vectors.ts';
import { CertificateFile, certificateOf } from './certificates.ts';
import { begin, bigben, refusal } from './testing/harness.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-certificates-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** The path of a file that is not there yet. */
const newFile = (): string => join(folder, `${++files}.txt`);
function fileOf(text: string | Buffer): string {
  const file = newFile();
  writeFileSync(file, text);
  return file;
}

/** Runs `solve --certificate`, and returns what the file holds. */
async function certificatesOf(...words: string[]): Promise<{ file: string; text: string }> {
  const file = newFile();
  const { status, err } = await bigben(['solve', ...words, '--certificate', file]);
  expect([status, err]).toEqual([0, '']);
  return { file, text: readFileSync(file, 'utf8') };
}

const record = (number: string): string => JSON.stringify({ rules: 'classic', number, moves: [] });
const LOST = `${record('108017')}\n0 start dead\n`;

describe.concurrent('bigben solve --certificate', () => {
  it('writes a game record, then why its position is lost', async () => {
    const { text } = await certificatesOf('108017');
    const [first = '', ...lines] = text.split('\n');
    expect(JSON.parse(first)).toMatchObject({ number: '108017', rules: 'classic', moves: [] });
    expect(lines).toEqual(['0 start dead', '']);
  });

  it('writes one after the other, in the order of the verdicts, which check accepts', async () => {
    const file = newFile();
    const words = ['solve', '169', '1', '108017', '--certificate', file];
    const { status, out } = await bigben(words);
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n').slice(-2)).toEqual([
      '3 games: 1 winnable, 2 unwinnable, 0 unknown',
      `${file}: 2 certificates`,
    ]);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const second = lines.length - 1;
    expect(await bigben(['check', file])).toEqual({
      status: 0,
      out: [
        `${file}, line 1: deal 169, classic: lost, the certificate of ${second - 2} lines holds`,
        `${file}, line ${second}: deal 108017, classic: lost, the certificate of 1 line holds`,
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('writes of the positions in which game records end', async () => {
    const [{ number, rules, moves }] = lostGames() as [PlayVector];
    const input = fileOf(JSON.stringify({ number, rules, moves }));
    const { file, text } = await certificatesOf(input);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ number, moves });
    const { out } = await bigben(['check', file]);
    expect(out).toMatch(/: deal 4, classic after 75 moves: lost, the certificate of .* holds\n$/);
  });

  it('writes of custom rules and deals without a number', async () => {
    const rules = { ...RULE_SETS.classic, buildOn: 1, drawWhen: 'any' } as const;
    const [{ moves }] = lostGames() as [PlayVector];
    const { number: _, ...lost } = makeRecord(gameOf('4', rules));
    const input = fileOf(JSON.stringify({ ...lost, moves }));
    const { file } = await certificatesOf(input);
    const { out } = await bigben(['check', file]);
    expect(out).toContain(': a deal without a number, custom rules after 75 moves: lost, ');
  });

  it('has none of a deal that is won or unknown', async () => {
    const file = newFile();
    const limit = ['--limit-nodes', '10', '--certificate', file];
    const { out } = await bigben(['solve', '1', '3459', '--rules', 'relaxed', ...limit]);
    expect(out).toMatch(/ 0 unwinnable, .*\n.*: 0 certificates\n$/);
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  it('says with --json on standard error what it has written', async () => {
    const file = newFile();
    const { out, err } = await bigben(['solve', '108017', '--json', '--certificate', file]);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'unwinnable', moves: [] });
    expect(err).toBe(`${file}: 1 certificate\n`);
  });

  it('takes the place of an older file at the end, of a run that has judged a game', async () => {
    const file = fileOf('older');
    expect(await bigben(['solve', '--certificate', file])).toMatchObject({ status: 2, out: '' });
    expect(await bigben(['solve', '0', '--certificate', file])).toMatchObject({ status: 1 });
    expect(readFileSync(file, 'utf8')).toBe('older');
    const { status } = await bigben(['solve', '108017', '0', '--certificate', file]);
    expect(status).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(/^\{.*\}\n0 start dead\n$/);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('has what was found before Ctrl+C', async () => {
    const file = newFile();
    const { stdin, stdout, interrupt, status } = begin(['solve', '-', '--certificate', file]);
    stdin.write(`${record('108017')}\n`);
    await once(stdout, 'data');
    interrupt(130);
    expect(await status).toBe(130);
    expect(readFileSync(file, 'utf8')).toMatch(/^\{.*\}\n0 start dead\n$/);
  });

  it('never replaces the games that it reads', async () => {
    const file = fileOf(record('108017'));
    expect(await bigben(['solve', file, '--certificate', file])).toEqual(
      refusal(2, '--certificate: expected another file than those that are read'),
    );
    expect(readFileSync(file, 'utf8')).toBe(record('108017'));
  });

  it('refuses what is no file, before it begins', async () => {
    const there = join(folder, 'folder');
    mkdirSync(there);
    for (const [path, status, message] of [
      ['-', 2, '--certificate: expected a file; standard output has the verdicts'],
      [there, 1, `cannot write ${there}: it is a folder`],
      [join(folder, 'no', 'such'), 1, /^bigben: cannot write .*such.part: no such file or folder$/],
    ] as const) {
      const { out, err, ...ended } = await bigben(['solve', '108017', '--certificate', path]);
      expect([ended.status, out]).toEqual([status, '']);
      if (typeof message === 'string') expect(err).toBe(`bigben: ${message}\n`);
      else expect(err.trimEnd()).toMatch(message);
    }
  });
});

function gameOf(number: string, rules: RuleSet = RULE_SETS.classic): Game {
  const deal = parseDealNumber(number);
  if (!deal.ok) throw new Error(number);
  return startGame(rules, startOf(dealCards(deal.value)), number);
}

describe('a certificate that reaches a limit', () => {
  it('is not written, and named at the end', async () => {
    const { signal } = new AbortController();
    const undecided = gameOf('3459', RULE_SETS.relaxed);
    const lines = await certificateOf(gameOf('169'), { lines: 5 }, signal);
    const nodes = await certificateOf(undecided, { nodes: 1 }, signal);
    const file = newFile();
    const certificates = new CertificateFile(file);
    certificates.add({ place: '', game: gameOf('169'), certified: lines });
    certificates.add({ place: 'line 7: ', game: undecided, certified: nodes });
    certificates.add({ place: '', game: gameOf('108017'), certified: { ok: true, value: ['x'] } });
    expect(certificates.finish()).toBe(
      [
        `${file}: 1 certificate`,
        'deal 169, classic: lost, but without a certificate: it would have more than 1000000 lines',
        'line 7: deal 3459, relaxed: lost, but without a certificate: the limit of nodes was reached',
      ].join('\n'),
    );
    expect(readFileSync(file, 'utf8')).toMatch(/^\{.*"108017".*\}\nx\n$/);
  });
});

describe.concurrent('bigben check', () => {
  it('reads standard input, gzipped files, Windows line ends and blank lines', async () => {
    const holds = { status: 0, out: expect.stringMatching(/ holds\n$/), err: '' };
    expect(await bigben(['check', '-'], { input: LOST })).toEqual({
      status: 0,
      out: 'standard input, line 1: deal 108017, classic: lost, the certificate of 1 line holds\n',
      err: '',
    });
    expect(await bigben(['check', fileOf(gzipSync(LOST))])).toEqual(holds);
    expect(await bigben(['check', fileOf(`\uFEFF\r\n${LOST.replaceAll('\n', '\r\n')}`)])).toEqual(
      holds,
    );
  });

  it('says with --json what holds and what does not', async () => {
    const file = fileOf(LOST + LOST.replace('dead', 'seen'));
    const { status, out, err } = await bigben(['check', file, '--json']);
    expect([status, err]).toEqual([1, 'bigben: 1 of 2 certificates refused\n']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { file, line: 1, ok: true, number: '108017', rules: 'classic', moves: 0, lines: 1 },
      {
        ...{ file, line: 4, ok: false, move: null },
        error: 'expected a lost position; found "seen", but it is on no earlier line',
      },
    ]);
  });

  it('refuses a changed certificate with the line of the file, and goes on', async () => {
    const { text } = await certificatesOf('169');
    const lines = text.trimEnd().split('\n');
    const last = lines.length + 2;
    const changed = lines.with(-1, (lines.at(-1) as string).replace(/\w+$/, 'dead'));
    const file = fileOf(`${LOST}${changed.join('\n')}\n${LOST}`);
    const { status, out, err } = await bigben(['check', file]);
    expect([status, err]).toEqual([1, 'bigben: 1 of 3 certificates refused\n']);
    expect(out.split('\n').slice(1)).toEqual([
      `${file}, line ${last}: refused: expected a lost position; found "dead", which does not hold`,
      `${file}, line ${last + 1}: deal 108017, classic: lost, the certificate of 1 line holds`,
      '',
    ]);
  });

  const NONE = 'expected a certificate, which begins with a game record; found nothing';
  it.each<[string, string, number, string | RegExp]>([
    ['nothing', '', 1, NONE],
    ['white space', ' \n\n', 1, NONE],
    ['no record', '0 start dead\n', 1, /^expected a game record; found "0 start dead": not JSON: /],
    ['a list', '[]\n', 1, /^expected a game record; found "\[\]": expected a game record, an obj/],
    [
      'no lines',
      record('1'),
      1,
      'expected lines after the game record, such as "0 start dead"; found none',
    ],
    [
      'an illegal record',
      `\n${JSON.stringify({ rules: 'classic', number: '1', moves: ['redeal'] })}\n0 start dead`,
      2,
      /: move 1: "redeal" is illegal: /,
    ],
    [
      'another form',
      `${LOST}\n0 start why`,
      4,
      'expected DEPTH MOVE REASON, such as "1 draw dead"; found "0 start why"',
    ],
    [
      'no start',
      `${record('1')}\n1 draw dead`,
      2,
      'expected "0 start" and a reason; found "1 draw"',
    ],
    [
      'a gap in the depths',
      `${record('169')}\n0 start all\n2 draw all`,
      3,
      'expected a depth of at most 1; found 2',
    ],
    [
      'a missing move',
      `${record('169')}\n0 start all`,
      2,
      'expected all moves to follow; found none that stands for "draw"',
    ],
    [
      'no safe move',
      `${record('169')}\n0 start only`,
      2,
      'expected one move to follow, which brings a card home and costs nothing; found none',
    ],
    [
      'an illegal move',
      `${record('169')}\n0 start all\n1 refill all`,
      3,
      /^expected a legal move; found "refill": /,
    ],
    [
      'another move',
      `${record('169')}\n0 start all\n1 t99 all`,
      3,
      'expected a move such as "t3-f10" or "refill"; found "t99"',
    ],
  ])('refuses %s', async (_, text, line, error) => {
    const file = fileOf(text);
    const { status, out, err } = await bigben(['check', file, '--json']);
    expect([status, err]).toEqual([1, expect.stringMatching(/^bigben: 1 of 1 certificates ref/)]);
    const matching = typeof error === 'string' ? error : expect.stringMatching(error);
    expect(JSON.parse(out)).toMatchObject({ file, line, ok: false, error: matching });
  });

  it('refuses more after the end', async () => {
    const input = `${LOST}0 start dead\n`;
    const { out } = await bigben(['check', '-'], { input });
    expect(out).toBe(
      'standard input, line 3: refused: expected the end of the certificate; found "0 start dead"\n',
    );
  });

  it('refuses a won position', async () => {
    const { out: solved } = await bigben(['solve', '1', '--json']);
    const { out } = await bigben(['check', '-'], { input: `${solved}0 start all\n` });
    expect(out).toMatch(/line 2: refused: expected a lost position; found one that is won\n$/);
  });

  it('refuses what is no text, in one line that controls no terminal', async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256));
    for (const content of [
      bytes,
      Buffer.alloc(100_000),
      Buffer.from('{"\u001b[31m\n{'.repeat(9)),
    ]) {
      const { status, out } = await bigben(['check', fileOf(content)]);
      expect(status).toBe(1);
      expect(out).toMatch(/line 1: refused: expected a game record; found "/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it('refuses long lines', async () => {
    const long = 'x'.repeat(3_000_000);
    const record = await bigben(['check', '-'], { input: `{"${long}` });
    expect(record.out).toContain('a game record has at most 1000000 characters; this has more');
    const line = await bigben(['check', '-'], { input: `${LOST}${long}\n` });
    expect(line.out).toMatch(/line 3: refused: expected DEPTH MOVE REASON, .*found "x{40}…"\n$/);
  });

  it.each([
    [['check'], 2, "missing required argument 'file'"],
    [['check', 'nothing-here'], 1, 'cannot read nothing-here: no such file'],
    [['check', tmpdir()], 1, `cannot read ${tmpdir()}: it is a folder`],
  ] as const)('refuses %j', async (words, status, message) => {
    expect(await bigben([...words])).toEqual(refusal(status, message));
  });
});
