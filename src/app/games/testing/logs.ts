/** Random logs for tests, with everything in them that makes counting hard. */
import fc from 'fast-check';
import type { Group } from '../../statistics/statistics.ts';
import type { StoredGame } from '../stored.ts';

/** Ways to write rules; those with equal `same` are the same rules. */
const RULES: readonly { rules: unknown; same: string; group: Group | undefined }[] = [
  { rules: 'classic', same: 'classic', group: 'classic' },
  { rules: { drawWhen: 'noGaps' }, same: 'classic', group: 'classic' },
  { rules: 'relaxed', same: 'relaxed', group: 'relaxed' },
  { rules: { redeals: 1, buildOn: 1 }, same: 'a', group: 'own' },
  { rules: { buildOn: 1, redeals: 1, refillFrom: 12 }, same: 'a', group: 'own' },
  { rules: { refillWhen: 'stuck' }, same: 'b', group: 'own' },
  { rules: 'unheard of', same: 'unreadable', group: undefined },
];

const WITHOUT_NUMBER = { fans: { 1: ['AS', 'KS', 'QS'] }, stock: ['TC'] };

/** Ways to write deals; those with equal `same` are the same deal. */
const DEALS: readonly { deal: Pick<StoredGame, 'number' | 'fans' | 'stock'>; same: string }[] = [
  { deal: { number: '5' }, same: '5' },
  { deal: { number: 'ms5' }, same: '5' },
  { deal: { number: '00000000000000032000' }, same: '32000' },
  { deal: { number: '32000' }, same: '32000' },
  { deal: { number: 'ms32000' }, same: 'ms32000' },
  { deal: WITHOUT_NUMBER, same: 'x' },
  { deal: { stock: ['TC'], fans: { 1: ['AS', 'KS', 'QS'] } }, same: 'x' },
  { deal: { ...WITHOUT_NUMBER, stock: ['9C'] }, same: 'y' },
  ...Array.from({ length: 300 }, (_, i) => ({
    deal: { number: `${i + 100}` },
    same: `${i + 100}`,
  })),
];

/** A stored game, and what the test knows about it that the code has to find out. */
export interface AnyLog {
  readonly game: StoredGame;
  readonly group: Group | undefined;
  /** The same for games of the same deal by the same rules. */
  readonly same: string;
}

const two = (n: number): string => `${n}`.padStart(2, '0');

/** Days of some years, most of them near each other, and days from a wrong clock. */
const anyDay = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .record({ year: fc.constantFrom(2026, 2026, 2027), date: fc.tuple(fc.nat(11), fc.nat(27)) })
      .map(({ year, date: [month, day] }) => `${year}-${two(month + 1)}-${two(day + 1)}`),
  },
  { weight: 4, arbitrary: fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-03', '2027-01-04') },
  { weight: 2, arbitrary: fc.constantFrom('1970-01-01', '2099-12-31', '2024-02-29', '2020-12-28') },
  { weight: 1, arbitrary: fc.constantFrom('2026-02-30', '2026-13-01', '2025-02-29') },
);

const anyAssists = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ hints: 0, shownMoves: 0, statusSeen: false }) },
  fc.constantFrom(
    ...[{ hints: 2 }, { shownMoves: 1 }, { statusSeen: true }, undefined],
    ...[{ fairHints: 1, shownMoves: 4 }, { chanceSeen: true }, { fairHints: 2, hints: 1 }],
  ),
);

const anyClock = fc.integer({ min: 0, max: 4e12 });

const anyOutcome = fc.record({
  result: fc.constantFrom('won' as const, 'won' as const, 'lost' as const),
  ms: anyClock,
  day: anyDay,
  order: fc.nat(600),
  moves: fc.nat(300),
});

const anyMade: fc.Arbitrary<AnyLog> = fc
  .record({
    rule: fc.constantFrom(...RULES),
    deal: fc.constantFrom(...DEALS),
    moves: fc.oneof({ weight: 9, arbitrary: fc.constant('refill draw') }, fc.constant('')),
    begun: anyClock,
    touched: anyClock,
    playedMs: fc.double({ min: 0, max: 1e8, noNaN: true }),
    undos: fc.nat(40),
    continued: fc.nat(9).map((n) => n === 0),
    assists: anyAssists,
    outcome: fc.option(anyOutcome, { nil: undefined, freq: 6 }),
  })
  .map(({ rule, deal, outcome, ...plain }) => ({
    game: {
      version: 2,
      id: '',
      ...deal.deal,
      rules: rule.rules,
      at: 0,
      ...plain,
      ...(outcome && { outcome }),
    },
    group: rule.group,
    same: `${rule.same} ${deal.same}`,
  }));

/** Up to 400 games in random order, each with its own id; some have the same `outcome.order`. */
export const anyLog: fc.Arbitrary<AnyLog[]> = fc
  .array(anyMade, { maxLength: 400, size: 'max' })
  .map((all) => all.map((made, i) => ({ ...made, game: { ...made.game, id: `game ${i}` } })));
