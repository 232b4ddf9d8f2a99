import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { makeLink } from '../rules/link.ts';
import { MAX_MOVES, MAX_RECORD_LENGTH, parseRecord } from '../rules/record.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../rules/ruleSet.ts';
import {
  dealVectors,
  lostGames,
  type PlayVector,
  perftVectors,
  playthroughs,
  variants,
  wonGames,
} from '../rules/testing/vectors.ts';
import { begin, bigben, refusal } from './testing/harness.ts';

const NAMES = RULE_SET_NAMES.join(', ');
const PICTURE_OF_1 = `Deal 1, rules classic

11  4♠ to J♠               12  5♦ to Q♦                1  6♣ to A♣
    8♣ 8♠ 6♥                   3♦ 6♣ A♣                   5♥ 6♥ 7♣

10  3♥ to 10♥                                          2  7♥ to 2♥
    A♠ 10♦ 2♦                                             J♣ 10♣ 2♥

 9  2♣ to 9♣                   stock 56 cards          3  8♠ to 3♠
    J♦ 2♥ 4♦                   waste empty                K♥ 8♦ A♦

 8  K♦ to 8♦                                           4  9♦ to 4♦
    8♦ K♦ J♥                                              5♠ 4♣ 9♥

 7  Q♠ to 7♠                6  J♥ to 6♥                5  10♣ to 5♣
    K♣ 4♥ 8♥                   K♣ Q♣ 9♠                   5♥ J♠ 7♦
`;

/** A record that is accepted, with anything changed. */
const record = (changes: object = {}): string =>
  JSON.stringify({ rules: 'classic', number: '1', moves: [], ...changes });

/** The end of a run that has also written something. */
const refusalOnly = (message: string) => ({ status: 1, err: `bigben: ${message}\n` });

const success = (out: string) => ({ status: 0, out, err: '' });

