/**
 * The ends of games under all rule sets except `classic`, played to the win; wholeGames.spec.ts has
 * whole games, with motion.
 */
import { test } from '@playwright/test';
import { expectWon, open, pile, placesOf, wonGame } from './player.ts';

for (const rules of ['gamerules', 'mcneely', 'cadogan', 'solsuite', 'redeal', 'relaxed']) {
  test(`a game by ${rules}, clicked by names`, { tag: ['@all', '@chromium'] }, async ({ page }) => {
    const game = wonGame('1', rules);
    await open(page, game, game.moves.length - 40);
    for (const move of game.moves.slice(-40)) {
      const places = placesOf(move);
      const both = page.getByRole('button', { name: 'Draw a card' });
      if (move === 'draw' && (await both.isVisible())) await both.click();
      // A click with a count of 0 is what keys and screen readers send.
      else for (const place of places ?? ['s']) await pile(page, place).dispatchEvent('click');
    }
    await expectWon(page, game);
  });
}
