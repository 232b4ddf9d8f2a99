/** The tables of docs/rules.md that the code can hold: how deal numbers are read, and the seven choices. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealGame, makeDealNumber, parseRecord } from '../library/rules.ts';
import { parseDealNumberInput } from '../rules/dealNumberInput.ts';
import { CHOICES } from '../rules/ruleSet.ts';
import { bigben } from './testing/harness.ts';

const PAPER = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
/** The lines of the table whose first column is called so. */
function linesOf(column: string): string[] {
  const [, lines = ''] =
    new RegExp(`^\\| ${column} .*\n\\| -.*\n((?:\\|.*\n)+)`, 'm').exec(PAPER) ?? [];
  return lines.trimEnd().split('\n');
}

/** What is between back quotes. */
const quotedIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');

/** Each text with the two numbers that it stands for; `undefined` where it is refused. */
const ROWS = linesOf('written').flatMap((line) => {
  const [, written, typed, recorded] = line.split('|');
  return quotedIn(written).map(
    (text) => [text, quotedIn(typed)[0], quotedIn(recorded)[0]] as const,
  );
});

describe('a deal number written', () => {
  it('stands in the table', () => expect(ROWS.length).toBeGreaterThan(20));

  it.each(ROWS)('%s is %s when typed, %s in a record', async (text, typed, recorded) => {
    const dealt = await bigben(['deal', '--', text]);
    const page = parseDealNumberInput(text);
    if (typed === undefined) {
      expect(dealt.err).toContain('is not a deal number: ');
      expect(page.ok).toBe(false);
      expect(() => dealGame(text)).toThrow(RangeError);
    } else {
      expect(dealt.out).toMatch(new RegExp(`^Deal ${typed}, rules classic\n`));
      expect(page.ok && makeDealNumber(page.value)).toBe(typed);
      expect(dealGame(text).number).toBe(typed);
    }
    const input = JSON.stringify({ rules: 'classic', number: text, moves: [] });
    const replayed = (await bigben(['replay'], { input })).out;
    const is = recorded === undefined ? 'refused: number: ' : `deal ${recorded}, classic: 0 moves`;
    expect(replayed).toMatch(new RegExp(`^line 1: ${is}`));
    const read = parseRecord(input);
    expect(read.ok && read.value.number).toBe(recorded === undefined ? false : text);
  });
});

it('the seven choices and their values stand in the order by which links name them', () => {
  const choices = linesOf('choice').map((line) => {
    const [, choice, values] = line.split('|');
    return [...quotedIn(choice), quotedIn(values).map((value) => JSON.parse(value))];
  });
  expect(choices).toEqual(Object.entries(CHOICES));
});
