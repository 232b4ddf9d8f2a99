/** The table, one habit of its people at a time. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { centreOf, keptMoves, lostGame, open, pile, spoken, wonGame } from './player.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const targets = (page: Page) => page.locator('.over .target');

test.describe('hands', () => {
  test('a tap takes a card, its targets light up, a tap on one plays it', async ({ page }) => {
    await open(page, wonGame('1'));
    await pile(page, 't3').click();
    await expect(pile(page, 't3')).toHaveAccessibleName(/, held$/);
    await expect(pile(page, 'f8')).toHaveAccessibleName(/, takes the held card$/);
    await expect(targets(page)).toHaveCount(2);
    await pile(page, 'f8').click();
    await expect(targets(page)).toHaveCount(0);
    expect(await keptMoves(page)).toEqual(['t3-f8']);
  });

  test('a tap on another card takes that one instead, on its own pile puts it back', async ({
    page,
  }) => {
    await open(page, wonGame('1'));
    await pile(page, 't3').click();
    await pile(page, 't7').click();
    await expect(pile(page, 't7')).toHaveAccessibleName(/, held$/);
    await page.waitForFunction((since) => performance.now() > since, await later(page));
    await pile(page, 't7').click();
    await expect(pile(page, 't7')).not.toHaveAccessibleName(/, held$/);
    expect(await keptMoves(page)).toEqual([]);
  });

  test('a double click sends a card home', async ({ page }) => {
    await open(page, wonGame('1'));
    await pile(page, 't3').dblclick();
    expect(await keptMoves(page)).toEqual(['t3-f8']);
    await pile(page, 't12').dblclick();
    await expect(page.locator('.notice')).toHaveText('No foundation takes the ace of clubs now.');
  });

  test('quick clicks on the stock deal a card each', async ({ page }) => {
    await open(page, wonGame('1'));
    const { x, y } = await centreOf(pile(page, 's'));
    for (let i = 0; i < 12; i++) await page.mouse.click(x, y);
    expect(await keptMoves(page)).toEqual(Array(12).fill('draw'));
  });

  test('a card follows the mouse and goes back when it is dropped beside everything', async ({
    page,
  }) => {
    await open(page, wonGame('1'));
    const from = await centreOf(pile(page, 't3'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 120);
    await expect(page.locator('.card.lifted')).toHaveCount(1);
    await expect(targets(page)).toHaveCount(2);
    await page.mouse.up();
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    expect(await keptMoves(page)).toEqual([]);
    await expect(spoken(page)).toHaveText('Ace of diamonds put back.');
  });

  test('a drop beside a target still counts, on a wrong pile it does not', async ({ page }) => {
    await open(page, wonGame('1'));
    const from = await centreOf(pile(page, 't3'));
    const drop = async (x: number, y: number) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(x - 5, y - 5);
      await page.mouse.move(x, y);
      await page.mouse.up();
    };
    const wrong = await centreOf(pile(page, 'f12'));
    await drop(wrong.x, wrong.y);
    expect(await keptMoves(page)).toEqual([]);
    const box = await pile(page, 'f8').boundingBox();
    if (!box) throw new Error('no foundation at 8');
    await drop(box.x - 20, box.y + box.height / 2);
    expect(await keptMoves(page)).toEqual(['t3-f8']);
  });

  test('an undo in the middle of a drag ends the drag', async ({ page }) => {
    await open(page, wonGame('1'), 1);
    const from = await centreOf(pile(page, 't3'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 50, from.y);
    await page.keyboard.press('Control+z');
    await page.mouse.move(from.x - 100, from.y);
    await page.mouse.up();
    expect(await keptMoves(page)).toEqual([]);
    await expect(page.locator('.card.lifted')).toHaveCount(0);
  });

  test('a key that takes another card in the middle of a drag wins', async ({ page }) => {
    await open(page, wonGame('1'));
    const from = await centreOf(pile(page, 't3'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 50, from.y);
    await page.keyboard.press('Escape');
    await pile(page, 't7').press('Enter');
    await page.mouse.move(from.x - 100, from.y);
    await page.mouse.up();
    await expect(pile(page, 't7')).toHaveAccessibleName(/, held$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    expect(await keptMoves(page)).toEqual([]);
  });

  test('a press that ends beside the table is forgotten', async ({ page }) => {
    await open(page, wonGame('1'), 2);
    const [stock, undo] = [await centreOf(pile(page, 's')), await centreOf(button(page, 'Undo'))];
    await page.mouse.move(stock.x, stock.y);
    await page.mouse.down();
    await page.mouse.move(undo.x, undo.y, { steps: 4 });
    await page.mouse.up();
    const fan = await centreOf(pile(page, 't3'));
    await page.mouse.click(fan.x, fan.y);
    await expect(pile(page, 't3')).toHaveAccessibleName(/, held$/);
  });

  test('a drag that leaves the window and lets go there puts its card back', async ({ page }) => {
    await open(page, wonGame('1'));
    const from = await centreOf(pile(page, 't3'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y);
    await page.mouse.move(2000, from.y);
    await page.mouse.up();
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    await page.mouse.move(from.x, from.y);
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    expect(await keptMoves(page)).toEqual([]);
  });

  test('where the rules allow to draw with gaps there is a button for it', async ({ page }) => {
    await open(page, { ...wonGame('1', 'gamerules'), moves: ['t3-f8'] }, 1);
    await expect(pile(page, 's')).toHaveAccessibleName('Stock: 56 cards, refills one gap');
    await button(page, 'Draw a card').click();
    expect(await keptMoves(page)).toEqual(['t3-f8', 'draw']);
    await button(page, 'Draw a card').press('d');
    expect(await keptMoves(page)).toEqual(['t3-f8', 'draw', 'refill']);
    await expect(button(page, 'Draw a card')).toBeHidden();
    await expect(pile(page, 's')).toBeFocused();
  });
});

/** A moment too late for the second tap of a double tap. */
const later = (page: Page): Promise<number> => page.evaluate(() => performance.now() + 450);

