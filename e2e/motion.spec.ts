/** Cards that fly, and cards that must not. */
import { expect, type Page, test } from '@playwright/test';
import { cardsShown } from './host.ts';
import { button, holdBack, keptMoves, MOVING, open, openOptions, wonGame } from './player.ts';

test.use(MOVING);

interface Flights {
  flights: { begun: number; cancelled: number };
}

/** Starts counting the flights that begin, and those that are cut off. */
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

/** A refill of three gaps. */
const game = wonGame('1');
const refill = game.moves.findIndex((move, i) => move === 'refill' && i > 10);

/** Waits until no card flies or waits for its face. */
async function stillCards(page: Page): Promise<void> {
  await cardsShown(page);
  await page.waitForFunction(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.card')];
    const isDealt = new Set(cards.map((card) => card.style.translate)).size > 12;
    return isDealt && document.getAnimations().every((a) => a instanceof CSSTransition);
  });
}

/** Clicks. @returns how many cards fly at that moment */
const flightsOf = (page: Page, selector: string) =>
  page.evaluate((found) => {
    document.querySelector<HTMLElement>(found)?.click();
    return document.getAnimations().filter((a) => !(a instanceof CSSTransition)).length;
  }, selector);

test('a refill flies card by card, and input does not wait for it', async ({ page }) => {
  await open(page, game, refill);
  expect(await flightsOf(page, '[data-pile=s]')).toBeGreaterThan(1);
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(refill + 1);
  await stillCards(page);
  expect(await cardsOffPlace(page)).toEqual([]);
});

/** Presses something, and holds all cards that begin to fly. */
const hold = (page: Page, selector: string): Promise<void> =>
  page.evaluate((pressed) => {
    document.querySelector<HTMLElement>(pressed)?.click();
    for (const flight of document.getAnimations())
      if (!(flight instanceof CSSTransition)) flight.pause();
  }, selector);

/** Each turning card at the same share of its animation: its visible side, and its width. */
const seenAt = (page: Page, share: number): Promise<{ side: string; width: number }[]> =>
  page.evaluate((at) => {
    for (const flight of document.getAnimations()) {
      const { delay, duration } = flight.effect?.getComputedTiming() ?? {};
      if (flight.playState === 'paused') flight.currentTime = Number(delay) + at * Number(duration);
    }
    return [...document.querySelectorAll<HTMLElement>('.card.turning')].map((card) => {
      const face = card.firstElementChild as HTMLImageElement;
      const isThere = face.complete && face.naturalWidth > 0;
      const shown = { 0: 'back', 1: isThere ? 'face' : 'nothing' }[getComputedStyle(face).opacity];
      const share = card.getBoundingClientRect().width / card.offsetWidth;
      return { side: shown ?? 'both', width: Math.round(share * 10) / 10 };
    });
  }, share);

const three = (side: string, width: unknown = expect.any(Number)) => [
  { side, width },
  { side, width },
  { side, width },
];

test('cards of a refill turn over while they fly, on edge when the side changes', async ({
  page,
}) => {
  await open(page, game, refill);
  await stillCards(page);
  await hold(page, '[data-pile=s]');
  for (const at of [0, 0.15]) expect(await seenAt(page, at), `${at}`).toEqual(three('back', 1));
  expect(await seenAt(page, 0.3)).toEqual(three('back'));
  for (const [at, side] of [
    [0.42, 'back'],
    [0.44, 'face'],
  ] as const) {
    const seen = await seenAt(page, at);
    expect(seen, `${at}`).toEqual(three(side));
    expect(Math.max(...seen.map(({ width }) => width))).toBeLessThan(0.15);
  }
  expect(await seenAt(page, 0.6)).toEqual(three('face'));
  for (const at of [0.75, 0.99]) expect(await seenAt(page, at), `${at}`).toEqual(three('face', 1));
});

