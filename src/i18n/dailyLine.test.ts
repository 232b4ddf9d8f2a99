import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import type { DailyResult } from '../app/games/dailyResult.ts';
import { LANGUAGES, type Language } from '../app/preferences/languages.ts';
import { dailyLine } from './dailyLine.ts';
import { WHOLE } from './testing/whole.ts';

const win: DailyResult = {
  ...{ date: '2026-11-30', isWon: true, home: 104, moves: 128, assists: NO_ASSISTS },
  hours: [3, 2, 1, 12, 11, 10, 9, 8, 7, 6, 5, 4],
};
const loss: DailyResult = {
  ...{ date: '2026-11-30', isWon: false, home: 67, moves: 91, hours: [12] },
  assists: { ...NO_ASSISTS, hints: 2 },
};

describe('the line of a daily deal', () => {
  it('tells a win, and the hours in the order in which they were lit', () => {
    expect(dailyLine(WHOLE.en, win)).toBe(
      'Big Ben Nov 30, 2026: won in 128 moves, no help 🕒🕑🕐🕛🕚🕙🕘🕗🕖🕕🕔🕓',
    );
  });

  it('tells cards home and the help of a game that was not won', () => {
    expect(dailyLine(WHOLE.en, loss)).toBe(
      'Big Ben Nov 30, 2026: 67 of 104 home, 91 moves, helped: 2 hints 🕛',
    );
    expect(dailyLine(WHOLE.en, { ...loss, hours: [] })).toMatch(/2 hints$/);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('is one line with its numbers: %s', (language) => {
    for (const [result, numbers] of [
      [win, [2026, 30, 128]],
      [loss, [2026, 30, 67, 104, 91]],
    ] as const) {
      const line = dailyLine(WHOLE[language], result);
      expect(line).not.toMatch(/[\r\n]/);
      for (const number of numbers) expect(line).toContain(`${number}`);
      expect(line.match(/[🕐-🕛]/gu)).toHaveLength(result.hours.length);
    }
  });
});
