/** The story of a game under review, in the real page with its workers. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, choose, open } from './player.ts';
import { spoiled } from './solver.ts';

/** How many questions the page has put to solver and fair player since it was loaded. */
const asked = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked ?? 0);

const countQuestions = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function count(this: Worker, ...message: [{ kind?: string }]) {
      const counted = window as { asked?: number };
      if (['advise', 'solve'].includes(message[0].kind ?? ''))
        counted.asked = (counted.asked ?? 0) + 1;
      postMessage.apply(this, message as never);
    };
  });

const review = (page: Page) => page.locator('.review');
const slider = (page: Page) => page.getByRole('slider', { name: en.reviewBar.slider });

async function openReview(page: Page): Promise<void> {
  await button(page, en.menu).click();
  await button(page, en.panels.lookThrough).click();
  const ask = button(page, en.hintChip.asking.openReview);
  await expect(ask.or(review(page))).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await expect(review(page)).toBeVisible();
}

const isComplete = (page: Page) =>
  expect(page.getByText(en.story.points('6'))).toBeVisible({ timeout: 90_000 });

test('the story fills in beside the table, and is there at once the second time', async ({
  page,
}) => {
  await countQuestions(page);
  await choose(page, { language: 'en' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, spoiled(), 103);
  await openReview(page);
  await expect(page.getByText(/^\d+ of 103 moves looked at$/)).toBeVisible();
  await isComplete(page);
  expect(await asked(page)).toBeGreaterThan(100);
  const story = page.locator('.story');
  await expect(story).toContainText(/^The mistake: .+ at move 102\. .+ first kept the win\./);
  expect(await violations(page, '.review')).toEqual([]);
  // The curve has a point in each column, and the panel covers no card.
  const points = await page.locator('.story-chart path.line').getAttribute('d');
  expect(points?.split(/[ML]/)).toHaveLength(105);
  const isBeside = await page.evaluate(() => {
    const edge = (document.querySelector('.review') as HTMLElement).getBoundingClientRect().left;
    const cards = [...document.querySelectorAll('#table .card')];
    return cards.every((card) => card.getBoundingClientRect().right <= edge);
  });
  expect(isBeside).toBe(true);
  const told = await story.textContent();
  await page.reload();
  await openReview(page);
  await isComplete(page);
  expect(await story.textContent()).toBe(told);
  expect(await asked(page)).toBe(0);
});

test('the chart is a slider for keys and pointers, and rows go to their moves', async ({
  page,
}) => {
  await choose(page, { language: 'en' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, spoiled(), 103);
  await openReview(page);
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Move 102 of 103: lost\. /);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(review(page).locator('.place')).toContainText('Start, of 103 moves');
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider is not there');
  await page.mouse.move(box.x + 1, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '52');
  const row = page.locator('.story-lists button').first();
  const number = await row.locator('.number').textContent();
  await row.click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', number ?? '');
});

test('on a phone a button opens it as a sheet', async ({ page }) => {
  await choose(page, { language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, spoiled(), 103);
  await openReview(page);
  await button(page, en.story.title).click();
  const sheet = page.getByRole('dialog', { name: en.story.title });
  const chart = sheet.getByRole('slider');
  const box = await chart.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 60);
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await sheet.getByText(en.story.table).click();
  await expect(sheet.getByRole('table').getByRole('row')).toHaveCount(105);
  const isWider = await sheet.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isWider).toBe(false);
});
