/** What is drawn between and over the cards: gaps, targets, badges, the stock's label. */
import { type Dealing, dealing, drawsInstead } from '../../app/dealing.ts';
import type { Messages } from '../../app/messages/en.ts';
import { targetsOf } from '../../app/questions.ts';
import { current, type Game } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';
import { isComplete, isWon } from '../../rules/position.ts';
import { type Box, cardBox, type Point, type TableGeometry } from './layout/geometry.ts';
import { setBox } from './piles.ts';
import { type Badge, foundationName, type Gap, type Placement, pileName } from './placement.ts';

/** Drawn under the cards: outlines of what is missing, and the empty places of the middle. */
export function drawUnder(
  layer: HTMLElement,
  geometry: TableGeometry,
  placement: Placement,
  game: Game,
  messages: Messages,
): void {
  const { stock, waste } = current(game);
  const middle = isWon(current(game))
    ? []
    : [
        ...(waste.length === 0
          ? [emptyPlace(geometry, geometry.waste, messages.middle.waste)]
          : []),
        ...(stock.length === 0
          ? [emptyPlace(geometry, geometry.stock, messages.middle.stock)]
          : []),
      ];
  const gaps = isWon(current(game)) ? [] : placement.gaps;
  layer.replaceChildren(...middle, ...gaps.map((gap) => drawGap(geometry, gap)));
}

function emptyPlace(geometry: TableGeometry, at: Point, text: string): HTMLElement {
  const place = element('empty-place', cardBox(at, geometry.cardWidth));
  place.textContent = text;
  place.style.setProperty('--letters', `${text.length}`);
  return place;
}

function drawGap(geometry: TableGeometry, { at, turn, label }: Gap): HTMLElement {
  const gap = element(`gap ${label}`, cardBox(at, geometry.cardWidth));
  if (turn === undefined) {
    gap.classList.add('unfilled');
    return gap;
  }
  const number = document.createElement('span');
  number.textContent = `${turn}`;
  gap.append(number);
  return gap;
}

/** Drawn over the cards: frames of targets and complete hours, badges. */
export function drawOver(
  layer: HTMLElement,
  geometry: TableGeometry,
  placement: Placement,
  game: Game,
  held: Place | undefined,
): void {
  const targets = held ? targetsOf(game, held).map(pileName) : [];
  const position = current(game);
  const complete = HOURS.filter((hour) => isComplete(position, hour)).map(foundationName);
  const frame = (className: string) => (pile: string) =>
    element(className, placement.tops.get(pile) as Box);
  layer.replaceChildren(
    ...complete.map(frame('complete')),
    ...placement.badges.map((badge) => drawBadge(geometry, badge)),
    ...targets.map(frame('target')),
  );
}

function drawBadge({ cardWidth, cardHeight }: TableGeometry, { at, count }: Badge): HTMLElement {
  const badge = element('badge', {
    left: at.x + cardWidth * 0.08,
    right: at.x + cardWidth * 0.46,
    top: at.y - cardHeight * 0.47,
    bottom: at.y - cardHeight * 0.47 + Math.max(14, cardWidth * 0.26),
  });
  badge.textContent = `${count}`;
  return badge;
}

function element(className: string, box: Box): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  setBox(made, box);
  return made;
}

export interface StockLabel {
  update(geometry: TableGeometry, game: Game): void;
  /** Says that touching the stock's place sends all cards home. */
  offerFinish(offered: boolean): void;
}

/** What touching the stock will do, and how many cards it has left. */
export function createStockLabel(
  layer: HTMLElement,
  drawButton: HTMLButtonElement,
  messages: Messages,
): StockLabel {
  const pill = document.createElement('div');
  pill.className = 'pill';
  const count = document.createElement('div');
  count.className = 'count';
  layer.append(count, pill);
  let finish = false;
  let dealingWord = '';
  const label = (): void => {
    pill.textContent = finish ? messages.finish : dealingWord;
    pill.hidden = pill.textContent === '';
  };
  return {
    offerFinish(offered) {
      finish = offered;
      label();
    },
    update(geometry, game) {
      const position = current(game);
      const { stock, waste, cardHeight } = geometry;
      dealingWord = stockWord(messages, dealing(game.ruleSet, position));
      label();
      pill.style.transform = `translate(${stock.x}px, ${stock.y + cardHeight * 0.43}px) translate(-50%, -50%)`;
      count.textContent = `${position.stock.length}`;
      count.hidden = position.stock.length === 0;
      count.style.transform = `translate(${stock.x}px, ${stock.y - cardHeight * 0.43}px) translate(-50%, 0)`;
      drawButton.hidden = !drawsInstead(game.ruleSet, position);
      drawButton.style.transform = `translate(${waste.x}px, ${waste.y + cardHeight * 0.43}px) translate(-50%, -50%)`;
    },
  };
}

/** The word on the stock; none where touching it would do nothing. */
function stockWord(messages: Messages, action: Dealing): string {
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
