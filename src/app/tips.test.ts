import { describe, expect, it } from 'vitest';
import { canRedo } from '../rules/game.ts';
import { stage, won } from './testing/stage.ts';
import { Tips } from './tips.ts';

const at = (moves: number) => {
  const page = stage(won, moves);
  return { ...page, tips: new Tips(page.session, page.store) };
};

describe('tips', () => {
  it('are told when they are of use, each until it is dismissed', () => {
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

  it('are read by who plays on, hidden while something else is told, and over with the win', () => {
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
    quiet = true;
    page.session.undo();
    expect(tips.tip.value).toBeUndefined();
    quiet = false;
    page.session.redo();
    expect(tips.tip.value).toBeDefined();
    tips.forget();
    expect(tips.tip.value).toBe('gaps');
    while (canRedo(page.session.game.value)) page.session.redo();
    tips.forget();
    expect(tips.tip.value).toBeUndefined();
  });

  it('tell of gaps and of complete hours', () => {
    const { tips } = at(won.moves.length - 1);
    expect(tips.tip.value).toBe('gaps');
    tips.dismiss('gaps');
    tips.dismiss('waste');
    expect(tips.tip.value).toBe('hour');
  });

  it('hold what cannot be read for not told', () => {
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
});
