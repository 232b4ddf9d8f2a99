import { describe, expect, it } from 'vitest';
import { canRedo, current } from '../../rules/game.ts';
import { legalMoves } from '../../rules/move.ts';
import { gaps } from '../../rules/position.ts';
import type { GameRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { stage, won } from '../testing/stage.ts';
import { Tips } from './tips.ts';

const at = (moves: number) => {
  const page = stage(won, moves);
  return { ...page, tips: new Tips(page.session, page.store) };
};

describe('tips', () => {
  it('are shown when they are of use, each until it is dismissed', () => {
    const { tips, session, store } = at(0);
    expect(tips.tip.value).toBe('begin');
    tips.dismiss('begin');
    expect(tips.tip.value).toBeUndefined();
    session.deal();
    expect(tips.tip.value).toBe('waste');
    tips.dismiss('waste');
    expect(new Tips(session, store).tip.value).toBeUndefined();
    tips.forget();
    expect(tips.tip.value).toBe('waste');
    tips.dismissAll();
    expect(new Tips(session, store).tip.value).toBeUndefined();
  });

  it('count as read when the player plays on, are hidden while something else is shown, and end with the win', () => {
    const page = stage(won, won.moves.length);
    page.session.undo();
    page.session.undo();
    let quiet = false;
    const tips = new Tips(page.session, page.store, () => quiet && page.session.game.value.at > 0);
    expect(tips.tip.value).toBe('gaps');
    page.session.undo();
    expect(tips.tip.value).toBe('gaps');
    page.session.redo();
    expect(tips.tip.value).not.toBe('gaps');
    tips.forget();
    quiet = true;
    page.session.undo();
    expect(tips.tip.value).toBeUndefined();
    quiet = false;
    page.session.redo();
    expect(tips.tip.value).toBe('gaps');
    while (canRedo(page.session.game.value)) page.session.redo();
    tips.forget();
    expect(tips.tip.value).toBeUndefined();
  });

  it('explain gaps, and with many other moves that refilling is a choice', () => {
    const told = new Set<string>();
    for (let moves = 0; moves < won.moves.length; moves++) {
      const { tips, session } = at(moves);
      tips.dismiss('begin');
      tips.dismiss('waste');
      const game = session.game.value;
      const legal = legalMoves(game.ruleSet, current(game));
      // No tip about gaps if no cards are left to refill them.
      const hasGaps = legal.some(({ kind }) => kind === 'refill');
      expect(tips.tip.value).toBe(hasGaps ? 'gaps' : undefined);
      tips.dismiss('gaps');
      const isChoice =
        legal.some(({ kind }) => kind === 'refill') &&
        legal.filter(({ kind }) => kind === 'carry').length >= 3;
      expect(tips.tip.value).toBe(isChoice ? 'refill' : undefined);
      told.add(`${hasGaps} ${isChoice}`);
    }
    expect([...told].sort()).toEqual(['false false', 'true false', 'true true']);
  });

  it('treat unreadable storage as no tip shown', () => {
    const { session } = at(0);
    for (const text of ['{', '{}', '["mauve"]', 'null']) {
      const store = { getItem: () => text, removeItem: () => {}, setItem: () => {} };
      expect(new Tips(session, store).tip.value).toBe('begin');
    }
    const full = () => {
      throw new Error('full');
    };
    const tips = new Tips(session, { getItem: full, setItem: full });
    tips.dismissAll();
    expect(tips.tip.value).toBeUndefined();
  });

  it('do not say that a fan with gaps takes no cards by rules where it does', () => {
    const relaxed = wonGames().find(({ rules }) => rules === 'relaxed') as GameRecord;
    const page = stage(relaxed, relaxed.moves.indexOf('refill'));
    const tips = new Tips(page.session, page.store);
    tips.dismiss('begin');
    expect(gaps(current(page.session.game.value))).toBeGreaterThan(0);
    expect(tips.tip.value).not.toBe('gaps');
  });
});