test.describe('keys', () => {
  test('arrows walk round the clock, inward and outward', async ({ page }) => {
    await open(page, wonGame('1'));
    await pile(page, 't12').focus();
    for (const [key, place] of [
      ['ArrowLeft', 't11'],
      ['ArrowRight', 't12'],
      ['ArrowRight', 't1'],
      ['ArrowDown', 'f1'],
      ['ArrowUp', 't1'],
      ['ArrowDown', 'f1'],
      ['ArrowDown', 's'],
      ['ArrowLeft', 'w'],
      ['ArrowRight', 's'],
      ['ArrowDown', 'f6'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(pile(page, place)).toBeFocused();
    }
  });

  test('letters act while the clock has the focus, and only then', async ({ page }) => {
    await open(page, wonGame('1'));
    await button(page, 'Undo').focus();
    await page.keyboard.press('d');
    expect(await keptMoves(page)).toEqual([]);
    await pile(page, 't3').focus();
    await page.keyboard.press('d');
    await page.keyboard.press('f');
    expect(await keptMoves(page)).toEqual(['draw', 't3-f8']);
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    await page.keyboard.press('r');
    expect(await keptMoves(page)).toEqual(['draw']);
    await expect(pile(page, 't3')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(spoken(page)).toContainText('Ace of diamonds held.');
    await page.keyboard.press('Escape');
    await expect(spoken(page)).toHaveText('Ace of diamonds put back.');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pile(page, 't3')).toBeFocused();
  });

  test('Esc and a tap on the felt put a card back, wherever the focus is', async ({ page }) => {
    await open(page, wonGame('1'));
    await pile(page, 't3').click();
    await button(page, 'Undo').focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    await pile(page, 't3').press('Enter');
    await expect(page.locator('.card.lifted')).toHaveCount(1);
    await page.mouse.click(640, 790);
    await expect(page.locator('.card.lifted')).toHaveCount(0);
  });

  test('a refused place is explained and the card stays in hand', async ({ page }) => {
    await open(page, wonGame('1'));
    await pile(page, 't3').press('Enter');
    await pile(page, 't12').press('Enter');
    await expect(spoken(page)).toHaveText('Not in suit.');
    await pile(page, 'f8').press('Enter');
    expect(await keptMoves(page)).toEqual(['t3-f8']);
  });
});

test.describe('games', () => {
  test('undo, redo and restart', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, 4);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await button(page, 'Redo').click();
    expect(await keptMoves(page)).toEqual(game.moves.slice(0, 3));
    await button(page, 'Restart').click();
    expect(await keptMoves(page)).toEqual([]);
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    for (let i = 0; i < 4; i++) await button(page, 'Redo').click();
    expect(await keptMoves(page)).toEqual(game.moves.slice(0, 4));
  });

  test('a deal by its number, by chosen rules', async ({ page }) => {
    await open(page, wonGame('1'));
    await button(page, 'New game').click();
    const dialog = page.getByRole('dialog', { name: 'New game' });
    await dialog.getByLabel('Rules').selectOption('mcneely');
    await expect(dialog).toContainText('Scott McNeely');
    const number = dialog.getByLabel('or by its number');
    await number.fill('ms 5');
    await number.press('Enter');
    await expect(dialog).toContainText(
      '"ms 5" is not a deal number: expected digits, or ms and digits.',
    );
    await number.fill('32000');
    await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.deal')).toHaveText('Deal 32000 mcneely');
    await expect(pile(page, 't12')).toHaveAccessibleName(
      'Fan at 12: four of clubs on four of hearts on king of hearts, three cards',
    );
  });

  test('a random deal, another each time', async ({ page }) => {
    await open(page, wonGame('1'));
    const title = page.locator('.deal');
    const seen = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await button(page, 'New game').click();
      await button(page, 'Deal a random game').click();
      await expect(title).toHaveText(/^Deal \d{17,20} classic$/);
      await expect(pile(page, 's')).toBeFocused();
      seen.add((await title.textContent()) ?? '');
    }
    expect(seen.size).toBe(3);
  });

  test('a reload in the middle of a game returns to it, with all that can be undone and redone', async ({
    page,
  }) => {
    const game = wonGame('1');
    await open(page, game, 20);
    await button(page, 'Undo').click();
    await page.reload();
    await expect(spoken(page)).toHaveText('Deal 1, 19 moves.');
    expect(await keptMoves(page)).toEqual(game.moves.slice(0, 19));
    await button(page, 'Redo').click();
    expect(await keptMoves(page)).toEqual(game.moves.slice(0, 20));
    for (let i = 0; i < 20; i++) await button(page, 'Undo').click();
    expect(await keptMoves(page)).toEqual([]);
  });

  test('a damaged saved game is set aside and said so', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('bigben.game', '{"moves":'));
    await page.goto('./');
    await expect(spoken(page)).toHaveText(/could not be read/);
    await expect(page.locator('.notice')).toHaveText(/could not be read/);
    expect(await page.evaluate(() => localStorage.getItem('bigben.damaged'))).toBe('{"moves":');
  });

  test('the end without moves is announced, and can be undone', async ({ page }) => {
    const game = lostGame();
    await open(page, game, game.moves.length - 1);
    await expect(page.locator('.notice')).toBeHidden();
    await button(page, 'Redo').click();
    await expect(spoken(page)).toContainText(
      /No move is left\. \d+ of 104 cards are on the clock\./,
    );
    await expect(page.locator('.notice')).toHaveText(/^No move is left/);
    await button(page, 'Undo').click();
    await expect(page.locator('.notice')).toBeHidden();
  });

  test('a lost game is played to its end by clicks', async ({ page }) => {
    const game = lostGame();
    await open(page, game);
    for (const move of game.moves)
      for (const place of move.includes('-') ? move.split('-') : ['s'])
        await pile(page, place).dispatchEvent('click');
    await expect(spoken(page)).toContainText('No move is left.');
    expect(await keptMoves(page)).toEqual(game.moves);
  });

  test('a won game is announced and shown', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, game.moves.length - 1);
    await button(page, 'Redo').click();
    await expect(spoken(page)).toContainText('You have won, in 116 moves.');
    await expect(page.getByText('Twelve o’clock')).toBeVisible();
  });
});

