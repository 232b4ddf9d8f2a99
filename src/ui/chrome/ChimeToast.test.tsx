/** The question whether to have sound. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { isTimeToAsk } from '../../app/sounds/chime.ts';
import { won } from '../../app/testing/stage.ts';
import { goTo } from '../../rules/game.ts';
import { readRecord } from '../../rules/record.ts';
import { button, byId, openPage } from '../testing/openPage.tsx';
import { focusIsOn, stopTime } from '../testing/playing.ts';

const read = readRecord(won);
if (!read.ok) throw new Error('the record is damaged');
const game = read.value;
/** The moves after which a chime would ring, for a player who has not been asked yet. */
const CHIMES = won.moves.flatMap((_, at) => {
  const [before, after] = [goTo(game, at), goTo(game, at + 1)];
  const nothingKept = { getItem: () => null, setItem: () => {} };
  return isTimeToAsk({ kind: 'moved', before, after }, nothingKept) ? [at + 1] : [];
});
const [first, second] = CHIMES as [number, number];

const kept = { 'bigben.lesson': '"over"', 'bigben.tips': '["begin","gaps","refill","waste"]' };
const line = () => screen.findByRole('complementary', { name: 'Big Ben can chime.' });
const noLine = () => waitFor(() => expect(document.querySelectorAll('.side-line')).toHaveLength(0));

describe('the question about sound', () => {
  it('comes before the first chime, is spoken, and disappears by itself', async () => {
    const page = await openPage(won, { at: first - 1, kept });
    stopTime();
    await page.user.click(button('Redo'));
    await line();
    expect(byId('spoken').textContent).toContain('Big Ben can chime.');
    expect(page.kept.getItem('bigben.chime')).toBe('"asked"');
    const lines = () => document.querySelectorAll('.side-line').length;
    await vi.advanceTimersByTimeAsync(7000);
    expect(lines()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(lines()).toBe(0);
  });

  it('never comes again', async () => {
    const asked = { ...kept, 'bigben.chime': '"asked"' };
    const { user } = await openPage(won, { at: first, kept: asked });
    for (let at = first; at < second; at++) await user.click(button('Redo'));
    expect(byId('spoken').textContent).toContain('is lit');
    await noLine();
  });

  it.each([
    ['No, thanks', false],
    ['Turn on sound', true],
  ])('is answered by “%s”', async (answer, isOn) => {
    const { user, settings } = await openPage(won, { at: first - 1, kept });
    await user.click(button('Redo'));
    await line();
    await user.click(button(answer));
    await noLine();
    await focusIsOn('s');
    expect(settings.choices.value.sound).toBe(isOn);
  });

  it('is not asked if sound is on', async () => {
    const { user } = await openPage(won, { at: first - 1, kept, choices: { sound: true } });
    await user.click(button('Redo'));
    expect(byId('spoken').textContent).toContain('is lit');
    await noLine();
  });
});
