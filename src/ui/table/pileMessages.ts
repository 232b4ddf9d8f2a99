/** Each pile says on the table what it needs, or why it takes no card: asks for the messages, and lets them go again. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { Announcement } from '../../app/announcements/announcements.ts';
import type { Session } from '../../app/game/session.ts';
import type { ShownMistake } from '../../app/insight/review/shownMistake.ts';
import type { Trial } from '../../app/insight/review/trial.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';
import { current } from '../../rules/game.ts';
import { parsePlace } from '../../rules/move.ts';
import { foundationNeeds } from '../../rules/position.ts';
import { announce, announceToo } from '../platform/announce.ts';
import { keyOf } from '../platform/keyOf.ts';
import { drawMessage } from './callout.ts';
import { listenForFinds, speakFind, speakNeed } from './findCard.ts';
import { drawHint } from './hintMarks.ts';
import { type Find, type PileMessage, pileMessageFor, speakRefusal } from './pileMessage.ts';
import { pilesOf } from './pileName.ts';
import { pileOf } from './piles.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';

/** How long a message stands, in milliseconds. */
const READING_MS = 6000;
const READING_REFUSAL_MS = 4000;

interface MessageDeps {
  readonly session: Session;
  readonly settings: Settings;
  readonly messages: Messages;
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** Whether the player is looking for a card: see `FindBar.tsx`. */
  readonly searching: ReadonlySignal<boolean>;
  readonly trial: Pick<Trial, 'lostBy'>;
  /** The mistake of the game under review, where it lies on the table. */
  readonly shownMistake: ReadonlySignal<ShownMistake | undefined>;
}

/** What a message answers. */
type Question = Announcement | Find;

/** Shows messages on a table from now on. @returns what ends it */
export function showPileMessages(table: HTMLElement, deps: MessageDeps): () => void {
  const { session, messages, scene } = deps;
  const way = addWay(table);
  const layer = addLayer(table);
  const taught = computed(() => taughtNeed(session));
  const asked = signal<Question | undefined>(undefined);
  const message = computed(() => messageFor(deps, asked.value, taught.peek()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (question: Question | undefined): void => {
    clearTimeout(timer);
    asked.value = question;
    const { value } = message;
    const isPassing = value && question !== taught.peek();
    const ms = value?.isRefusal ? READING_REFUSAL_MS : READING_MS;
    if (isPassing) timer = setTimeout(() => ask(undefined), ms);
  };
  const ends = new AbortController();
  listen(table, deps, ask, ends.signal);
  const stops = [
    effect(() => {
      const question = taught.value ?? session.announcement.value;
      untracked(() => {
        ask(question);
        speak(deps, question, question === taught.peek());
      });
    }),
    effect(() => {
      const shown = message.value ?? standingMessage(deps);
      drawMessage(layer, messages.answers, shown, scene.value);
    }),
    effect(() => {
      const drawn = scene.value;
      const kept = deps.shownMistake.value?.kept;
      if (drawn) drawHint(way, drawn.geometry, drawn.placement, kept);
    }),
  ];
  return () => {
    ends.abort();
    for (const stop of stops) stop();
    clearTimeout(timer);
    layer.remove();
    way.remove();
  };
}

/** Where a trial was lost, or where the mistake under review was made; stands as long as that lies on the table. */
function standingMessage({ messages, trial, shownMistake }: MessageDeps): PileMessage | undefined {
  const move = trial.lostBy.value ?? shownMistake.value?.made;
  const pile = pilesOf(move).at(-1);
  const text = trial.lostBy.value ? messages.trial.lost : messages.reviewBar.losingMove;
  return pile && { pile, isRefusal: true, lines: [text], note: undefined, lit: [] };
}

/** The layer for the move that kept the win. */
function addWay(table: HTMLElement): SVGSVGElement {
  const layer = svg('svg', { class: 'layer kept-marks', 'aria-hidden': 'true' }) as SVGSVGElement;
  table.append(layer);
  return layer;
}

function addLayer(table: HTMLElement): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'layer answers';
  layer.setAttribute('aria-hidden', 'true');
  table.append(layer);
  return layer;
}

/** The message for the game as it is now, and again in the other language when the player changes that. */
function messageFor(
  { messages, session }: MessageDeps,
  question: Question | undefined,
  taught: Question | undefined,
): PileMessage | undefined {
  const message =
    question && pileMessageFor(messages, question, session.game.peek(), session.held.peek());
  // The lesson points at the card itself.
  return message && question === taught ? { ...message, lit: [], note: undefined } : message;
}

/** Asks when an hour gets the focus or a card is looked for; the next press or key hides what is shown. */
function listen(
  table: HTMLElement,
  { session, settings, messages, scene, searching }: MessageDeps,
  ask: (question: Question | undefined) => void,
  signal: AbortSignal,
): void {
  const hide = (): void => ask(undefined);
  // Before anything else hears of it: what comes next may be answered anew.
  table.addEventListener('pointerdown', hide, { capture: true, signal });
  const hideAtKey = (event: KeyboardEvent): void => void (keyOf(event) && hide());
  document.addEventListener('keydown', hideAtKey, { capture: true, signal });
  const askAtFocus = (event: FocusEvent): void => {
    const need = needAtFocus(event, session);
    // Lifting the finger also moves the focus; keep the message that the press asked for.
    if (need) ask(need);
  };
  table.addEventListener('focusin', askAtFocus, { signal });
  listenForFinds(table, {
    until: signal,
    mayFind: () => !session.held.peek() && !session.isTaught,
    hasKeys: () => settings.choices.peek().letterKeys,
    isSearching: () => searching.peek(),
    isCrowded: (pile) => scene.peek()?.placement.piles[pile].isCrowded === true,
    find: (what, isAloud) => {
      ask(what);
      if (isAloud) announce('spoken', speakFind(messages, current(session.game.peek()), what));
    },
    hide,
  });
}

/** Says to screen readers what the pile says on the table. */
function speak({ session, messages }: MessageDeps, about: Announcement, isTaught: boolean): void {
  const game = session.game.peek();
  const refusal = speakRefusal(messages, about, game);
  if (refusal) announce('spoken', refusal);
  if (about.kind === 'foundationNeeds' && !isTaught)
    announceToo(speakNeed(messages, current(game), about.hour));
}

/** The lesson begins with an hour that says what it needs, for as long as nothing has been played. */
function taughtNeed({ guide, game }: Session): Announcement | undefined {
  const next = game.value.at === 0 ? guide.value?.next.value : undefined;
  if (next?.kind !== 'carry' || next.to.pile !== 'foundation') return undefined;
  const { hour } = next.to;
  return { kind: 'foundationNeeds', hour, card: foundationNeeds(current(game.value), hour) };
}

/** An hour that is reached by keys says what it needs. */
function needAtFocus({ target }: FocusEvent, session: Session): Announcement | undefined {
  const pile = pileOf(target);
  const place = pile && parsePlace(pile);
  if (place?.pile !== 'foundation' || session.held.value) return undefined;
  if (!(target as Element).matches(':focus-visible')) return undefined;
  const card = foundationNeeds(current(session.game.value), place.hour);
  return { kind: 'foundationNeeds', hour: place.hour, card };
}