function jsonLines(out: string): unknown[] {
  expect(out.endsWith('\n')).toBe(true);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function inFile(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe.concurrent('the program', () => {
  it.each([['--help'], ['help'], ['-h']])('lists its commands for %s', async (word) => {
    const { status, out, err } = await bigben([word]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const command of ['deal', 'replay', 'perft', 'rules', 'play'])
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it('says alone what it is, what to try and where more is', async () => {
    const { status, out, err } = await bigben([]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [title, ...rest] = out.trimEnd().split('\n');
    expect(title).toMatch(/^Big Ben, the two-pack solitaire/);
    expect(rest.filter((line) => line.startsWith('  bigben '))).toHaveLength(5);
    for (const command of ['play', 'deal 1', 'solve 1', '--help', 'help solve'])
      expect(out).toMatch(new RegExp(`^  bigben ${command} {2,}\\S`, 'm'));
    for (const line of rest) expect(line.length).toBeLessThan(80);
  });

  it.each([
    [['deal', '--help'], 'deal [options] <number...>'],
    [['help', 'perft'], 'perft [options] <number> <depth>'],
  ])('explains a command for %j', async (words, usage) => {
    const { status, out, err } = await bigben(words);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`Usage: bigben ${usage}\n`);
  });

  it.each([['--version'], ['-V']])('tells its version for %s', async (word) => {
    expect(await bigben([word])).toEqual(success(`${packageJson.version}\n`));
  });

  it.each([
    [['--'], 'expected a command; see "bigben --help"'],
    [['help', 'nosuch'], 'expected a command; see "bigben --help"'],
    [[''], "unknown command ''"],
    [['nosuch'], "unknown command 'nosuch'"],
    [['dela'], "unknown command 'dela' (Did you mean deal?)"],
    [['a\nb'], "unknown command 'a b'"],
    [['\x1b[31m\u2028\x9b'], "unknown command '\\u001b[31m\\u2028\\u009b'"],
    [['--bogus'], "unknown option '--bogus'"],
    [['deal'], "missing required argument 'number'"],
    [['deal', '1', '--json=yes'], "unknown option '--json=yes'"],
    [['deal', '1', '--rules'], "option '--rules <set>' argument missing"],
    [['replay', '--number'], "unknown option '--number'"],
    [['replay', 'a', 'b'], "too many arguments for 'replay'. Expected 1 argument but got 2."],
    [['perft', '1'], "missing required argument 'depth'"],
    [['perft', '1', '-1'], 'depth: expected a whole number of moves; found "-1"'],
    [['perft', '1', '1.5'], 'depth: expected a whole number of moves; found "1.5"'],
    [['perft', 'x', 'y'], 'depth: expected a whole number of moves; found "y"'],
    [['rules', 'nosuch'], `rule set: no rule set is called "nosuch"; expected ${NAMES}`],
  ])('refuses the usage %j', async (words, message) => {
    expect(await bigben(words)).toEqual(refusal(2, message));
  });
});

describe.concurrent('--rules', () => {
  const CHOICES = 'refillFrom, refillOrder, refillWhen, drawWhen, wasteTo, buildOn, redeals';
  it.each([
    ['nosuch', `no rule set is called "nosuch"; expected ${NAMES}`],
    ['', `no rule set is called ""; expected ${NAMES}`],
    ['toString', `no rule set is called "toString"; expected ${NAMES}`],
    ['[]', `no rule set is called "[]"; expected ${NAMES}`],
    ['a\nb', `no rule set is called "a\\nb"; expected ${NAMES}`],
    ['{', `not JSON; expected a name or, say, '{"redeals":1}'`],
    ['{"stock":1}', `no choice is called "stock"; there are ${CHOICES}`],
    ['{"__proto__":1}', `no choice is called "__proto__"; there are ${CHOICES}`],
    ['{"redeals":2}', 'redeals must be 0 or 1'],
    ['{"redeals":"1"}', 'redeals must be 0 or 1'],
    ['{"drawWhen":null}', 'drawWhen must be "noGaps" or "stuck" or "any"'],
  ])('refuses %j', async (set, message) => {
    const answer = refusal(2, `rule set: ${message}`);
    expect(await bigben(['deal', '1', '--rules', set])).toEqual(answer);
  });

  it('is the same for perft', async () => {
    const answer = refusal(2, 'rule set: redeals must be 0 or 1');
    expect(await bigben(['perft', '1', '1', '--rules', '{"redeals":2}'])).toEqual(answer);
  });

  it.each([
    ['mcneely', 'mcneely'],
    ['{}', 'classic'],
    [' {"redeals":1}', 'redeal'],
    ['{"redeals":1,"buildOn":1}', { ...RULE_SETS.classic, redeals: 1, buildOn: 1 }],
  ])('accepts %s', async (set, rules) => {
    const { status, out, err } = await bigben(['deal', '1', `--rules=${set}`, '--json']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ rules });
    const { out: picture } = await bigben(['deal', '1', '--rules', set]);
    const title = typeof rules === 'string' ? rules : JSON.stringify(rules);
    expect(picture).toContain(`Deal 1, rules ${title}\n`);
  });
});

describe.concurrent('bigben deal', () => {
  const vectors = dealVectors();
  const numbers = vectors.map(({ number }) => number);
  const records = vectors.map(({ number, fans, stock }) => ({
    number,
    rules: 'classic',
    fans,
    stock,
    moves: [],
  }));

  it('deals every recorded number, from its arguments', async () => {
    const { status, out, err } = await bigben(['deal', '--json', '--', ...numbers]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(jsonLines(out)).toEqual(records);
    const keys = ['number', 'rules', 'fans', 'stock', 'moves'];
    expect(Object.keys(jsonLines(out)[0] as object)).toEqual(keys);
  });

  it.each([
    ['ends in newlines', (lines: string[]) => `${lines.join('\n')}\n`],
    ['has no newline at the end', (lines: string[]) => lines.join('\n')],
    [
      'has a byte order mark, CRLF, blank lines and spaces',
      (lines: string[]) => `\uFEFF\r\n${lines.map((line) => `  ${line}\t\r\n\r\n`).join('')}`,
    ],
  ])('deals every recorded number, from an input that %s', async (_, write) => {
    const { status, out, err } = await bigben(['deal', '-', '--json'], { input: write(numbers) });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(jsonLines(out)).toEqual(records);
  });

  it('draws a clock', async () => {
    expect(await bigben(['deal', '1'])).toEqual(success(PICTURE_OF_1));
  });

  it('puts an empty line between clocks, and deals in the order asked for', async () => {
    const { out } = await bigben(['deal', '32000', '-', '1', '-'], { input: '7' });
    expect(out.endsWith(`\n\n${PICTURE_OF_1}`)).toBe(true);
    expect(out.match(/^Deal \S+(?=, rules classic\n\n)/gm)).toEqual([
      'Deal 32000',
      'Deal 7',
      'Deal 1',
    ]);
  });

  it.each([
    [{}, false],
    [{ NO_COLOR: '1' }, false],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '1' }, true],
  ])('with the environment %j, colours: %s', async (env, coloured) => {
    const { out, err } = await bigben(['deal', '1'], { env });
    expect(err).toBe('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence starts with one
    expect(out.replace(/\x1b\[[0-9]+m/g, '')).toBe(PICTURE_OF_1);
    expect(out.includes('\x1b[31m5♦\x1b[39m')).toBe(coloured);
    expect(out.includes('\x1b')).toBe(coloured);
  });

  it('has no colours in JSON', async () => {
    const { out } = await bigben(['deal', '1', '--json'], { env: { FORCE_COLOR: '1' } });
    expect(out).not.toContain('\x1b');
  });

  it('reads the longest numbers', async () => {
    const number = '9'.repeat(4300);
    const { status, out } = await bigben(['deal', number, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ number });
  });

  it('has nothing to say to no numbers', async () => {
    expect(await bigben(['deal', '-'])).toEqual(success(''));
    expect(await bigben(['deal', '-'], { input: '\n \r\n\t' })).toEqual(success(''));
  });

  it.each([
    ['0', '"0" is not a deal number: numbers start at 1'],
    ['', '"" is not a deal number: it has no digits'],
    ['x', '"x" is not a deal number: expected digits, or ms and digits'],
    ['1\x1b[2J\n', '"1\\u001b[2J\\n" is not a deal number: expected digits, or ms and digits'],
    ['-3', '"-3" is not a deal number: expected digits without a minus sign'],
    [
      '3.5',
      '"3.5" is not a deal number: points, commas and apostrophes can only separate groups of three digits',
    ],
    ['ms0', '"ms0" is not a deal number: after ms, expected 1 to 8589934591'],
    ['9'.repeat(4301), 'a deal number has at most 4300 digits; this one has 4301'],
  ])('refuses a number: %#', async (number, message) => {
    expect(await bigben(['deal', number])).toEqual(refusal(1, message));
  });

  const deal4711 = async () => (await bigben(['deal', '4711', '--json'])).out;

  it.each([
    'Ms4711',
    '#ms4711',
    'Deal 4711',
    "4'711",
    '４７１１',
    'https://games.example/#1/classic/4711',
  ])('deals what can be only one: %s', async (text) => {
    const { status, out } = await bigben(['deal', text, '--json']);
    expect(status).toBe(0);
    expect({ ...JSON.parse(out), number: '4711' }).toEqual(JSON.parse(await deal4711()));
    expect((await bigben(['replay'], { input: out })).status).toBe(0);
    const limit = ['--limit-nodes', '1', '--json'];
    expect(JSON.parse((await bigben(['solve', text, ...limit])).out).number).toBe('4711');
  });

  it.each([
    ['x#1/relaxed/5', 'the link of deal 5 has other rules; expected --rules relaxed'],
    ['x#1/nonsense/5', '"1/nonsense/5" is not a link of a deal; expected one such as #1/classic/5'],
    [
      'x#1/classic/1/2JiZv',
      '"1/classic/1/2JiZv" is not a link of a deal; expected one such as #1/classic/5',
    ],
    ['x#1/0000011/5', expect.stringContaining("expected --rules '{")],
  ])('refuses a link that is no deal by the rules: %s', async (text, message) => {
    for (const command of ['deal', 'solve']) {
      const { status, err } = await bigben([command, text]);
      expect({ status, err: err.replace(/^bigben: |\n$/g, '') }).toEqual({
        status: 1,
        err: message,
      });
    }
  });

  it('refuses a link with moves', async () => {
    const game = parseRecord(record({ moves: ['t1-f1'] }));
    const link = game.ok ? makeLink(game.value, true) : game;
    expect(await bigben(['deal', `#${link.ok ? link.value : ''}`])).toEqual(
      refusal(1, 'a link with moves is no deal; expected its number, 1'),
    );
  });

  it('takes a link by the rules that it names', async () => {
    expect((await bigben(['deal', 'x#1/relaxed/5', '--rules', 'relaxed', '--json'])).status).toBe(
      0,
    );
  });

  it('refuses the same numbers in perft', async () => {
    const answer = refusal(1, '"0" is not a deal number: numbers start at 1');
    expect(await bigben(['perft', '0', '1'])).toEqual(answer);
  });

  it('names the line of a number it refuses, after dealing those before', async () => {
    const { status, out, err } = await bigben(['deal', '-', '--json'], { input: '5\n\r\n\nx\n6' });
    expect({ status, err }).toEqual(
      refusalOnly('line 4: "x" is not a deal number: expected digits, or ms and digits'),
    );
    expect(jsonLines(out)).toHaveLength(1);
  });

  it('refuses a huge line', async () => {
    const shown = JSON.stringify(`${'x'.repeat(40)}…`);
    expect(await bigben(['deal', '-'], { input: `\n${'x'.repeat(5_000_000)}` })).toEqual(
      refusal(1, `line 2: ${shown} is not a deal number: expected digits, or ms and digits`),
    );
  });
});

/** The line that `replay --legal --json` must print for a recorded game; `playthroughs` omit the last position. */
function expectReport(report: unknown, vector: PlayVector, line: number): void {
  const { legal, stuck, ...rest } = report as { legal: string[][]; stuck: boolean };
  expect(rest).toEqual({ line, ok: true, won: vector.won, moves: vector.moves.length });
  expect(legal).toHaveLength(vector.moves.length + 1);
  expect(legal.slice(0, vector.legal.length)).toEqual(vector.legal);
  if (vector.stuck) expect(stuck).toBe(vector.stuck.at(-1));
}

describe.concurrent('bigben replay of good games', () => {
  const vectors = [...playthroughs(), ...variants()];
  const content = vectors.map((vector) => `${JSON.stringify(vector)}\n`).join('');

  it('reports every recorded game with its legal moves, from a file', async () => {
    const file = inFile('games.ndjson', content);
    const { status, out, err } = await bigben(['replay', file, '--legal', '--json']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const reports = jsonLines(out);
    expect(reports).toHaveLength(vectors.length);
    vectors.forEach((vector, i) => {
      expectReport(reports[i], vector, i + 1);
    });
  });

  it('reports the same from standard input, and without --legal the same but that', async () => {
    const { out } = await bigben(['replay', '--json'], { input: content });
    const reports = jsonLines(out) as { line: number }[];
    expect(reports).toHaveLength(vectors.length);
    for (const report of reports)
      expect(Object.keys(report)).toEqual(['line', 'ok', 'won', 'stuck', 'moves']);
    expect(await bigben(['replay', '-', '--json'], { input: content })).toEqual(success(out));
  });

  it('says in words how games ended', async () => {
    const [won, lost] = [wonGames()[0], lostGames()[0]].map((game) => JSON.stringify(game));
    const own = record({ rules: { redeals: 1, buildOn: 1 }, moves: ['t3-f8'] });
    const { fans, stock } = playthroughs()[0] as PlayVector;
    const unnumbered = record({ number: undefined, fans, stock });
    const input = [won, lost, own, unnumbered].join('\n');
    expect(await bigben(['replay'], { input })).toEqual(
      success(
        [
          'line 1: deal 1, classic: won in 116 moves',
          'line 2: deal 4, classic: over after 75 moves, not won',
          'line 3: deal 1, custom rules: 1 move, not over',
          'line 4: a deal without a number, classic: 0 moves, not over',
          '',
        ].join('\n'),
      ),
    );
  });

  it('lists the legal moves in words', async () => {
    const { legal } = playthroughs()[0] as PlayVector;
    const input = record({ moves: ['t3-f8'] });
    const { out } = await bigben(['replay', '--legal'], { input });
    expect(out.split('\n').slice(0, 3)).toEqual([
      'line 1: deal 1, classic: 1 move, not over',
      `  after 0: ${legal[0]?.join(' ')}`,
      `  after 1: ${legal[1]?.join(' ')}`,
    ]);
    const { out: end } = await bigben(['replay', '--legal'], {
      input: JSON.stringify(lostGames()[0]),
    });
    expect(end.endsWith('\n  after 75: no move\n')).toBe(true);
  });

  it('takes the first line, and says how the others end if it is asked', async () => {
    const lines = [
      { after: 0, moves: ['draw'] },
      { after: 1, moves: ['refill'] },
    ];
    const input = record({ moves: ['t1-f1'], lines });
    expect(await bigben(['replay'], { input })).toEqual(
      success('line 1: deal 1, classic: 1 move, not over\n'),
    );
    expect(await bigben(['replay', '--lines'], { input })).toEqual(
      success(
        [
          'line 1: deal 1, classic: 1 move, not over',
          '  another line from move 1 on: 1 move, not over',
          '  another line from move 2 on: 2 moves, not over',
          '',
        ].join('\n'),
      ),
    );
    const { out } = await bigben(['replay', '--lines', '--json'], { input });
    expect(JSON.parse(out)).toMatchObject({
      moves: 1,
      lines: [
        { after: 0, won: false, stuck: false, moves: 1 },
        { after: 1, won: false, stuck: false, moves: 2 },
      ],
    });
    const { out: solved } = await bigben(['solve', '-', '--json'], { input });
    expect(JSON.parse(solved)).not.toHaveProperty('lines');
  });

  it('reads the lines of a game that the page has saved', async () => {
    const saved = { id: 'a', number: '1', rules: 'classic', moves: 't1-f1 refill', at: 2 };
    const input = JSON.stringify({
      bigben: 'everything',
      games: [{ ...saved, lines: [{ after: 0, moves: 'draw' }] }],
    });
    const { status, out } = await bigben(['replay', '--lines'], { input });
    expect({ status, lines: out.split('\n').length - 1 }).toEqual({ status: 0, lines: 2 });
  });

  it('says a deal number in its short form, so that a report stays one line', async () => {
    const input = record({ number: '#0001\n\u2028', moves: [] });
    expect(await bigben(['replay'], { input })).toEqual(
      success('line 1: deal 1, classic: 0 moves, not over\n'),
    );
  });

  it('has nothing to say to no games', async () => {
    expect(await bigben(['replay'])).toEqual(success(''));
    expect(await bigben(['replay', inFile('blank', '\r\n \n\n')])).toEqual(success(''));
  });

  it('reports the longest game with the legal moves of every position', async () => {
    // A card can be carried for ever from one copy of the next higher card to the other.
    const before = ['t2-t7', 't7-f5', 't7-t6', 'refill'];
    const moves = Array.from({ length: MAX_MOVES }, (_, i) => (i % 2 === 0 ? 't6-t3' : 't3-t6'));
    const input = record({ number: '5', moves: [...before, ...moves].slice(0, MAX_MOVES) });
    const { status, out } = await bigben(['replay', '--json', '--legal'], { input });
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, moves: MAX_MOVES });
  });
});

const nested = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
const spaces = ' '.repeat(MAX_RECORD_LENGTH);
const TOO_LONG = `a game record has at most ${MAX_RECORD_LENGTH} characters; this has more`;
const EXPECTED_MOVE = 'expected a move such as "t3-f10" or "refill"';

describe.concurrent('bigben replay of bad games', () => {
  const bad: [string, number | null, string][] = [
    ['3', null, 'expected a game record, an object; found 3'],
    ['{}', null, 'rules: expected the name of a rule set or an object of its choices'],
    [record({ rules: 'x' }), null, `rules: no rule set is called "x"; expected ${NAMES}`],
    [record({ number: 1 }), null, 'number: expected a text such as "12345"; found 1'],
    [record({ number: '0' }), null, 'number: "0" is not a deal number: numbers start at 1'],
    [
      record({ number: undefined }),
      null,
      'fans: expected an object with fans 1 to 12; found nothing',
    ],
    [record({ stock: [] }), null, 'stock: expected 56 cards; found 0'],
    [record({ moves: 'draw' }), null, 'moves: expected a list of moves; found "draw"'],
    [record({ moves: ['fly'] }), 1, `move 1: ${EXPECTED_MOVE}; found "fly"`],
    [record({ moves: ['draw', null] }), 2, `move 2: ${EXPECTED_MOVE}; found null`],
    [record({ moves: ['t3-f8', 'draw'] }), 2, 'move 2: "draw" is illegal: refill first'],
    [
      record({ moves: Array(MAX_MOVES + 1).fill('draw') }),
      null,
      `moves: expected at most ${MAX_MOVES}; found ${MAX_MOVES + 1}`,
    ],
    [nested, null, 'expected a game record, an object; found something nested too deeply'],
    [
      record({ moves: [0] }).replace('[0]', `[${nested}]`),
      1,
      `move 1: ${EXPECTED_MOVE}; found something nested too deeply`,
    ],
    ['x'.repeat(5_000_000), null, TOO_LONG],
    [`x${spaces} x`, null, TOO_LONG],
    [`{${spaces} x`, null, TOO_LONG],
  ];
  const input = bad.map(([text]) => text).join('\n');
  const summary = refusalOnly(`${bad.length} of ${bad.length} game records refused`);

  it('says of each why it is refused, in JSON', async () => {
    const { out, ...rest } = await bigben(['replay', '--json'], { input });
    expect(rest).toEqual(summary);
    expect(jsonLines(out)).toEqual(
      bad.map(([, move, error], i) => ({ line: i + 1, ok: false, move, error })),
    );
    expect(Object.keys(jsonLines(out)[0] as object)).toEqual(['line', 'ok', 'move', 'error']);
  });

  it('says of each why it is refused, in words', async () => {
    const { out, ...rest } = await bigben(['replay'], { input });
    expect(rest).toEqual(summary);
    expect(out.trimEnd().split('\n')).toEqual(
      bad.map(([, , error], i) => `line ${i + 1}: refused: ${error}`),
    );
  });

  it('refuses what is not JSON, in one line that cannot control the terminal', async () => {
    // The reason is the engine's text and can change with it.
    const { status, out, err } = await bigben(['replay'], { input: '\x1b[31m\x9b\u2028!' });
    expect({ status, err }).toEqual(refusalOnly('1 of 1 game records refused'));
    expect(out).toMatch(/^line 1: refused: not JSON: [^\p{Cc}\u2028]*\n$/u);
  });

  it('escapes in JSON what would control the terminal, and is read back the same', async () => {
    const input = JSON.stringify({ rules: 'classic', number: '1', moves: ['\x9b31m\x7f\u2028'] });
    const { out } = await bigben(['replay', '--json'], { input });
    expect(out).toMatch(/^[^\p{Cc}\u2028]*\n$/u);
    expect(JSON.parse(out).error).toContain('\x9b31m\x7f\u2028');
  });

  it.each([
    ['newlines', '\n', ''],
    ['CRLF and a byte order mark', '\r\n', '\uFEFF'],
  ])('counts lines past blank and huge ones, with %s', async (_, newline, mark) => {
    const lines = ['', record(), ' \t', 'x'.repeat(3_000_000), record(), '{', '', record()];
    const input = mark + lines.join(newline);
    const { status, out, err } = await bigben(['replay', '--json'], { input });
    expect({ status, err }).toEqual(refusalOnly('2 of 5 game records refused'));
    expect(jsonLines(out)).toMatchObject([
      { line: 2, ok: true },
      { line: 4, ok: false, move: null, error: TOO_LONG },
      { line: 5, ok: true },
      { line: 6, ok: false, move: null },
      { line: 8, ok: true },
    ]);
  });

  it('accepts a byte order mark before the first record', async () => {
    const { status, out } = await bigben(['replay', '--json'], { input: `\uFEFF${record()}` });
    expect(status).toBe(0);
    expect(jsonLines(out)).toMatchObject([{ line: 1, ok: true }]);
  });
});

describe.concurrent('bigben perft', () => {
  const rows = perftVectors().filter(({ number }) => number === '1');

  it('has rows to be held to', () => expect(rows.length).toBeGreaterThan(0));

  it.each(rows)('counts the move sequences of deal $number by $rules', async (row) => {
    const rules = typeof row.rules === 'string' ? row.rules : JSON.stringify(row.rules);
    const depth = Math.min(3, row.counts.length - 1);
    expect(await bigben(['perft', row.number, `${depth}`, '--rules', rules])).toEqual(
      success(`${row.counts[depth]}\n`),
    );
  });

  it('counts one sequence of no moves, and plays by classic', async () => {
    expect(await bigben(['perft', '1', '0'])).toEqual(success('1\n'));
    expect(await bigben(['perft', '1', '3'])).toEqual(success('291\n'));
  });
});

it.each([
  [[], 'classic'],
  [['--rules', '{"redeals":1}'], 'redeal'],
])('perft --json %j says what was counted', async (words, rules) => {
  const { out } = await bigben(['perft', '#1', '2', '--json', ...words]);
  const [line] = jsonLines(out) as [{ sequences: number }];
  expect(line).toEqual({ number: '1', rules, depth: 2, sequences: expect.any(Number) });
  const { out: inWords } = await bigben(['perft', '1', '2', ...words]);
  expect(`${line.sequences}\n`).toBe(inWords);
});

describe.concurrent('bigben rules', () => {
  it('has the choices of every set in JSON', async () => {
    const { out } = await bigben(['rules', '--json']);
    expect(jsonLines(out)).toMatchObject(
      RULE_SET_NAMES.map((name) => ({ rules: name, choices: RULE_SETS[name] })),
    );
    const own = { ...RULE_SETS.classic, redeals: 1, buildOn: 1 };
    const line = await bigben(['rules', '{"redeals":1,"buildOn":1}', '--json']);
    expect(jsonLines(line.out)).toMatchObject([{ rules: own, choices: own }]);
  });

  it('lists every set and every choice', async () => {
    const { status, out, err } = await bigben(['rules']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const name of RULE_SET_NAMES) expect(out).toMatch(new RegExp(`^${name} +\\S`, 'm'));
    for (const choice of Object.keys(RULE_SETS.classic))
      expect(out).toMatch(new RegExp(`^  ${choice}: `, 'm'));
  });

  it.each(RULE_SET_NAMES)('explains %s', async (name) => {
    const { status, out, err } = await bigben(['rules', name]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(new RegExp(`^${name}: \\S`));
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(RULE_SETS[name]);
  });

  it('explains a custom set, and knows a named one that is written out', async () => {
    const { out } = await bigben(['rules', '{"redeals":1,"buildOn":1}']);
    expect(out).toMatch(/^a custom rule set\n/);
    expect(await bigben(['rules', '{"redeals":1}'])).toEqual(await bigben(['rules', 'redeal']));
  });
});

describe.concurrent('input that cannot be read', () => {
  it('says what is wrong with a file', async () => {
    const missing = join(folder, 'missing');
    const cannotRead = (what: string) => refusal(1, `cannot read ${what}`);
    expect(await bigben(['replay', missing])).toEqual(cannotRead(`${missing}: no such file`));
    expect(await bigben(['replay', folder])).toEqual(cannotRead(`${folder}: it is a folder`));
    expect(await bigben(['replay', ''])).toEqual(cannotRead('"": no such file'));
    expect(await bigben(['replay', 'a\n\x1bb'])).toEqual(
      cannotRead('a\\u000a\\u001bb: no such file'),
    );
  });

  it('does not wait for the rest of an input it refuses', async () => {
    const { stdin, status } = begin(['deal', '-']);
    // Never ended.
    stdin.write('x\n');
    expect(await status).toBe(1);
  });
});
