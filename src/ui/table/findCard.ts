/**
 * Find card: a key, a long press or a resting mouse on a card shows where the next lower and the
 * next higher card lie; so does choosing a card after the menu entry. Typing a card after the key
 * shows where that card lies. It shows only open cards, so it does not count as help.
 */

import { placesOf } from '../../i18n/cardPlaces.ts';
import type { Messages } from '../../i18n/messages.ts';
import { type Card, nextHigher, nextLower } from '../../rules/card.ts';
import { type Hour, lastOf } from '../../rules/hour.ts';
import { parsePlace, topAt } from '../../rules/move.ts';
import { foundationNeeds, type Position } from '../../rules/position.ts';
import { keyOf } from '../platform/keyOf.ts';
import { whenCovered } from '../platform/modal.ts';
import type { Find } from './pileMessage.ts';
import type { PileName } from './pileName.ts';
import { pileOf } from './piles.ts';
import { typeKey } from './typedCard.ts';

/** How long the mouse must rest, and how long a finger must press, in milliseconds. */
const REST_MS = 700;
const PRESS_MS = 450;
/** How long to wait for the next key of a card, in milliseconds. */
const TYPING_MS = 3000;
/** A finger that moves further is dragging, in pixels. */
const MAX_TREMBLE = 8;

interface Finder {
  readonly until: AbortSignal;
  /** Whether nothing else is going on. */
  readonly mayFind: () => boolean;
  readonly hasKeys: () => boolean;
  /** Whether a chosen card is looked up instead of played. */
  readonly isSearching: () => boolean;
  /** Whether the pile is crowded, and so shows all its cards itself. */
  readonly isCrowded: (pile: PileName) => boolean;
  /** @param isAloud whether to announce it, too */
  readonly find: (what: Find, isAloud: boolean) => void;
  readonly hide: () => void;
}

/** Starts listening for find-card gestures on the table. */
export function listenForFinds(table: HTMLElement, finder: Finder): void {
  const { until, mayFind, isCrowded, find, hide } = finder;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: PileName | undefined;
  let start = { x: 0, y: 0 };
  const wait = (pile: PileName | undefined, ms: number): void => {
    clearTimeout(timer);
    const place = pile && parsePlace(pile);
    if (!place || isCrowded(pile)) return;
    timer = setTimeout(() => {
      if (mayFind()) find({ kind: 'find', place }, false);
    }, ms);
  };
  const rest = (event: PointerEvent): void => {
    const pile = pileOf(event.target);
    // Cards that fly under a resting mouse cause events, too.
    if (event.buttons !== 0 || pile === resting || (!event.movementX && !event.movementY)) return;
    if (resting) hide();
    resting = pile;
    wait(pile, REST_MS);
  };
  table.addEventListener(
    'pointermove',
    (event) => {
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > MAX_TREMBLE;
      if (event.pointerType === 'mouse') rest(event);
      else if (far) clearTimeout(timer);
    },
    { signal: until },
  );
  table.addEventListener(
    'pointerdown',
    (event) => {
      start = { x: event.clientX, y: event.clientY };
      const pile = pileOf(event.target);
      resting = pile;
      wait(event.pointerType === 'mouse' ? undefined : pile, PRESS_MS);
    },
    { signal: until },
  );
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    table.addEventListener(type, () => clearTimeout(timer), { signal: until });
  whenCovered(() => clearTimeout(timer), until);
  findByKeys(finder);
  findByChoice(table, finder);
}

/**
 * In search mode a chosen card is looked up, not played: the event is stopped before the input
 * handlers see it.
 */
function findByChoice(table: HTMLElement, { until, isSearching, mayFind, find }: Finder): void {
  /**
   * Whether a press began in search mode: its click is no tap, even if the search has ended since.
   */
  let isOurs = false;
  const choose = (event: Event): void => {
    if (event.type === 'pointerdown') isOurs = isSearching();
    if (!isOurs && !isSearching()) return;
    event.stopPropagation();
    if (event.type === 'click') isOurs = false;
    if (!isSearching()) return;
    if (event.type !== 'click') return;
    const pile = pileOf(event.target);
    const place = pile && parsePlace(pile);
    if (place && mayFind()) find({ kind: 'find', place }, true);
  };
  for (const type of ['pointerdown', 'pointerup', 'click'] as const)
    table.addEventListener(type, choose, { capture: true, signal: until });
}

/**
 * C looks up the neighbours of the focused pile's card; a card typed after it is looked up itself.
 */
function findByKeys({ until, mayFind, hasKeys, isSearching, find }: Finder): void {
  let begun: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awaitKey = (text: string | undefined): void => {
    clearTimeout(timer);
    begun = text;
    if (text !== undefined) timer = setTimeout(() => awaitKey(undefined), TYPING_MS);
  };
  const begin = ({ target }: KeyboardEvent): void => {
    const pile = pileOf(target);
    if ((!pile && target !== document.body) || !mayFind()) return;
    if (!hasKeys() && !isSearching()) return;
    awaitKey('');
    const place = pile && parsePlace(pile);
    if (place) find({ kind: 'find', place }, true);
  };
  const goOn = (event: KeyboardEvent): void => {
    const from = begun ?? (isSearching() ? '' : undefined);
    const typed = from === undefined ? undefined : typeKey(from, keyOf(event));
    awaitKey(typed && 'begun' in typed ? typed.begun : undefined);
    if (!typed) return;
    // On their own, the letters of ranks and suits have other meanings.
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('card' in typed) find({ kind: 'locate', card: typed.card }, true);
  };
  const listen = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    const { repeat, ctrlKey, metaKey, altKey } = event;
    // Keys typed while a dialog is open are for the dialog.
    if (document.querySelector('dialog[open]')) return;
    if (repeat || ctrlKey || metaKey || altKey || key === 'Shift' || key === '') return;
    const isSuit = begun !== undefined && begun !== '';
    const isChoice = isSearching() && (key === 'Enter' || key === ' ');
    if (isChoice && pileOf(event.target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      begin(event);
    } else if (key === 'c' && !isSuit) begin(event);
    else goOn(event);
  };
  document.addEventListener('keydown', listen, { capture: true, signal: until });
}

/** The answer in words: each card that is looked for, with every place where it lies. */
export function speakFind(messages: Messages, position: Position, what: Find): string {
  const { lower, higher } = messages.answers;
  const told = (name: string, wanted: Card): string =>
    messages.sentence([name, ...placesOf(messages, position, wanted)]);
  if (what.kind === 'locate') return told(messages.card(what.card), what.card);
  const card = topAt(position, what.place);
  if (card === undefined) return '';
  const [below, above] = [nextLower(card), nextHigher(card)];
  return messages.sentences([
    told(lower(messages.card(below)), below),
    told(higher(messages.card(above)), above),
  ]);
}

/** Where both copies of the card that an hour needs lie, and with which card the hour ends. */
export function speakNeed(messages: Messages, position: Position, hour: Hour): string {
  const card = foundationNeeds(position, hour);
  if (card === undefined) return '';
  const end = messages.answers.endsAt(messages.card(lastOf(hour)));
  return messages.sentence([...placesOf(messages, position, card), end]);
}
