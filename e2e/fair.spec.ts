/** The fair player: its hints, its chance, a game watched, and what it says of a game looked through. */
import { expect, type Page, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/assists.ts';
import {
  button,
  choose,
  keptGames,
  keptMoves,
  open,
  pile,
  placesOf,
  spoken,
  wonGame,
} from './player.ts';
import { assists, marks, openAt, solver, tapSolver } from './solver.ts';

const notice = (page: Page) => page.locator('.notice');
const chances = /^It thinks this wins about \d+% of the time/;

test.describe('a fair hint', () => {
  test('comes by its key and from the menu, says why, and is stepped', async ({ page }) => {
    await tapSolver(page);
    await open(page, wonGame('1'));
    await pile(page, 't3').press('Shift+h');
    await expect(notice(page)).toHaveText(chances);
    await expect(spoken(page)).toHaveText(/^Fair hint: .+ It thinks this wins about \d+% /);
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, fairHints: 1 });
    expect((await solver(page)).asked).toBe(0);
    await button(page, 'Step: play the move shown').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(1);
    await button(page, 'Done with the hint').click();
    await expect(notice(page)).toBeEmpty();
    await button(page, 'Menu').click();
    await button(page, 'Fair hint').click();
    await expect(notice(page)).toHaveText(chances);
    await expect.poll(() => assists(page)).toMatchObject({ fairHints: 2, shownMoves: 1 });
  });

  test('is what the hint button gives when it is chosen, and is told at the win', async ({
    page,
  }) => {
    await choose(page, { hints: 'fair' });
    const game = wonGame('1');
    await openAt(page, game, game.moves.length - 2);
    await button(page, 'Hint').click();
    await expect(notice(page)).toHaveText('Nothing is hidden now, and this wins.');
    await button(page, 'Done with the hint').click();
    for (const move of game.moves.slice(-2)) {
      const places = placesOf(move);
      if (!places) await pile(page, 's').press('d');
      for (const place of places ?? []) await pile(page, place).press('Enter');
    }
    await expect(page.locator('.assists')).toHaveText('With one fair hint.');
    const { games } = await keptGames(page);
    expect(games[0]?.assists).toEqual({ ...NO_ASSISTS, fairHints: 1 });
  });
});
