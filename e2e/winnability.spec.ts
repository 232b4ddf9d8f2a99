/** Can it be won? The status, hints, the way to a win and back, deals that can be won. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { button, keptMoves, lostGame, open, pile, spoken, wonGame } from './player.ts';

/** A game as far as it is played, with nothing to redo: its end has to be found. */
const upTo = (game: GameRecord, at: number): GameRecord => ({
  ...game,
  moves: game.moves.slice(0, at),
});

const openAt = (page: Page, game: GameRecord, at: number) => open(page, upTo(game, at), at);

/** Deal 2 can be won after 101 moves, and no longer after the next. */
const spoiled = (): GameRecord => {
  const game = wonGame('2');
  return { ...game, moves: [...game.moves.slice(0, 101), 't10-f7', 'refill'] };
};

const hidden = (page: Page) => button(page, 'Can it be won?');
const status = (page: Page) => page.locator('.status');
const marks = (page: Page) => page.locator('.hint-marks');
const assists = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bigben.game') ?? '{}').assists);

interface Solver {
  /** Keeps answers back until `release`. */
  hold: boolean;
  asked: number;
  started: number;
  release(): void;
  /** Questions arrive without their position, which the solver does not expect. */
  spoil: boolean;
  /** As a browser does that runs out of memory: the thread ends, and may or may not say so. */
  kill(silently?: boolean): void;
}

/** Puts a tap on the line to the solver. */
const tapSolver = (page: Page, hold = false) =>
  page.addInitScript((held) => {
    const kept: (() => void)[] = [];
    const workers: Worker[] = [];
    const solver: Solver = {
      hold: held,
      asked: 0,
      started: 0,
      spoil: false,
      release() {
        solver.hold = false;
        for (const answer of kept.splice(0)) answer();
      },
      kill(silently = false) {
        for (const worker of workers.splice(0)) {
          worker.terminate();
          if (!silently) worker.dispatchEvent(new ErrorEvent('error'));
        }
        kept.length = 0;
      },
    };
    class Tapped extends Worker {
      constructor(...details: ConstructorParameters<typeof Worker>) {
        super(...details);
        solver.started++;
        workers.push(this);
      }
      override postMessage(message: { kind: string }): void {
        if (message.kind === 'solve') solver.asked++;
        super.postMessage(solver.spoil ? { ...message, position: undefined } : message);
      }
      override set onmessage(listener: (event: MessageEvent) => void) {
        super.onmessage = (event) => {
          if (solver.hold) kept.push(() => listener(event));
          else listener(event);
        };
      }
    }
    Object.assign(window, { Worker: Tapped, solver });
  }, hold);

const tell = (page: Page, command: 'release' | 'kill') =>
  page.evaluate((name) => (window as unknown as { solver: Solver }).solver[name](), command);

const solver = (page: Page): Promise<{ asked: number; started: number }> =>
  page.evaluate(() => {
    const { asked, started } = (window as unknown as { solver: Solver }).solver;
    return { asked, started };
  });

