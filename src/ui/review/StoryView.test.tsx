/** The story of a game under review. */
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { DetachedWindowAPI } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { scriptedAdvice } from '../../app/testing/scriptedPool.ts';
import { localFairPlayer, spoiled } from '../../app/testing/stage.ts';
import type { FairChoice } from '../../fair/result.ts';
import { en } from '../../i18n/testing/whole.ts';
import { type OpenPage, one, openPage } from '../testing/openPage.tsx';
import { buttonIn, chooseFromMenu, keptOnTable } from '../testing/playing.ts';

/** A fair player that gives each position with hidden cards another chance, and the exact one near the end. */
function unsteadyFairPlayer() {
  const whole = localFairPlayer();
  const { fairPlayer, asked } = scriptedAdvice((count) => {
    const chance = ((count * 37) % 90) / 100 + 0.05;
    const alternatives = [
      { move: { kind: 'refill' }, chance },
      { move: { kind: 'draw' }, chance },
    ];
    return { kind: 'move', chance, plan: [], alternatives, nodes: 1 } as unknown as FairChoice;
  });
  const advise: typeof whole.advise = (question, options) =>
    (question.view.unseen.length > 1 ? fairPlayer : whole).advise(question, options);
  return { fairPlayer: { ...whole, advise }, asked };
}

/** Opens the review; in a wide window the story stands in it. */
async function openStory({ user }: Pick<OpenPage, 'user'>): Promise<HTMLElement> {
  await chooseFromMenu(user, en.panels.lookThrough);
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  return screen.findByRole('complementary', { name: en.reviewBar.title });
}

const isComplete = (review: HTMLElement) =>
  waitFor(() => expect(review.textContent).toContain(en.story.points('6')));

describe('the story of a game', () => {
  it('tells the mistake, luck and decisions, and each row goes to its move', async () => {
    const { fairPlayer } = unsteadyFairPlayer();
    const page = await openPage(spoiled, { engines: { fairPlayer } });
    const review = await openStory(page);
    await isComplete(review);
    expect(review.textContent).toMatch(/The mistake: .+ at move 102\. .+ first kept the win\./);
    expect(review.textContent).toContain('It could be seen: 100% against 0%.');
    const luck = within(review).getByRole('heading', { name: en.story.lists.luckiest });
    const rows = within(luck.parentElement as HTMLElement).getAllByRole('button');
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toMatch(/^\d+ (Refill \d+|Draw .+) \+\d+$/);
    const number = Number(rows[0]?.textContent?.split(' ')[0]);
    await page.user.click(rows[0] as HTMLElement);
    await waitFor(() => expect(page.session.game.value.at).toBe(number));
    expect(keptOnTable(page.store).assists).toMatchObject({ chanceSeen: true });
  });

  it('has a slider that keys move, and says place, verdict and chance', async () => {
    const { fairPlayer } = unsteadyFairPlayer();
    const page = await openPage(spoiled, { engines: { fairPlayer } });
    const review = await openStory(page);
    await isComplete(review);
    const slider = within(review).getByRole('slider', { name: en.reviewBar.slider });
    const told = (text: string) =>
      waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe(text));
    await told('Move 103 of 103: lost. Chance 0%.');
    for (const [key, at] of [
      ['ArrowLeft', 102],
      ['PageDown', 92],
      ['ArrowUp', 93],
      ['Home', 0],
      ['ArrowDown', 0],
      ['End', 103],
      ['ArrowRight', 103],
      ['x', 103],
    ] as const) {
      fireEvent.keyDown(slider, { key });
      await waitFor(() => expect(slider.getAttribute('aria-valuenow')).toBe(`${at}`));
      expect(page.session.game.value.at).toBe(at);
    }
  });

  it('marks the mistake on the table, and what kept the win, and shows the way from there', async () => {
    const { fairPlayer } = unsteadyFairPlayer();
    const page = await openPage(spoiled, { engines: { fairPlayer } });
    const review = await openStory(page);
    await isComplete(review);
    expect(document.querySelector('.callout')).toBeNull();
    await page.user.click(within(review).getByRole('button', { name: /^The mistake: go to/ }));
    await waitFor(() => expect(one('.callout').textContent).toBe(en.reviewBar.losingMove));
    await waitFor(() => expect(one('.kept-marks').querySelectorAll('.tip')).toHaveLength(1));
    await page.user.click(buttonIn(review, en.trial.showWay));
    const trial = await screen.findByRole('complementary', { name: en.trial.title });
    await waitFor(() => expect(one('.hint-marks').querySelectorAll('.tip')).toHaveLength(1));
    expect(one('.kept-marks').children).toHaveLength(0);
    expect(page.session.entry.value.continued).toBe(true);
    await page.user.click(buttonIn(trial, en.close));
    await waitFor(() => expect(page.session.entry.value.continued).toBe(false));
  });

  it('can be read as a table', async () => {
    const { fairPlayer } = unsteadyFairPlayer();
    const page = await openPage(spoiled, { engines: { fairPlayer } });
    const review = await openStory(page);
    await isComplete(review);
    one('.chart-table').setAttribute('open', '');
    const table = within(review).getByRole('table', { name: en.story.table });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]).toEqual(['Move', 'Chance', 'Verdict', 'Luck', 'Decision']);
    expect(rows).toHaveLength(105);
    expect(rows[1]?.[0]).toBe('Start');
    expect(rows[103]).toEqual([expect.stringMatching(/^102 /), '0%', 'lost', '', '−100']);
  });

  it('needs no work the second time, also after a reload', async () => {
    const { fairPlayer, asked } = unsteadyFairPlayer();
    const page = await openPage(spoiled, { engines: { fairPlayer } });
    await isComplete(await openStory(page));
    const before = one('.story').textContent;
    const { length } = asked;
    expect(length).toBeGreaterThan(50);
    const later = await page.reopen();
    // The player has agreed that it counts as help.
    await chooseFromMenu(later.user, en.panels.lookThrough);
    await isComplete(await screen.findByRole('complementary', { name: en.reviewBar.title }));
    expect(one('.story').textContent).toBe(before);
    expect(asked).toHaveLength(length);
  });

  it('is a sheet where the window has no room for it, and a row closes that', async () => {
    const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
    happyDOM.setViewport({ width: 390, height: 844 });
    try {
      const { fairPlayer } = unsteadyFairPlayer();
      const page = await openPage(spoiled, { engines: { fairPlayer } });
      const review = await openStory(page);
      expect(review.querySelector('.story')).toBeNull();
      // The chart stands in the bar of an upright window.
      await waitFor(() => expect(review.querySelector('.story-chart')).not.toBeNull());
      await page.user.click(buttonIn(review, en.story.title));
      const sheet = await screen.findByRole('dialog', { name: en.story.title });
      await isComplete(sheet);
      expect(within(sheet).getByRole('slider').getAttribute('aria-valuenow')).toBe('103');
      const [row] = [...sheet.querySelectorAll<HTMLElement>('.story-lists button')];
      await page.user.click(row as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(page.session.game.value.at).toBe(Number(row?.textContent?.split(' ')[0]));
    } finally {
      happyDOM.setViewport({ width: 1280, height: 800 });
    }
  });
});