test('cards that go back to the stock turn face down on their way', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, game, refill + 1);
  await stillCards(page);
  await hold(page, 'button[aria-label=Undo]');
  for (const at of [0, 0.15, 0.42]) expect(await seenAt(page, at), `${at}`).toEqual(three('face'));
  for (const at of [0.44, 0.75, 0.99])
    expect(await seenAt(page, at), `${at}`).toEqual(three('back'));
});

test('a card that is undone before it has turned does not show its face', async ({ page }) => {
  await open(page, game, refill);
  await stillCards(page);
  await hold(page, '[data-pile=s]');
  expect(await seenAt(page, 0.4)).toEqual(three('back'));
  await hold(page, 'button[aria-label=Undo]');
  expect(await seenAt(page, 0.1)).toEqual([]);
  expect(await page.locator('.card:not(.down) img').count()).toBe(
    await page.locator('.card:not(.down)').count(),
  );
  const facesGoing = await page.evaluate(
    () =>
      document.getAnimations().filter((a) => (a.effect as KeyframeEffect).target?.tagName === 'IMG')
        .length,
  );
  expect(facesGoing).toBe(0);
});

test('flying cards are only moved, turned and faded', async ({ page }) => {
  await open(page, game, refill);
  await stillCards(page);
  await hold(page, '[data-pile=s]');
  const animated = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((a) => !(a instanceof CSSTransition))
      .flatMap((a) => (a.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame)),
  );
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = new Set(animated.filter((name) => !timing.includes(name)));
  expect([...properties].sort()).toEqual(['opacity', 'rotate', 'scale', 'translate']);
});

test('the first deal waits for the faces, and for no player', async ({ page }) => {
  const letThem = await holdBack(page, /sheets-[^/]*\.js$/);
  await page.goto('./');
  const stacked = () =>
    page.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll<HTMLElement>('.card')].map((card) => card.style.translate),
        ).size,
    );
  await expect(button(page, 'New deal')).toBeVisible();
  // The stock shows four cards, slightly offset.
  await expect.poll(stacked).toBeLessThan(6);
  letThem();
  await expect.poll(stacked).toBeGreaterThan(47);
});

test('a tip that comes up does not cut off the deal', { tag: '@all' }, async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('.tip')).toBeVisible();
  await stillCards(page);
  await countFlights(page);
  await button(page, 'New deal').click();
  await expect(page.locator('.side-line')).toBeVisible();
  await stillCards(page);
  const { begun, cancelled } = await page.evaluate(() => (window as unknown as Flights).flights);
  expect(begun).toBeGreaterThanOrEqual(48);
  expect(cancelled).toBe(0);
});

test('a new deal is not cut off, even with a long number', { tag: '@all' }, async ({ page }) => {
  await open(page, wonGame('1'));
  await stillCards(page);
  await countFlights(page);
  await openOptions(page);
  await button(page, 'Deal').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stillCards(page);
  const { begun, cancelled } = await page.evaluate(() => (window as unknown as Flights).flights);
  expect(begun).toBeGreaterThanOrEqual(48);
  expect(cancelled).toBe(0);
});

/** Fans whose top card is not inside the pile's button. */
const cardsOffPlace = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.card:not(.down)')]
      .filter((card) => card.style.display !== 'none')
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

test('with reduced motion nothing flies', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'the driver cannot tell it that less motion is wanted');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, game, game.moves.indexOf('refill'));
  const seen = await page.evaluate(() => {
    const down = () => document.querySelectorAll('.card.down').length;
    const before = down();
    document.querySelector<HTMLElement>('[data-pile=s]')?.click();
    const frames = document
      .getAnimations()
      .flatMap((a) => (a.effect as KeyframeEffect).getKeyframes());
    const moving = frames.filter((frame) => !('opacity' in frame)).length;
    return { frames: frames.length, moving, turned: before - down() };
  });
  expect(seen.frames).toBeGreaterThan(0);
  expect(seen.moving).toBe(0);
  expect(seen.turned).toBeGreaterThan(1);
});
