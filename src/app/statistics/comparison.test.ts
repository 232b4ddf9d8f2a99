import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_SET_NAMES } from '../../rules/ruleSet.ts';
import type { StoredGame } from '../games/stored.ts';
import { anyLog } from '../games/testing/logs.ts';
import { type Cells, compare, comparedGames, measuredFor } from './comparison.ts';
import { MEASURED, OPPONENTS } from './opponents.ts';
import { countGames, GROUPS } from './statistics.ts';

let made = 0;

/** A game of its own deal that has ended. */
function ended(result: 'won' | 'lost', changes: Partial<StoredGame> = {}): StoredGame {
  made++;
  const times = { begun: 0, touched: 0, playedMs: 60_000, undos: 0 };
  const plain = { version: 2 as const, id: `${made}`, number: `${made}`, rules: 'classic' };
  const outcome = { result, ms: 0, day: '2026-11-21', moves: 120, order: made };
  return {
    ...{ ...plain, moves: 'draw', at: 1, assists: {}, ...times, continued: false },
    ...{ outcome, ...changes },
  };
}

/** @param beaten the numbers of the deals that the computer wins */
const compared = (games: readonly StoredGame[], ...beaten: string[]) =>
  compare(comparedGames(countGames(games), 'all'), (deal) => ({
    won: beaten.includes(deal.replace(/^classic /, '')),
    moves: 100,
  }));

const cells = (both: number, player: number, computer: number, neither: number): Cells => ({
  ...{ both, player, computer, neither },
});
const sum = (of: Cells): number => of.both + of.player + of.computer + of.neither;

describe('the comparison', () => {
  it('tells by whom each deal was won', () => {
    const [a, b, c] = [ended('won'), ended('won'), ended('won')];
    const [d, e, f] = [ended('lost'), ended('lost'), ended('lost')];
    expect(
      compared([a, b, c, d, e, f], a.number as string, d.number as string, e.number as string),
    ).toEqual({ deals: 6, played: 6, plain: cells(1, 2, 2, 1), assisted: cells(0, 0, 0, 0) });
  });

  it('counts games with undo or any help apart, won or lost', () => {
    const { plain, assisted } = compared([
      ended('won'),
      ended('won', { undos: 1 }),
      ended('lost', { undos: 3 }),
      ended('lost', { assists: { hints: 1 } }),
      ended('lost', { assists: { fairHints: 1 } }),
      ended('won', { assists: { chanceSeen: true } }),
      ended('won', { assists: { lesson: true } }),
      ended('won', { assists: { statusSeen: true } }),
    ]);
    expect([plain, assisted]).toEqual([cells(0, 1, 0, 0), cells(0, 4, 0, 3)]);
  });

  it('takes the first game of a deal that ended, and no copy', () => {
    const deal = { number: '77' };
    const first = ended('lost', deal);
    const again = ended('won', deal);
    const copy = ended('won', { continued: true });
    expect(compared([again, copy, first], '77').plain).toEqual(cells(0, 0, 1, 0));
  });

  it('waits for deals that the computer has not played', () => {
    const games = countGames([ended('won'), ended('lost')]);
    expect(compare(comparedGames(games, 'all'), () => undefined)).toEqual({
      ...{ deals: 2, played: 0, plain: cells(0, 0, 0, 0), assisted: cells(0, 0, 0, 0) },
    });
  });

  it('leaves out all but the latest two thousand deals', () => {
    const games = Array.from({ length: 2010 }, () => ended('won'));
    const latest = comparedGames(countGames(games), 'all');
    expect([latest.length, latest[0]?.id]).toEqual([2000, games[10]?.id]);
  });

  it('has as many deals in its cells as the computer has played, and each deal once, in any log', () => {
    fc.assert(
      fc.property(anyLog, fc.func(fc.integer({ min: 0, max: 2 })), (log, fate) => {
        const tally = countGames(log.map(({ game }) => game));
        for (const group of GROUPS) {
          const games = comparedGames(tally, group);
          const gameOf = (deal: string) =>
            fate(deal) === 0 ? undefined : { won: fate(deal) === 1, moves: 1 };
          const { deals, played, plain, assisted } = compare(games, gameOf);
          expect(sum(plain) + sum(assisted)).toBe(played);
          expect(played).toBe(games.filter(({ deal }) => fate(deal) > 0).length);
          expect(new Set(games.map(({ deal }) => deal)).size).toBe(deals);
          expect(plain.both + plain.player + assisted.both + assisted.player).toBe(
            games.filter(({ deal, won }) => won && fate(deal) > 0).length,
          );
        }
      }),
    );
  });
});

describe('how often an opponent wins', () => {
  it('is known where all games are by one rule set with a name', () => {
    const of = (...rules: unknown[]) =>
      measuredFor('fair', countGames(rules.map((each) => ended('won', { rules: each }))).counted);
    expect(of('classic', 'classic')).toEqual({ won: 1000, deals: 2000 });
    expect(of('classic', 'relaxed')).toBe('mixed');
    expect(of({ refillWhen: 'stuck' })).toBe('unmeasured');
  });

  const PAPER = readFileSync(new URL('../../../docs/odds.md', import.meta.url), 'utf8');
  /** The cells of the row of a rule set in the first table whose head has a column. */
  function rowOf(column: string, name: string): string[] {
    const table = new RegExp(`^\\|[^\\n]*\\| ${column} .*\\n(?:\\|.*\\n)+`, 'm').exec(PAPER)?.[0];
    const rows = table?.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    return rows?.find((cells) => cells[1] === `\`${name}\``) ?? [];
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

  it.each(RULE_SET_NAMES)('by %s is what docs/odds.md says', (name) => {
    const { fair, quick, careless } = {
      ...{ fair: MEASURED.fair[name], quick: MEASURED.quick[name] },
      careless: MEASURED.careless[name],
    };
    const [, , ofFair, , ofQuick] = rowOf('quick play', name);
    expect(ofFair).toBe(`${fair.won} of ${fair.deals}, ${percent(fair.won / fair.deals)}`);
    expect(ofQuick).toBe(`${quick.won}, ${percent(quick.won / quick.deals)}`);
    expect(PAPER).toContain('without sampling, on deals 1 to 1000');
    expect(quick.deals).toBe(1000);
    const [, , ofCareless] = rowOf('won by playing every card that fits', name);
    expect(ofCareless).toBe(
      `${careless.won} of ${careless.deals}, ${percent(careless.won / careless.deals)}`,
    );
  });

  it('rises with its strength, by all rules', () => {
    for (const name of RULE_SET_NAMES) {
      const rates = OPPONENTS.map((each) => MEASURED[each][name].won / MEASURED[each][name].deals);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
    }
  });
});
