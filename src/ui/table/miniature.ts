/** A small table that only shows a position, for the pictures in the help. */

import type { TableMessages } from '../../i18n/messages.ts';
import { current, type Game } from '../../rules/game.ts';
import { makePlace, type Place } from '../../rules/move.ts';
import { Board } from './board.ts';
import { type DeckWish, deckImages } from './deckImages.ts';
import { createDial } from './dial.ts';
import { chooseLayout } from './layout/choose.ts';
import { createStockLabel, drawOver, drawUnder } from './marks.ts';
import { placeAll } from './placement.ts';

/** Height relative to width, in an upright and in a wide window. */
const UPRIGHT = 1.62;
const FLAT = 0.6;

/**
 * Draws a game's position into an element and fills its width. It has the orientation of the
 * window, so that the piles are arranged as on the player's table.
 *
 * @param held the place of the card in hand, whose targets are shown
 */
export function drawMiniature(
  root: HTMLElement,
  game: Game,
  held: Place | undefined,
  deck: Omit<DeckWish, 'style'>,
  messages: TableMessages,
): void {
  const width = root.clientWidth;
  const height = Math.round(width * (innerWidth < innerHeight ? UPRIGHT : FLAT));
  const geometry = chooseLayout({ size: { width, height }, obstacles: [] });
  const placement = placeAll(geometry, game.ruleSet, current(game));
  const [face, under, cards] = [layer('dial'), layer('under'), layer('cards')];
  const [over, marks] = [layer('over'), layer('')];
  root.style.height = `${height}px`;
  root.style.setProperty('--w', `${geometry.cardWidth}px`);
  root.replaceChildren(face, under, cards, over);
  over.append(marks);
  const dial = createDial(face);
  dial.draw(geometry, { width, height });
  dial.update(current(game), false);
  const board = new Board(cards, () => 'off');
  board.show(geometry, placement, 'jump');
  board.lift(held && makePlace(held));
  drawUnder(under, geometry, placement, game, messages);
  drawOver(marks, geometry, placement, game, held);
  createStockLabel(over, document.createElement('button'), messages).update(geometry, game);
  void deckImages({ ...deck, style: 'large' }).then((images) => board.useDeck(images));
}

function layer(name: string): HTMLElement {
  const made = document.createElement('div');
  made.className = `layer ${name}`;
  return made;
}
