/**
 * The table as people reach it: a button a pile, over the cards, with a whole sentence for a name.
 * Mouse, finger, keyboard and screen reader all act on these.
 */

import { current, type Game } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { type Move, type Place, parsePlace } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import { targetsOf } from '../../rules/questions.ts';
import { finishingMoves } from '../../rules/safeMoves.ts';
import type { TableMessages } from '../../words/messages.ts';
import { speakFan, speakFoundation, speakStock, speakWaste } from '../../words/speech.ts';
import type { Box } from './layout/geometry.ts';
import {
  fanName,
  foundationName,
  type PileName,
  type Placement,
  pileName,
  pilesOf,
  STOCK,
} from './placement.ts';
import { setBox } from './write.ts';

export interface PilesView {
  update(game: Game, held: Place | undefined, placement: Placement): void;
  /** Describes the piles of a hint as such. */
  mark(move: Move | undefined): void;
  /** Makes a pile the one that the Tab key reaches, and focuses it. */
  focus(pile: PileName): void;
  focused(): PileName | undefined;
}

/** Reading order: the middle, the clock, the fans. */
const ORDER: readonly PileName[] = [
  STOCK,
  'w',
  ...HOURS.map(foundationName),
  ...HOURS.map(fanName),
];

export const pileOf = (target: EventTarget | null): PileName | undefined =>
  (target as Element | null)?.closest<HTMLElement>('button.pile')?.dataset['pile'];

export function createPiles(layer: HTMLElement, messages: TableMessages): PilesView {
  const shown = new Map<PileName, Box>();
  const buttons = new Map(ORDER.map((name) => [name, makeButton(layer, name)]));

  /** One pile at a time is in the order of the Tab key; arrows go to the others. */
  let stop: PileName = STOCK;
  function rove(pile: PileName): void {
    stop = pile;
    for (const [name, button] of buttons) button.tabIndex = name === pile ? 0 : -1;
  }
  rove(STOCK);

  /** Most piles stay where they are at most moves. */
  function moveTo(name: PileName, button: HTMLElement, box: Box | undefined): void {
    if (!box || sameBox(shown.get(name), box)) return;
    shown.set(name, box);
    setBox(button, box);
  }

  function rename(button: HTMLButtonElement, label: string): void {
    if (button.ariaLabel !== label) button.ariaLabel = label;
  }

  layer.addEventListener('focusin', (event) => {
    const pile = pileOf(event.target);
    if (pile !== undefined) rove(pile);
  });

  let isOver = false;

  function focus(pile: PileName): void {
    const there = isOver && !isOnClock(pile) ? foundationName(12) : pile;
    rove(there);
    buttons.get(there)?.focus();
  }

  /** Of a won clock nothing is left but its twelve hours: who stood elsewhere stands at twelve. */
  function keepToClock(game: Game): void {
    isOver = isWon(current(game));
    if (!isOver || isOnClock(stop)) return;
    if (pileOf(document.activeElement) === undefined) rove(foundationName(12));
    else focus(foundationName(12));
  }

  return {
    update(game, held, placement) {
      keepToClock(game);
      const inHand = held && pileName(held);
      const targets = new Set(held ? targetsOf(game, held).map(pileName) : []);
      for (const [name, button] of buttons) {
        moveTo(name, button, placement.boxes.get(name));
        const note = name === inHand ? messages.held : targets.has(name) ? messages.canTake : '';
        rename(button, speak(messages, game, name) + (note && `, ${note}`));
      }
    },
    mark(move) {
      const [from, to] = pilesOf(move);
      for (const [name, button] of buttons) {
        const note = name === from ? messages.hintFrom : name === to ? messages.hintTo : '';
        if (note) button.setAttribute('aria-description', note);
        else button.removeAttribute('aria-description');
      }
    },
    focus,
    focused: () => pileOf(document.activeElement),
  };
}

const isOnClock = (pile: PileName): boolean => pile.startsWith('f');

function makeButton(layer: HTMLElement, name: PileName): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pile';
  button.dataset['pile'] = name;
  layer.append(button);
  return button;
}

function speak(messages: TableMessages, game: Game, name: PileName): string {
  const position = current(game);
  if (name === STOCK) {
    const finish = finishingMoves(game) ? `, ${messages.finishLong}` : '';
    return speakStock(messages, game.ruleSet, position) + finish;
  }
  const place = parsePlace(name) as Place;
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
