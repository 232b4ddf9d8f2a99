/** Deciding deals, in a copy of the data and the papers. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { current } from '../../src/rules/game.ts';
import { makeLink } from '../../src/rules/link.ts';
import { isWon } from '../../src/rules/position.ts';
import { type GameRecord, parseRecord } from '../../src/rules/record.ts';
import { RULE_SET_NAMES } from '../../src/rules/ruleSet.ts';
import { lostGames, wonGames } from '../../src/rules/testing/vectors.ts';
import { decideClaims, Refusal } from './claims.ts';
import {
  brought,
  CLOSEST,
  type Closest,
  DATA,
  PAPERS,
  WINS,
  type Winnability,
} from './winnability.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
const data: Winnability = JSON.parse(read(root, DATA));
const closest: Closest = JSON.parse(read(root, CLOSEST));
const FILES = [DATA, CLOSEST, ...PAPERS];

describe('the papers and the data', () => {
  it.each(PAPERS)('%s agrees with the data', (paper) => {
    expect(brought(read(root, paper), data, closest)).toBe(read(root, paper));
    expect(
      brought(
        read(root, paper),
        {
          ...data,
          ruleSets: { ...data.ruleSets, classic: { ...data.ruleSets.classic, to: 500_000 } },
        },
        closest,
      ),
    ).not.toBe(read(root, paper));
  });

  it.each(RULE_SET_NAMES)('%s has ascending numbers within its range', (name) => {
    const { from, to, unwinnable, unknown } = data.ruleSets[name];
    for (const numbers of [unwinnable, unknown, [...unwinnable, ...unknown]]) {
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.every((number) => number >= from && number <= to)).toBe(true);
    }
    expect([...unknown].sort((a, b) => a - b)).toEqual(unknown);
    expect([...unwinnable].sort((a, b) => a - b)).toEqual(unwinnable);
    expect(Object.keys(closest[name]).map(Number)).toEqual(unknown);
  });

  it('every stored win is a win, of a deal that is no longer unknown', () => {
    const lines = existsSync(join(root, WINS)) ? read(root, WINS).trimEnd().split('\n') : [];
    for (const line of lines) {
      const game = parseRecord(line);
      expect(game.ok && isWon(current(game.value))).toBe(true);
      const { rules, number } = JSON.parse(line) as {
        rules: keyof typeof data.ruleSets;
        number: string;
      };
      expect(data.ruleSets[rules].unknown).not.toContain(Number(number));
    }
  });
});

describe('npm run -w lab decide', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bigben-decide-'));
    for (const file of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(folder, file));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Its output, or the error for these arguments. */
  function run(...words: string[]): { readonly out: string; readonly refusal?: string } {
    try {
      return { out: decideClaims(folder, words) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { out: '', refusal: error.message };
    }
  }

  /** As if deal 1, which can be won, had been left unknown. */
  function forget(): void {
    const { classic } = data.ruleSets;
    const forgotten = { ...classic, unknown: [1, ...classic.unknown] };
    const changed = { ...data, ruleSets: { ...data.ruleSets, classic: forgotten } };
    writeFileSync(join(folder, DATA), JSON.stringify(changed));
    expect(run()).toEqual({ out: '' });
    expect(read(folder, PAPERS[0])).toContain(` ${forgotten.unknown.length} | `);
    expect(read(folder, PAPERS[0])).not.toBe(read(root, PAPERS[0]));
  }

  const all = () => FILES.map((file) => read(folder, file));
  const { rules, number, moves } = wonGames()[0] as GameRecord;
  const win = JSON.stringify({ rules, number, moves });

  function linkOfWin(): string {
    const game = parseRecord(win);
    if (!game.ok) throw new Error('the game is none');
    const link = makeLink(game.value, true);
    if (!link.ok) throw new Error('the game has no link');
    return `https://example.org/#${link.value}`;
  }

  it.each([
    ['record', win],
    ['link', linkOfWin()],
  ])('counts a deal as winnable for the %s of a win', (_, line) => {
    forget();
    writeFileSync(join(folder, 'win.json'), `${line}\n`);
    const { unknown } = data.ruleSets.classic;
    expect(run('win.json')).toEqual({
      out: `deal 1, classic: winnable; ${unknown.length} are unknown now\n`,
    });
    // Nothing else was decided, so the rest is as in the project.
    expect(all()).toEqual(FILES.map((file) => read(root, file)));
    expect(read(folder, WINS)).toBe(`${win}\n`);
  });

  it('keeps how near a search came, unless one came nearer', () => {
    const [deal] = Object.keys(closest.mcneely);
    const before = closest.mcneely[deal as string] as number;
    const line = (left: number) =>
      JSON.stringify({
        ...{ rules: 'mcneely', number: deal, moves: [] },
        verdict: 'unknown',
        left,
      });
    writeFileSync(join(folder, 'claims'), line(before + 1));
    expect(run('claims').out).toMatch(/^deal \d+, mcneely: unknown; /);
    expect(all()).toEqual(FILES.map((file) => read(root, file)));
    writeFileSync(join(folder, 'claims'), line(before - 1));
    run('claims');
    expect(JSON.parse(read(folder, CLOSEST)).mcneely[deal as string]).toBe(before - 1);
    expect(read(folder, PAPERS[0])).toContain(` ${deal} (${before - 1})`);
  });

  it('counts a deal as unwinnable', () => {
    const { unknown, unwinnable } = data.ruleSets.mcneely;
    const deal = unknown[0] as number;
    expect(run('--unwinnable', `${deal}`, 'mcneely')).toEqual({
      out: `deal ${deal}, mcneely: unwinnable; ${unknown.length - 1} are unknown now\n`,
    });
    const changed: Winnability = JSON.parse(read(folder, DATA));
    expect(changed.ruleSets.mcneely.unknown).toEqual(unknown.slice(1));
    expect(changed.ruleSets.mcneely.unwinnable).toEqual(
      [...unwinnable, deal].sort((a, b) => a - b),
    );
    expect(changed.ruleSets.classic).toEqual(data.ruleSets.classic);
    const cells = [changed.ruleSets.mcneely.unwinnable, changed.ruleSets.mcneely.unknown].map(
      ({ length }) => ` ${length} `,
    );
    const row = read(folder, PAPERS[0])
      .split('\n')
      .find((line) => line.startsWith('| `mcneely`'));
    expect(row?.replaceAll(/ +/g, ' ')).toContain(`|${cells.join('|')}|`);
    expect(existsSync(join(folder, WINS))).toBe(false);
  });

  it.each([
    ['a deal that is decided', [win], ', line 1: deal 1 is not unknown by classic; '],
    ['a game that is not won', [JSON.stringify(lostGames()[0])], ', line 1: the game is not won'],
    ['the same deal twice', [win, '', win], ', line 3: deal 1 is not unknown by classic; '],
    ['an illegal game', [win, win.replace('[', '["draw","draw","redeal",')], ', line 2: move '],
    [
      'other rules',
      [win.replace('"classic"', '{"redeals":1,"buildOn":1}')],
      ', line 1: these rules have not been studied',
    ],
    ['no game', ['https://example.org/'], ', line 1: neither a game record nor a link that holds'],
  ])('refuses %s and changes nothing', (what, lines, message) => {
    if (what !== 'a deal that is decided') forget();
    const before = all();
    writeFileSync(join(folder, 'claims'), lines.join('\n'));
    const { out, refusal } = run('claims');
    expect(out).toBe('');
    expect(refusal?.startsWith(`claims${message}`), refusal).toBe(true);
    expect(all()).toEqual(before);
    expect(existsSync(join(folder, WINS))).toBe(false);
  });

  it.each([
    [['nosuch'], 'there is no file nosuch'],
    [['--winnable', '1'], 'there is no option --winnable'],
    [['--unwinnable', '169'], 'after --unwinnable, expected a deal number and one of classic, '],
    [['--unwinnable', '169', 'nosuch'], 'after --unwinnable, expected a deal number and one of '],
    [['--unwinnable', '1', 'classic'], 'deal 1 is not unknown by classic; '],
  ])('refuses the usage %j', (words, message) => {
    const { out, refusal } = run(...words);
    expect(out).toBe('');
    expect(refusal?.startsWith(message), refusal).toBe(true);
    expect(all()).toEqual(FILES.map((file) => read(root, file)));
  });

  it('as a program works in its current folder, and prints what it counts and refuses', () => {
    const program = ['node_modules/tsx/dist/cli.mjs', 'lab/scripts/decide.ts'];
    const runProgram = (...words: string[]) => {
      const args = [...program.map((file) => join(root, file)), ...words];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    const { unknown } = data.ruleSets.mcneely;
    expect(runProgram('--unwinnable', `${unknown[0]}`, 'mcneely')).toEqual({
      status: 0,
      stdout: `deal ${unknown[0]}, mcneely: unwinnable; ${unknown.length - 1} are unknown now\n`,
      stderr: '',
    });
    expect(read(folder, DATA)).not.toBe(read(root, DATA));
    expect(runProgram('nosuch')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'bigben: there is no file nosuch\n',
    });
  });
});
