import { describe, expect, it } from 'vitest';
import { goTo } from '../../rules/game.ts';
import type { KeyValueStore } from '../preferences/keyValueStore.ts';
import { stage, won } from '../testing/stage.ts';
import { isTimeToAsk, keepAsked } from './chime.ts';

const { game } = stage(won, won.moves.length).session;
const steps = (store: KeyValueStore): number[] =>
  won.moves.flatMap((_, at) =>
    isTimeToAsk(
      { kind: 'moved', before: goTo(game.value, at), after: goTo(game.value, at + 1) },
      store,
    )
      ? [at]
      : [],
  );
const holding = (text: string | null): KeyValueStore => ({
  getItem: () => text,
  setItem: () => {},
});

describe('the question whether to have sound', () => {
  it('is asked at the third, sixth or ninth hour, not at the win, and only once', () => {
    const { store } = stage(won, 0);
    expect(steps(store)).toHaveLength(3);
    expect(keepAsked(store)).toBe(true);
    expect(steps(store)).toEqual([]);
  });

  it('treats an unreadable value as not asked', () => {
    for (const text of [null, '{', '{}', '"never"', 'true'])
      expect(steps(holding(text))).toHaveLength(3);
  });

  it('says if it cannot be remembered', () => {
    const full = () => {
      throw new Error('full');
    };
    expect(keepAsked({ getItem: () => null, setItem: full })).toBe(false);
  });
});