test.describe('the status', () => {
  test('is hidden until it is asked for, and asks nothing before', async ({ page }) => {
    await tapSolver(page);
    await openAt(page, wonGame('1'), 110);
    await button(page, 'Undo').click();
    await expect(hidden(page)).toBeVisible();
    expect(await solver(page)).toEqual({ asked: 0, started: 0 });
    await hidden(page).click();
    await expect(status(page)).toHaveText('Can be won');
    await expect(page.locator('#spoken-status')).toHaveText('Can be won');
    expect(await assists(page)).toMatchObject({ statusSeen: true });
    await page.reload();
    await expect(status(page)).toHaveText('Can be won');
    await status(page).click();
    await expect(hidden(page)).toBeVisible();
    await page.reload();
    await expect(hidden(page)).toBeVisible();
    expect(await assists(page)).toMatchObject({ statusSeen: true });
  });

  test('tells when the game is lost, and when it is not any more', async ({ page }) => {
    await openAt(page, spoiled(), 101);
    await pile(page, 's').press('w');
    await expect(status(page)).toHaveText('Can be won');
    await pile(page, 't10').press('Enter');
    await pile(page, 'f7').press('Enter');
    await expect(status(page)).toHaveText('Can no longer be won');
    await expect(page.locator('#spoken-status')).toHaveText('Can no longer be won');
    await button(page, 'Undo').click();
    await expect(status(page)).toHaveText('Can be won');
  });

  test('makes no claim while it thinks, however quickly one plays', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, spoiled(), 103);
    await hidden(page).click();
    for (const name of ['Undo', 'Undo', 'Redo', 'Undo', 'Redo', 'Redo', 'Undo', 'Redo']) {
      await expect(status(page)).toHaveText('Thinking …');
      await button(page, name).click();
    }
    expect(await keptMoves(page)).toEqual(spoiled().moves);
    expect(await assists(page)).toMatchObject({ statusSeen: false });
    await tell(page, 'release');
    await expect(status(page)).toHaveText(/^Can(not| no longer) be won/);
  });

  test('of a won game has nothing to tell', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, game.moves.length - 1);
    await hidden(page).click();
    await expect(status(page)).toHaveText('Can be won');
    await button(page, 'Redo').click();
    await expect(status(page)).toHaveCount(0);
    await expect(page.locator('.assists')).toHaveText('With the status seen.');
  });
});

test.describe('a hint', () => {
  test('is shown and said, and goes by the same button', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.dashes')).toHaveCount(2);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await expect(spoken(page)).toHaveText(/^Hint: .+ from .+ to foundation at \d+\.$/);
    await expect(page.locator('[aria-description="the hint starts here"]')).toHaveCount(1);
    await expect(page.locator('[aria-description="the hint goes here"]')).toHaveCount(1);
    expect(await keptMoves(page)).toHaveLength(112);
    expect(await assists(page)).toEqual({ hints: 1, shownMoves: 0, statusSeen: false });
    await button(page, 'Done with the hint').click();
    await expect(marks(page).locator('*')).toHaveCount(0);
    await expect(button(page, 'Hint')).toBeFocused();
  });

  test('marks the stock where the cards have to come from it', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, game.moves.indexOf('refill'));
    await pile(page, 't3').press('h');
    await expect(spoken(page)).toHaveText('Hint: refill the gaps.');
    await expect(marks(page).locator('.dashes')).toHaveCount(1);
    await expect(marks(page).locator('.tip')).toHaveCount(0);
    await expect(pile(page, 's')).toHaveAccessibleDescription('the hint starts here');
    await expect(pile(page, 't3')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marks(page).locator('*')).toHaveCount(0);
  });

  test('comes once by a double click', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').dblclick();
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await button(page, 'Done with the hint').click();
    await expect(marks(page).locator('*')).toHaveCount(0);
  });

  test('goes when the player moves, and is not there before the answer', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await pile(page, 's').press('h');
    await expect(button(page, 'Done with the hint')).toHaveClass(/busy/);
    await expect(marks(page).locator('*')).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(button(page, 'Hint')).toBeVisible();
    await tell(page, 'release');
    await pile(page, 's').press('h');
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await pile(page, 't3').press('d');
    await expect(button(page, 'Done with the hint')).toHaveCount(0);
  });

  test('works on when the solver’s thread dies', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await tell(page, 'kill');
    await expect.poll(async () => (await solver(page)).started).toBe(2);
    await tell(page, 'release');
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await tell(page, 'kill');
    await button(page, 'Step: play the move shown').click();
    expect(await keptMoves(page)).toHaveLength(113);
  });

  test('works on when the thread ends without a word', async ({ page }) => {
    await page.clock.install();
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await page.evaluate(() => {
      const { solver } = window as unknown as { solver: Solver };
      solver.kill(true);
      solver.hold = false;
    });
    await page.clock.runFor(20_000);
    expect((await solver(page)).started).toBe(2);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('takes a fault of the solver for a death, not for thinking', async ({ page }) => {
    await tapSolver(page);
    await openAt(page, wonGame('1'), 112);
    await page.evaluate(() => {
      (window as unknown as { solver: Solver }).solver.spoil = true;
    });
    await button(page, 'Hint').click();
    await expect(page.locator('.notice')).toHaveText(/^It could not be decided/);
    expect((await solver(page)).started).toBe(2);
  });

  test('is there for a page in a folder of a host', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await page.goto('games/big-ben/');
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('says that it does not know when the thread dies at it twice', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await tell(page, 'kill');
    await expect.poll(async () => (await solver(page)).started).toBe(2);
    await tell(page, 'kill');
    await expect(page.locator('.notice')).toHaveText(
      'It could not be decided whether this game can still be won.',
    );
    expect((await assists(page))?.hints ?? 0).toBe(0);
    await tell(page, 'release');
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });
});