test.describe('motion', () => {
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
    expect(await keptMoves(page)).toHaveLength(refill + 1);
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
});

test.describe('the page', () => {
  const WINDOWS = [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
    [360, 640],
    [667, 375],
  ] as const;

  for (const [width, height] of WINDOWS)
    test(`has every card and button inside a window of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, wonGame('1'), 40);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, .card, .gap, .pill')]
          .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.left < -0.5 ||
              box.top < -0.5 ||
              box.right > innerWidth + 0.5 ||
              box.bottom > innerHeight + 0.5,
          )
          .map(({ name }) => name),
      );
      expect(outside).toEqual([]);
      // Each control can be hit in its middle: nothing lies on it.
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button:not([hidden])')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return hit?.closest('button') !== element;
          })
          .map((element) => element.ariaLabel),
      );
      expect(covered).toEqual([]);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.control')]
          .map((element) => element.getBoundingClientRect())
          .filter((box) => Math.min(box.width, box.height) < 44),
      );
      expect(small).toEqual([]);
    });

  test('has nothing that axe finds, on the table and in its dialogs', async ({ page }) => {
    await open(page, wonGame('1'), 30);
    const check = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    expect(await check()).toEqual([]);
    await button(page, 'New game').click();
    expect(await check()).toEqual([]);
    await button(page, 'Close').click();
    await button(page, 'Help').click();
    expect(await check()).toEqual([]);
  });

  test('works from a folder of a host, and asks no other host for anything', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('games/big-ben/');
    await expect(pile(page, 's')).toBeVisible();
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    );
    await pile(page, 's').click();
    expect(await keptMoves(page)).toEqual(['draw']);
    const { origin } = new URL(page.url());
    const elsewhere = asked.filter(
      (url) => !url.startsWith(`${origin}/games/big-ben/`) && !url.startsWith(`blob:${origin}/`),
    );
    expect(elsewhere).toEqual([]);
    expect(asked.length).toBeGreaterThan(3);
  });

  test('resizing keeps the game and the card in hand', async ({ page }) => {
    await open(page, wonGame('1'), 10);
    await pile(page, 't3').click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'columns');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'rows');
    await expect(pile(page, 't3')).toHaveAccessibleName(/, held$/);
    await expect(page.locator('.card.lifted')).toHaveCount(1);
  });

  test('nothing goes wrong unseen', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, wonGame('1'), 116);
    await button(page, 'Restart').click();
    await button(page, 'New game').click();
    await button(page, 'Deal a random game').click();
    await pile(page, 's').click();
    expect(errors).toEqual([]);
  });
});
