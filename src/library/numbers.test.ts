import { afterEach, describe, expect, it } from 'vitest';
import { evaluate, playOut, viewOf } from './fair.ts';
import { SolverPool } from './node.ts';
import {
  type DealNumber,
  dealCards,
  dealGame,
  goTo,
  legalMoves,
  parseDealNumber,
  parseDealNumberInput,
  playMove,
  randomDealNumber,
} from './rules.ts';
import { solve } from './solver.ts';

/** No whole number. The last is a text where a number is expected. */
const NONE: readonly number[] = [Number.NaN, 1.5, Infinity, 2 ** 53, '5' as never, null as never];
const game = dealGame(1);

describe('a deal number of a caller', () => {
  it.each([...NONE.filter((value) => typeof value !== 'string'), 0, -1, -0, 0n, -5n, true, [5]])(
    '%s is refused with what is expected',
    (number) => {
      const refused = /^dealGame: expected a whole number from 1 .* a bigint or a text .*, got /;
      expect(() => dealGame(number as number)).toThrow(RangeError);
      expect(() => dealGame(number as number)).toThrow(refused);
    },
  );

  it('can be a bigint or a text above 2^53', () => {
    expect(dealGame(2n ** 60n).number).toBe(`${2n ** 60n}`);
    expect(dealGame(`${2n ** 60n}`).number).toBe(`${2n ** 60n}`);
  });

  it.each([
    ['-5', 'minus'],
    ['1.5', 'points'],
    ['', 'noDigits'],
    ['four', 'notDigits'],
    ['0', 'zero'],
    ['ms0', 'msRange'],
  ])('as the text %j is refused: %s', (text, why) => {
    expect(() => dealGame(text)).toThrow(
      new RangeError(`dealGame: expected digits, or ms and digits, got "${text}" (${why})`),
    );
  });

  it('has at most 4300 digits', () => {
    const long = /^dealGame: expected digits, .*, got "0{40}…" \(tooManyDigits\)$/;
    expect(() => dealGame('0'.repeat(4301))).toThrow(long);
    expect(() => dealGame(10n ** 4300n)).toThrow(RangeError);
  });

  it('is read as it is typed on the page; records alone drop signs and points, as PySolFC does', () => {
    for (const text of ['#ms4711', 'Deal 4711', '4,711'])
      expect(dealGame(text)).toEqual(dealGame(4711));
    expect(parseDealNumberInput('1.5').ok).toBe(false);
    expect(parseDealNumber('1.5')).toEqual(parseDealNumber('15'));
  });

  it.each<DealNumber>([
    { generator: 'lcg', seed: Number.NaN },
    { generator: 'lcg', seed: 1.5 },
    { generator: 'lcg', seed: 0 },
    { generator: 'lcg', seed: 2 ** 33 },
    { generator: 'lcg', seed: '5' as never },
    { generator: 'twister', seed: 31_999n },
    { generator: 'twister', seed: -32_000n },
  ])('made by hand as %o gives no cards', (number) => {
    expect(() => dealCards(number)).toThrow(/^dealCards: expected a deal number, .*, got /);
  });

  it.each([Number.NaN, -0.1, 1, '0.5' as never])('is not drawn by %s', (unit) => {
    expect(() => randomDealNumber(unit)).toThrow(
      /^randomDealNumber: expected a number from 0 to below 1, got /,
    );
  });
});

describe('a place in a game', () => {
  it('is a whole number; one outside the game stands for the nearer end', () => {
    const [move] = legalMoves(game);
    const later = playMove(game, move as never);
    expect([-3, 0, 1, 9].map((at) => goTo(later, at).at)).toEqual([0, 0, 1, 1]);
    for (const at of NONE)
      expect(() => goTo(later, at)).toThrow(/^goTo: expected a whole number from -9007/);
  });
});

describe('limits of a search', () => {
  it.each([...NONE, 0, -1])('are not %s', async (value) => {
    await expect(solve(game, { limits: { nodes: value } })).rejects.toThrow(
      /^limits\.nodes: expected a whole number from 1 to 9007199254740991, got /,
    );
    await expect(solve(game, { limits: { bytes: value } })).rejects.toThrow(/^limits\.bytes: /);
  });

  it.each([Number.NaN, -1, Infinity, '5' as never])('in time are not %s', async (ms) => {
    await expect(solve(game, { limits: { ms } })).rejects.toThrow(
      /^limits\.ms: expected a number from 0, got /,
    );
  });

  it('can be a fraction of time, none, or left out', async () => {
    const ms = 1e6 + 0.5;
    expect(await solve(game, { limits: { ms } })).toMatchObject({ kind: 'winnable' });
    const undecided = { limits: { ms: 0, nodes: 100_000 } };
    expect(await solve(dealGame(3810), undecided)).toMatchObject({ kind: 'unknown' });
    expect(await solve(game, { limits: undefined as never })).toMatchObject({ kind: 'winnable' });
  });
});

describe('seed and samples of the fair player', () => {
  it.each(NONE)('are not %s', async (value) => {
    const view = viewOf(game);
    const seed = /^seed: expected a whole number from -9007199254740991 to 9007199254740991, got /;
    const samples = /^samples: expected a whole number from 0 to 9007199254740991, got /;
    await expect(evaluate(view, { seed: value })).rejects.toThrow(seed);
    await expect(evaluate(view, { samples: value })).rejects.toThrow(samples);
    await expect(playOut(game, { seed: value })).rejects.toThrow(seed);
    await expect(playOut(game, { samples: -1 })).rejects.toThrow(samples);
  });

  it('can be a negative seed, and no samples', async () => {
    const move = await evaluate(viewOf(game), { seed: -1, samples: 0 });
    expect(move.kind).toBe('move');
  });
});

describe('a pool', () => {
  const pool = new SolverPool(1);
  afterEach(() => pool.close());
  const all = async (range: Parameters<SolverPool['solveDeals']>[0], limits = {}) => {
    for await (const _ of pool.solveDeals(range, { limits })) break;
  };

  it.each([...NONE, 0, -1])('has not %s threads', (threads) => {
    expect(() => new SolverPool(threads)).toThrow(/^threads: expected a whole number from 1 to /);
  });

  it.each([...NONE, 0, -1, 0n, -5n, '5' as never])('judges no deals from or to %s', async (end) => {
    const expected = 'expected a whole number from 1 to 9007199254740991, or a bigint from 1, got ';
    await expect(all({ from: end, to: 5 })).rejects.toThrow(`from: ${expected}`);
    await expect(all({ from: 1, to: end })).rejects.toThrow(`to: ${expected}`);
  });

  it('judges no range whose end is before its beginning', async () => {
    await expect(all({ from: 5, to: 4n })).rejects.toThrow(
      new RangeError('to: expected a number from 5 on, where the range begins, got 4'),
    );
  });

  it.each([...NONE, -1])(
    'refuses limits, seeds and samples as the others do: %s',
    async (value) => {
      await expect(pool.solve(game, { limits: { nodes: value } })).rejects.toThrow(
        'limits.nodes: ',
      );
      await expect(all({ from: 1, to: 2 }, { nodes: value })).rejects.toThrow('limits.nodes: ');
      await expect(pool.solve(game, { limits: { ms: Number.NaN } })).rejects.toThrow('limits.ms: ');
      const view = viewOf(game);
      await expect(pool.evaluate(view, { samples: value })).rejects.toThrow('samples: ');
      const seed = value === -1 ? 0.5 : value;
      await expect(pool.evaluate(view, { seed })).rejects.toThrow('seed: ');
      await expect(pool.playOut(game, { seed })).rejects.toThrow('seed: ');
    },
  );
});