test.describe('the way to the win', () => {
  test('is played by itself to the real win', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await button(page, 'Play: show me the win').click();
    await expect(spoken(page)).toContainText('You have won');
    await expect(page.locator('.assists')).toHaveText('With one hint and four moves shown.');
    await expect(page.getByRole('button', { name: /^Foundation at \d+: .*complete/ })).toHaveCount(
      12,
    );
    await button(page, 'Rewind: take back the moves shown').click();
    await expect(page.locator('.win')).toHaveCount(0);
    expect(await keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 112));
    for (let i = 0; i < 4; i++) await button(page, 'Redo').click();
    await expect(spoken(page)).toContainText('You have won');
  });

  test('is played step by step, and undone like any moves', async ({ page }) => {
    await openAt(page, wonGame('1'), 110);
    await pile(page, 's').press('h');
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await page.keyboard.press('s');
    await page.keyboard.press('s');
    await page.keyboard.press('z');
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    expect(await keptMoves(page)).toHaveLength(111);
    const step = button(page, 'Step: play the move shown');
    for (let i = 0; i < 30 && (await step.getAttribute('aria-disabled')) === 'false'; i++)
      await step.click();
    await expect(spoken(page)).toContainText('You have won');
    expect((await keptMoves(page)).slice(0, 110)).toEqual(wonGame('1').moves.slice(0, 110));
    await button(page, 'Done with the hint').click();
    await expect(button(page, 'Hint')).toHaveAttribute('aria-disabled', 'true');
  });

  test('pauses, and goes on', async ({ page }) => {
    await page.clock.install();
    await openAt(page, wonGame('1'), 108);
    await button(page, 'Hint').click();
    await page.clock.runFor(100);
    await button(page, 'Play: show me the win').click();
    expect(await keptMoves(page)).toHaveLength(109);
    await button(page, 'Pause').click();
    await page.clock.runFor(5000);
    expect(await keptMoves(page)).toHaveLength(109);
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await pile(page, 's').press('p');
    await page.clock.runFor(1400);
    expect((await keptMoves(page)).length).toBeGreaterThanOrEqual(111);
    await page.keyboard.press('z');
    const paused = await keptMoves(page);
    await page.clock.runFor(5000);
    expect(await keptMoves(page)).toEqual(paused);
  });

  test('can be found from the deal', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game);
    await button(page, 'Hint').click();
    for (let i = 0; i < 20; i++) await button(page, 'Step: play the move shown').click();
    expect(await keptMoves(page)).toEqual(game.moves.slice(0, 20));
    expect(await assists(page)).toEqual({ hints: 1, shownMoves: 20, statusSeen: false });
  });
});

