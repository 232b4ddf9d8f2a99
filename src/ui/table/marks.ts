/** Draws marks under and over the cards: gaps, targets, badges, the label of the stock. */

import type { TableMessages } from '../../i18n/messages.ts';
import { current, type Game } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { HOURS } from '../../rules/hour.ts';
import { makePlace, type Place } from '../../rules/move.ts';
import { isComplete, isWon } from '../../rules/position.ts';
import { drawsInstead, type StockAction, stockAction } from '../../rules/stockAction.ts';
import { type Box, cardBox, type Point, type TableGeometry } from './layout/geometry.ts';
import { foundationName, PILES, type PileName } from './pileName.ts';
import type { Placement } from './placement.ts';
import { setBox, setHidden, setText } from './write.ts';

/** Draws under the cards: outlines of missing cards, and of the stock and the waste if they are empty. */
export function drawUnder(
  layer: HTMLElement,
  { waste: wasteAt, stock: stockAt, cardWidth }: TableGeometry,
  { gaps }: Placement,
  game: Game,
  { middle }: TableMessages,
): void {
  const position = current(game);
  const empty = (at: Point, text: string): Mark => {
    return { className: 'empty-place', box: cardBox(at, cardWidth), text };
  };
  const marks = [
    ...(position.waste.length === 0 ? [empty(wasteAt, middle.waste)] : []),
    ...(position.stock.length === 0 ? [empty(stockAt, middle.stock)] : []),
    ...gaps.map(({ at, turn, label }) => ({
      className: `gap ${label}${turn === undefined ? ' unfilled' : ''}`,
      box: cardBox(at, cardWidth),
      text: turn === undefined ? '' : `${turn}`,
    })),
  ];
  showMarks(layer, isWon(position) ? [] : marks);
}

/** Draws over the cards: frames of targets and complete hours, badges. */
export function drawOver(
  layer: HTMLElement,
  geometry: TableGeometry,
  { piles }: Placement,
  game: Game,
  held: Place | undefined,
): void {
  const targets = held ? targetsOf(game, held).map(makePlace) : [];
  const position = current(game);
  const complete = HOURS.filter((hour) => isComplete(position, hour)).map(foundationName);
  const frame =
    (className: string) =>
    (pile: PileName): Mark => ({ className, box: piles[pile].top, text: '' });
  showMarks(layer, [
    ...complete.map(frame('complete')),
    ...PILES.map((pile) => piles[pile])
      .filter(({ isCrowded }) => isCrowded)
      .map(({ top, slots }) => badge(geometry, top, slots.length)),
    ...targets.map(frame('target')),
  ]);
}

/** The number of cards of a crowded fan, on its top card. */
function badge({ cardWidth, cardHeight }: TableGeometry, card: Box, count: number): Mark {
  const top = card.top + cardHeight * 0.03;
  const box = {
    left: card.left + cardWidth * 0.58,
    right: card.left + cardWidth * 0.96,
    top,
    bottom: top + Math.max(14, cardWidth * 0.26),
  };
  return { className: 'badge', box, text: `${count}` };
}

/** A mark on the table. Two marks with the same properties look the same. */
interface Mark {
  readonly className: string;
  readonly box: Box;
  readonly text: string;
}

/** The mark that an element shows, as JSON. */
const nameOf = new WeakMap<Element, string>();

/**
 * Shows marks in the given order. Elements whose mark is still wanted are kept: most moves change
 * few marks.
 */
function showMarks(layer: HTMLElement, marks: readonly Mark[]): void {
  const wanted = new Map(marks.map((mark) => [JSON.stringify(mark), mark]));
  for (const child of [...layer.children]) if (!wanted.has(nameOf.get(child) ?? '')) child.remove();
  let next = layer.firstElementChild;
  for (const [name, mark] of wanted) {
    if (next && nameOf.get(next) === name) next = next.nextElementSibling;
    else layer.insertBefore(draw(mark, name), next);
  }
  // If the order has changed, outdated elements remain at the end.
  while (layer.children.length > wanted.size) layer.lastElementChild?.remove();
}

function draw({ className, box, text }: Mark, name: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  setBox(made, box);
  if (text) {
    made.style.setProperty('--letters', `${text.length}`);
    const letters = document.createElement('span');
    letters.textContent = text;
    made.append(letters);
  }
  nameOf.set(made, name);
  return made;
}

export interface StockLabel {
  update(geometry: TableGeometry, game: Game): void;
  /** Shows on the stock whether touching it sends all cards home. */
  offerFinish(offered: boolean): void;
}

/** The label of the stock: what touching it does, and how many cards are left. */
export function createStockLabel(
  layer: HTMLElement,
  drawButton: HTMLButtonElement,
  messages: TableMessages,
): StockLabel {
  const pill = document.createElement('div');
  pill.className = 'pill';
  const count = document.createElement('div');
  count.className = 'count';
  // They are empty at first.
  pill.hidden = true;
  count.hidden = true;
  layer.append(count, pill);
  let finish = false;
  let dealingWord = '';
  const label = (): void => {
    const word = finish ? messages.finish : dealingWord;
    setText(pill, word);
    setHidden(pill, word === '');
  };
  return {
    offerFinish(offered) {
      finish = offered;
      label();
    },
    update(geometry, game) {
      const position = current(game);
      const { stock, waste, cardHeight, drawButtonDrop } = geometry;
      dealingWord = stockWord(messages, stockAction(game.ruleSet, position));
      label();
      pill.style.transform = `translate(${stock.x}px, ${stock.y + cardHeight * 0.43}px) translate(-50%, -50%)`;
      setText(count, `${position.stock.length}`);
      setHidden(count, position.stock.length === 0);
      count.style.transform = `translate(${stock.x}px, ${stock.y - cardHeight * 0.43}px) translate(-50%, 0)`;
      setHidden(drawButton, !drawsInstead(game.ruleSet, position));
      drawButton.style.transform = `translate(${waste.x}px, ${waste.y + drawButtonDrop}px) translate(-50%, -50%)`;
    },
  };
}

/** The word on the stock; empty if touching it does nothing. */
function stockWord(messages: TableMessages, action: StockAction): string {
  switch (action.kind) {
    case 'refill':
      return messages.refill(action.count);
    case 'draw':
      return messages.draw;
    case 'redeal':
      return messages.redeal;
    case 'none':
      return '';
  }
}
