/**
 * A button for each pile, over the cards, with a whole sentence as its name. Mouse, finger,
 * keyboard and screen reader all use these buttons.
 */

import type { TableMessages } from '../../i18n/messages.ts';
import { speakFan, speakFoundation, speakStock, speakWaste } from '../../i18n/speech.ts';
import { current, type Game } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { type Move, makePlace, type Place, parsePlace } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import { finishingMoves } from '../../rules/safeMoves.ts';
import type { Box } from './layout/geometry.ts';
import { byPile, foundationName, PILES, type PileName, pilesOf, STOCK } from './pileName.ts';
import type { Placement } from './placement.ts';
import { setBox } from './write.ts';

export interface PilesView {
  update(game: Game, held: Place | undefined, placement: Placement): void;
  /** Describes the two piles of a hint to screen readers. */
  mark(move: Move | undefined): void;
  /** Makes a pile the tab stop, and focuses it. */
  focus(pile: PileName): void;
  focused(): PileName | undefined;
}

/** The pile whose button is or contains an element. */
export function pileOf(target: EventTarget | null): PileName | undefined {
  if (!(target instanceof Element)) return undefined;
  const name = target.closest<HTMLElement>('button.pile')?.dataset['pile'];
  return PILES.find((pile) => pile === name);
}

export function createPiles(layer: HTMLElement, messages: TableMessages): PilesView {
  const shown = new Map<PileName, Box>();
  const buttons = byPile((pile) => makeButton(layer, pile));

  /** The tab stop: the Tab key reaches only this pile; arrows lead to the others. */
  let stop: PileName = STOCK;
  function rove(pile: PileName): void {
    stop = pile;
    for (const each of PILES) buttons[each].tabIndex = each === pile ? 0 : -1;
  }
  rove(STOCK);

  /** Most moves leave most piles where they are. */
  function moveTo(pile: PileName, box: Box): void {
    if (sameBox(shown.get(pile), box)) return;
    shown.set(pile, box);
    setBox(buttons[pile], box);
  }

  function rename(button: HTMLButtonElement, label: string): void {
    // Firefox has the property `ariaLabel` only since version 119.
    if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
  }

  layer.addEventListener('focusin', (event) => {
    const pile = pileOf(event.target);
    if (pile !== undefined) rove(pile);
  });

  let isOver = false;

  function focus(pile: PileName): void {
    const there = isOver && !isOnClock(pile) ? foundationName(12) : pile;
    rove(there);
    buttons[there].focus();
  }

  /**
   * After the win only the twelve hours are left. If another pile has the focus, it moves to
   * twelve.
   */
  function keepToClock(game: Game): void {
    isOver = isWon(current(game));
    if (!isOver || isOnClock(stop)) return;
    if (pileOf(document.activeElement) === undefined) rove(foundationName(12));
    else focus(foundationName(12));
  }

  return {
    update(game, held, placement) {
      keepToClock(game);
      const inHand = held && makePlace(held);
      const targets: readonly PileName[] = held ? targetsOf(game, held).map(makePlace) : [];
      for (const pile of PILES) {
        moveTo(pile, placement.piles[pile].box);
        const note =
          pile === inHand ? messages.held : targets.includes(pile) ? messages.canTake : '';
        rename(buttons[pile], speak(messages, game, pile) + (note && `, ${note}`));
      }
    },
    mark(move) {
      const [from, to] = pilesOf(move);
      for (const pile of PILES) {
        const note = pile === from ? messages.hintFrom : pile === to ? messages.hintTo : '';
        if (note) buttons[pile].setAttribute('aria-description', note);
        else buttons[pile].removeAttribute('aria-description');
      }
    },
    focus,
    focused: () => pileOf(document.activeElement),
  };
}

const isOnClock = (pile: PileName): boolean => parsePlace(pile)?.pile === 'foundation';

function makeButton(layer: HTMLElement, pile: PileName): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pile';
  button.dataset['pile'] = pile;
  layer.append(button);
  return button;
}

function speak(messages: TableMessages, game: Game, pile: PileName): string {
  const position = current(game);
  if (pile === STOCK) {
    const finish = finishingMoves(game) ? `, ${messages.finishLong}` : '';
    return speakStock(messages, game.ruleSet, position) + finish;
  }
  const place = parsePlace(pile);
  if (place.pile === 'waste') return speakWaste(messages, position);
  return place.pile === 'fan'
    ? speakFan(messages, position, place.hour)
    : speakFoundation(messages, position, place.hour);
}

const sameBox = (a: Box | undefined, b: Box): boolean =>
  a !== undefined &&
  a.left === b.left &&
  a.top === b.top &&
  a.right === b.right &&
  a.bottom === b.bottom;
