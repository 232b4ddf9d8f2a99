import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf as viewOfPosition } from '../fair/view.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { chanceOf, evaluate, playOut, readView, releaseMemory, viewOf } from './fair.ts';
import {
  current,
  dealGame,
  endingOf,
  IllegalMoveError,
  legalMoves,
  makeMove,
  parseMove,
  playMove,
  RULE_SETS,
  readPosition,
  startGame,
  tryMove,
  whyIllegal,
} from './rules.ts';
import { solve } from './solver.ts';

/** A value as it comes from a file. */
const fromJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a game', () => {
  it('is dealt by a number, written as text or not', () => {
    for (const number of ['4711', 4711, 4711n])
      expect(dealGame(number)).toEqual(dealGame('#ms4711'.replace('#ms', '')));
    expect(dealGame(1, RULE_SETS.relaxed).ruleSet).toBe(RULE_SETS.relaxed);
  });

  it('is played by its legal moves, and by no other', () => {
    const game = dealGame(4711);
    const [move] = legalMoves(game);
    if (!move) throw new Error('no move');
    expect(playMove(game, move).at).toBe(1);
    expect(whyIllegal(game, move)).toBeUndefined();
    const redeal = parseMove('redeal');
    if (!redeal) throw new Error('no redeal');
    const refusal = whyIllegal(game, redeal);
    expect(refusal).toBe('noRedeal');
    expect(tryMove(game, redeal)).toEqual({ ok: false, error: refusal });
    expect(() => playMove(game, redeal)).toThrow(new IllegalMoveError(redeal, 'noRedeal'));
  });
});

describe('a position from outside', () => {
  it('is read as it was written, whatever was played', () => {
    fc.assert(
      fc.property(anyGame, ({ positions }) => {
        const position = positions.at(-1);
        expect(readPosition(fromJson(position))).toEqual({ ok: true, value: position });
      }),
      { numRuns: 100, seed: 5 },
    );
  });

  it('is refused with what is wrong and where', () => {
    const position = current(dealGame(1));
    const refused = (change: object) => {
      const read = readPosition({ ...position, ...change });
      return read.ok ? 'read' : read.error;
    };
    expect(readPosition(null)).toMatchObject({
      error: { kind: 'unexpected', expected: 'position' },
    });
    const wrong = (expected: string, place: string) => ({ kind: 'unexpected', expected, place });
    expect(refused({ fans: [] })).toMatchObject(wrong('twelve', 'fans'));
    expect(refused({ foundations: position.foundations.with(3, 10) })).toMatchObject(
      wrong('height', 'foundations[3]'),
    );
    expect(refused({ fans: position.fans.with(2, [1, 52]) })).toMatchObject(
      wrong('cardNumber', 'fans[2][1]'),
    );
    expect(refused({ waste: 'KS' })).toMatchObject(wrong('cardList', 'waste'));
    expect(refused({ redealsUsed: 2 })).toMatchObject(wrong('redeals', 'redealsUsed'));
    expect(refused({ stock: position.stock.slice(1) })).toMatchObject({
      kind: 'tooFewOfCard',
      times: 1,
    });
    expect(refused({ waste: position.stock.slice(0, 1) })).toMatchObject({
      kind: 'tooManyOfCard',
      times: 3,
    });
  });

  it('can be anything: it is refused or read, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readPosition(value).ok).toBe(false);
        expect(readView(value).ok).toBe(false);
      }),
      { numRuns: 500, seed: 6 },
    );
  });

  it('can be played on from', () => {
    const position = current(dealGame(7));
    expect(legalMoves(startGame(RULE_SETS.classic, position))).toEqual(legalMoves(dealGame(7)));
  });
});

describe('a view from outside', () => {
  it('is read as it was written, its unseen cards in an order that reveals nothing', () => {
    fc.assert(
      fc.property(anyGame, ({ ruleSet, positions }) => {
        const view = viewOfPosition(ruleSet, positions.at(-1) as never, true);
        const shuffled = { ...view, unseen: [...view.unseen].reverse() };
        expect(readView(fromJson(shuffled))).toEqual({ ok: true, value: view });
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('knows whether the deal has a number', () => {
    const game = dealGame(1);
    expect(viewOf(game).isNumbered).toBe(true);
    expect(viewOf(startGame(game.ruleSet, current(game))).isNumbered).toBe(false);
  });

  it('is refused if its rules are unknown', () => {
    const read = readView({ ...viewOf(dealGame(1)), ruleSet: 'chess' });
    expect(read).toMatchObject({ ok: false, error: { kind: 'unknownRuleSet' } });
  });
});

describe('the solver', () => {
  it('finds a win that can be played, the same in every run', async () => {
    const verdict = await solve(dealGame(1), { limits: { nodes: 100_000 } });
    expect(verdict.kind).toBe('winnable');
    const moves = verdict.kind === 'winnable' ? verdict.moves : [];
    expect(endingOf(moves.reduce(playMove, dealGame(1)))).toBe('won');
    releaseMemory();
    expect(await solve(dealGame(1), { limits: { nodes: 100_000 } })).toEqual(verdict);
  });

  it('says that it does not know when its limit is reached', async () => {
    const nodes = await solve(dealGame(3810), { limits: { nodes: 2000 } });
    expect(nodes).toMatchObject({ kind: 'unknown', reason: 'nodes' });
    const time = await solve(dealGame(3810), { limits: { ms: 30 } });
    expect(time).toMatchObject({ kind: 'unknown', reason: 'time' });
  });

  it('reports its progress, and rejects with the reason when it is aborted', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const solved = solve(dealGame(3810), {
      signal: controller.signal,
      onProgress: (nodes) => {
        seen.push(nodes);
        if (seen.length === 3) controller.abort('enough');
      },
    });
    await expect(solved).rejects.toBe('enough');
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    await expect(solve(dealGame(1), { signal: AbortSignal.abort('early') })).rejects.toBe('early');
  });
});

describe('the fair player', () => {
  it('evaluates what can be seen, the same in every run', async () => {
    const view = viewOf(dealGame(2));
    const evaluation = await evaluate(view, { samples: 1 });
    expect(evaluation.kind).toBe('move');
    expect(chanceOf(evaluation)).toBeGreaterThan(0);
    releaseMemory();
    expect(await evaluate(view, { samples: 1 })).toEqual(evaluation);
    expect(await evaluate(viewOf(dealGame(6080)))).toEqual({ kind: 'unwinnable' });
  });

  it('plays a game to its end, by the rules', async () => {
    const game = dealGame(3, RULE_SETS.relaxed);
    const { won, moves } = await playOut(game, { samples: 0 });
    const end = moves.reduce(playMove, game);
    expect(endingOf(end) === 'won').toBe(won);
    expect(moves.map(makeMove)).not.toEqual([]);
  });

  it('stops when it is aborted', async () => {
    const signal = AbortSignal.abort('no');
    await expect(evaluate(viewOf(dealGame(2)), { signal })).rejects.toBe('no');
    await expect(playOut(dealGame(2), { signal })).rejects.toBe('no');
  });
});
