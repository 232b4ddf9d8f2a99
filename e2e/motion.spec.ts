/** Cards that fly, and do not. */
import { expect, type Page, test } from '@playwright/test';
import { button, keptMoves, open, wonGame } from './player.ts';

interface Flights {
  flights: { begun: number; cancelled: number };
}

/** From now on the page counts the flights that begin, and those that are cut off. */
const countFlights = (page: Page) =>
  page.evaluate(() => {
    const flights = { begun: 0, cancelled: 0 };
    (window as unknown as Flights).flights = flights;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...details) {
      const flight = animate.apply(this, details);
      flights.begun++;
      flight.addEventListener('cancel', () => flights.cancelled++);
      return flight;
    };
  });

/** Clicks, and tells how many cards fly at that very moment. */
const flightsOf = (page: Page, selector: string) =>
  page.evaluate((found) => {
    document.querySelector<HTMLElement>(found)?.click();
    return document.getAnimations().filter((a) => !(a instanceof CSSTransition)).length;
  }, selector);

test('a refill flies card by card, and input does not wait for it', async ({ page }) => {
  const game = wonGame('1');
  const refill = game.moves.findIndex((move, i) => move === 'refill' && i > 10);
  await open(page, game, refill);
  expect(await flightsOf(page, '[data-pile=s]')).toBeGreaterThan(1);
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(refill + 1);
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a instanceof CSSTransition),
  );
  expect(await cardsOffPlace(page)).toEqual([]);
});

test('cards of a refill show their backs until they leave the stock', async ({ page }) => {
  const game = wonGame('1');
  const refill = game.moves.findIndex((move, i) => move === 'refill' && i > 10);
  await open(page, game, refill);
  const faceUp = () => page.locator('.card:not(.down)').count();
  const before = await faceUp();
  const during = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-pile=s]')?.click();
    return document.querySelectorAll('.card:not(.down)').length;
  });
  expect(during - before).toBe(1);
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a instanceof CSSTransition),
  );
  expect(await faceUp()).toBeGreaterThan(before + 1);
});

test('a new deal is dealt to its end, however long its number', async ({ page }) => {
  await open(page, wonGame('1'));
  await countFlights(page);
  await button(page, 'New game').click();
  await button(page, 'Deal a random game').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a instanceof CSSTransition),
  );
  const { begun, cancelled } = await page.evaluate(() => (window as unknown as Flights).flights);
  expect(begun).toBeGreaterThanOrEqual(48);
  expect(cancelled).toBe(0);
});

/** Fans whose top card is not seen inside the pile's own button. */
const cardsOffPlace = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.card:not(.down)')]
      .filter((card) => card.style.visibility !== 'hidden')
      .map((card) => card.getBoundingClientRect());
    return [...document.querySelectorAll<HTMLElement>('button.pile[data-pile^=t]')]
      .filter((fan) => !fan.ariaLabel?.includes('empty'))
      .filter((fan) => {
        const box = fan.getBoundingClientRect();
        return !cards.some(
          (card) =>
            card.left >= box.left - 1 &&
            card.right <= box.right + 1 &&
            card.top >= box.top - 1 &&
            card.bottom <= box.bottom + 1,
        );
      })
      .map((fan) => fan.dataset['pile']);
  });

test('who wants less motion gets none of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = wonGame('1');
  await open(page, game, game.moves.indexOf('refill'));
  const seen = await page.evaluate(() => {
    const down = () => document.querySelectorAll('.card.down').length;
    const before = down();
    document.querySelector<HTMLElement>('[data-pile=s]')?.click();
    const frames = document
      .getAnimations()
      .flatMap((a) => (a.effect as KeyframeEffect).getKeyframes());
    const moving = frames.filter((frame) => 'transform' in frame).length;
    return { frames: frames.length, moving, turned: before - down() };
  });
  expect(seen.frames).toBeGreaterThan(0);
  expect(seen.moving).toBe(0);
  expect(seen.turned).toBeGreaterThan(1);
});
