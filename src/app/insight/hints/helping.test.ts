import { describe, expect, it } from 'vitest';
import { calm, settled, stage, until, won } from '../../testing/stage.ts';
import { Review } from '../review/review.ts';
import { Helping } from './helping.ts';

const at = (moves: number) => {
  const page = stage(won, moves);
  const review = new Review(page.session, page.insight);
  const helping = new Helping({ ...page, review });
  return { ...page, review, helping };
};

describe('help that counts', () => {
  it('is told to count before the first hint of a game, and then no more', async () => {
    const { helping, hints, session } = at(112);
    helping.hint();
    expect(helping.question.value).toBe('hint');
    await calm();
    expect(hints.hint.value.kind).toBe('off');
    expect(session.assists.value.hints).toBe(0);
    helping.agree();
    expect(helping.question.value).toBeUndefined();
    await until(hints, 'shown');
    helping.hint();
    expect(hints.hint.value.kind).toBe('off');
    helping.hint();
    await until(hints, 'shown');
    expect(helping.question.value).toBeUndefined();
    helping.fairHint();
    expect(helping.question.value).toBeUndefined();
    expect(hints.hint.value.kind).toBe('thinking');
  });

  it('is given to who asks twice, and not to who moves on or does not want it', async () => {
    const { helping, hints, session } = at(110);
    helping.fairHint();
    helping.refuse();
    helping.agree();
    expect(hints.hint.value.kind).toBe('off');
    helping.hint();
    session.undo();
    expect(helping.question.value).toBeUndefined();
    helping.fairHint();
    helping.hint();
    expect(helping.question.value).toBe('hint');
    helping.hint();
    expect(helping.question.value).toBeUndefined();
    await until(hints, 'shown');
  });

  it('is the answer whether the game can be won, of the position or of the game', async () => {
    const page = at(110);
    const { helping, status, session } = page;
    for (const scope of ['position', 'game'] as const) {
      helping.status();
      expect(helping.question.value).toBe('status');
      expect(status.isShown.value).toBe(false);
      helping.agree(scope);
      expect(await settled(page)).toBe('winnable');
      session.undo();
      expect(status.isShown.value).toBe(scope === 'game');
      session.redo();
      helping.status();
      expect(status.isShown.value).toBe(false);
      expect(helping.question.value).toBeUndefined();
    }
  });

  it('is looking through a game that is not over, unless it is known already', async () => {
    const page = at(110);
    page.helping.review();
    expect(page.helping.question.value).toBe('review');
    expect(page.review.isOpen.value).toBe(false);
    page.helping.agree();
    expect(page.review.isOpen.value).toBe(true);
    page.review.close();
    page.status.show('game');
    await settled(page);
    page.helping.review();
    expect(page.helping.question.value).toBeUndefined();
    expect(page.review.isOpen.value).toBe(true);
    const over = at(won.moves.length);
    over.helping.review();
    expect(over.review.isOpen.value).toBe(true);
  });
});