test.describe('a lost game', () => {
  test('leads back to where it could be won', async ({ page }) => {
    await openAt(page, spoiled(), 103);
    await button(page, 'Hint').click();
    await expect(page.locator('.notice')).toHaveText(
      'This game can no longer be won. After move 101 it still could.',
    );
    await expect(spoken(page)).toHaveText(/After move 101 it still could\.$/);
    await button(page, 'Go back to where it could be won: after move 101').dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await keptMoves(page)).toEqual(spoiled().moves.slice(0, 101));
    await expect(page.locator('.notice')).toBeHidden();
    await button(page, 'Redo').click();
    await button(page, 'Redo').click();
    expect(await keptMoves(page)).toEqual(spoiled().moves);
    await pile(page, 's').press('h');
    await button(page, 'Go back to where it could be won: after move 101').press('Enter');
    expect(await keptMoves(page)).toHaveLength(101);
    await expect(pile(page, 's')).toBeFocused();
  });

  test('is one too when no move is left', async ({ page }) => {
    await tapSolver(page, true);
    const game = lostGame();
    await openAt(page, game, game.moves.length);
    await hidden(page).click();
    await expect(status(page)).toHaveText(/^Can(not| no longer) be won/);
    await button(page, 'Hint').click();
    await expect(page.locator('.notice')).toHaveText(/^This (game|deal) can/);
    await button(page, 'Done with the hint').click();
    await expect(button(page, 'Hint')).toBeVisible();
  });
});

test.describe('a new game', () => {
  test('can be one that can be won', async ({ page }) => {
    await openAt(page, wonGame('1'), 10);
    await button(page, 'New game').click();
    await page.getByLabel('Only deals that can be won').check();
    await button(page, 'Deal a random game').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.deal')).toHaveText(/^Deal \d{17,20} classic$/);
    expect(await keptMoves(page)).toEqual([]);
    await hidden(page).click();
    await expect(status(page)).toHaveText('Can be won');
    await button(page, 'New game').click();
    await expect(page.getByLabel('Only deals that can be won')).toBeChecked();
  });

  test('is looked for until the player does not want to wait', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 10);
    await button(page, 'New game').click();
    await page.getByLabel('Only deals that can be won').check();
    await button(page, 'Deal a random game').click();
    await expect(page.getByText('Looking for a deal that can be won …')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText('Looking for a deal that can be won …')).toHaveCount(0);
    await tell(page, 'release');
    await button(page, 'Close').click();
    expect(await keptMoves(page)).toHaveLength(10);
  });
});

const WINDOWS = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
] as const;

/** Pairs of controls, cards and words of which one lies on the other. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.style.visibility !== 'hidden')
        .map((element) => ({
          name: element.textContent || element.className,
          box: element.getBoundingClientRect(),
        }));
    const chrome = boxes('.control, .status, .deal, h1');
    const all = [...chrome, ...boxes('.card')];
    return chrome.flatMap((a, i) =>
      all
        .filter((_, j) => j > i)
        .filter(
          ({ box }) =>
            a.box.left < box.right - 0.5 &&
            box.left < a.box.right - 0.5 &&
            a.box.top < box.bottom - 0.5 &&
            box.top < a.box.bottom - 0.5,
        )
        .map(({ name }) => `${a.name} / ${name}`),
    );
  });

for (const [width, height] of WINDOWS)
  test(`fits a window of ${width} by ${height}, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const check = async () => {
      expect(await collisions(page)).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    };
    // A long number, and a game that the next move loses.
    await openAt(page, wonGame('69923366865875927040'), 112);
    await check();
    await hidden(page).click();
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await check();
    await button(page, 'Done with the hint').click();
    await pile(page, 't9').press('Enter');
    await pile(page, 'f2').press('Enter');
    await button(page, 'Hint').click();
    await expect(button(page, 'Go back to where it could be won: after move 112')).toBeVisible();
    await expect(status(page)).toHaveText('Can no longer be won');
    await check();
    await expect(page.locator('.control')).toHaveCount(6);
  });
