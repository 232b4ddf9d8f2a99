import { describe, expect, it } from 'vitest';
import { calm, settled, stage, until, won } from '../../testing/stage.ts';
import { Review } from '../review/review.ts';
import { HelpConsent } from './helpConsent.ts';

const at = (moves: number) => {
  const page = stage(won, moves);
  const review = new Review(page.session);
  const helpConsent = new HelpConsent({ ...page, review });
  return { ...page, review, helpConsent };
};

describe('help that counts', () => {
  it('comes with a warning before the first hint of a game only', async () => {
    const { helpConsent, hints, session } = at(112);
    helpConsent.hint();
    expect(helpConsent.question.value).toBe('hint');
    await calm();
    expect(hints.hint.value.kind).toBe('off');
    expect(session.assists.value.hints).toBe(0);
    helpConsent.agree();
    expect(helpConsent.question.value).toBeUndefined();
    await until(hints, 'shown');
    helpConsent.hint();
    expect(hints.hint.value.kind).toBe('off');
    helpConsent.hint();
    await until(hints, 'shown');
    expect(helpConsent.question.value).toBeUndefined();
    helpConsent.fairHint();
    expect(helpConsent.question.value).toBeUndefined();
    expect(hints.hint.value.kind).toBe('thinking');
  });

  it('is given if asked for twice, but not after a move or a refusal', async () => {
    const { helpConsent, hints, session } = at(110);
    helpConsent.fairHint();
    helpConsent.refuse();
    helpConsent.agree();
    expect(hints.hint.value.kind).toBe('off');
    helpConsent.hint();
    session.undo();
    expect(helpConsent.question.value).toBeUndefined();
    helpConsent.fairHint();
    helpConsent.hint();
    expect(helpConsent.question.value).toBe('hint');
    helpConsent.hint();
    expect(helpConsent.question.value).toBeUndefined();
    await until(hints, 'shown');
  });

  it('includes the win check, for the position or for the game', async () => {
    const page = at(110);
    const { helpConsent, winCheck, session } = page;
    for (const scope of ['position', 'game'] as const) {
      helpConsent.status();
      expect(helpConsent.question.value).toBe('status');
      expect(winCheck.isShown.value).toBe(false);
      helpConsent.agree(scope);
      expect(await settled(page)).toBe('winnable');
      session.undo();
      expect(winCheck.isShown.value).toBe(scope === 'game');
      session.redo();
      helpConsent.status();
      expect(winCheck.isShown.value).toBe(false);
      expect(helpConsent.question.value).toBeUndefined();
    }
  });

  it('includes the review of a game that is not over, unless the status was seen already', async () => {
    const page = at(110);
    page.helpConsent.review();
    expect(page.helpConsent.question.value).toBe('review');
    expect(page.review.isOpen.value).toBe(false);
    page.helpConsent.agree();
    expect(page.review.isOpen.value).toBe(true);
    page.review.close();
    page.winCheck.show('game');
    await settled(page);
    page.helpConsent.review();
    expect(page.helpConsent.question.value).toBeUndefined();
    expect(page.review.isOpen.value).toBe(true);
    const over = at(won.moves.length);
    over.helpConsent.review();
    expect(over.review.isOpen.value).toBe(true);
  });
});
