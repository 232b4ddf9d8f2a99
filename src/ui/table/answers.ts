/** Shows the answers of piles: a plaque on the foot of a card, and the cards that it speaks of. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { Announcement } from '../../app/announcements/announcements.ts';
import type { Session } from '../../app/game/session.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Card } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { parsePlace } from '../../rules/move.ts';
import { foundationNeeds } from '../../rules/position.ts';
import { announce, announceToo } from '../platform/announce.ts';
import { keyOf } from '../platform/keyOf.ts';
import { type Answer, answerTo, type Find, speakRefusal } from './answer.ts';
import { listenForFinds, speakFind, speakNeed } from './findCard.ts';
import { type Box, cardBox, clamp } from './layout/geometry.ts';
import { fanName } from './pileName.ts';
import { pileOf } from './piles.ts';
import type { Slot } from './placement.ts';
import { EDGE, plaquePlace } from './plaquePlace.ts';
import type { Scene } from './scene.ts';
import { setBox } from './write.ts';

/** How long they stand, in milliseconds. */
const READING_MS = 6000;
const READING_REFUSAL_MS = 4000;
/** Cards lower than this have room for two lines. */
const LOW = 84;

interface AnswersDeps {
  readonly session: Session;
  readonly settings: Settings;
  readonly messages: Messages;
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** Whether cards are searched for: see `FindBar.tsx`. */
  readonly searching: ReadonlySignal<boolean>;
}

/** Answers on a table, from now on; they are announced elsewhere. @returns what ends it */
export function showAnswers(table: HTMLElement, deps: AnswersDeps): () => void {
  const { session, settings, messages, scene, searching } = deps;
  const layer = document.createElement('div');
  layer.className = 'layer answers';
  layer.setAttribute('aria-hidden', 'true');
  table.append(layer);
  const taught = computed(() => taughtNeed(session));
  const asked = signal<Announcement | Find | undefined>(undefined);
  // Of the moment in which it was asked, but in the language that is wanted now.
  const answer = computed(() => {
    const announcement = asked.value;
    const given =
      announcement && answerTo(messages, announcement, session.game.peek(), session.held.peek());
    // The lesson points at the card itself.
    return given && announcement === taught.peek() ? { ...given, lit: [], note: undefined } : given;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (announcement: Announcement | Find | undefined): void => {
    clearTimeout(timer);
    asked.value = announcement;
    const { value } = answer;
    const isPassing = value && announcement !== taught.peek();
    if (isPassing) timer = setTimeout(hide, value.isRefusal ? READING_REFUSAL_MS : READING_MS);
  };
  const hide = (): void => ask(undefined);
  const ends = new AbortController();
  const { signal: until } = ends;
  // What comes next may be answered anew.
  table.addEventListener('pointerdown', hide, { capture: true, signal: until });
  document.addEventListener('keydown', (event) => keyOf(event) && hide(), {
    capture: true,
    signal: until,
  });
  table.addEventListener(
    'focusin',
    (event) => {
      const announcement = atFocus(event, session);
      // A finger that rises gives the focus, too, and what it asked for stays.
      if (announcement) ask(announcement);
    },
    { signal: until },
  );
  listenForFinds(table, {
    until,
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
  const stops = [
    effect(() => {
      const announcement = taught.value ?? session.announcement.value;
      untracked(() => {
        ask(announcement);
        const game = session.game.peek();
        const said = speakRefusal(messages, announcement, game);
        if (said) announce('spoken', said);
        if (announcement.kind === 'foundationNeeds' && announcement !== taught.peek())
          announceToo(speakNeed(messages, current(game), announcement.hour));
      });
    }),
    effect(() => draw(layer, messages.answers, answer.value, scene.value)),
  ];
  return () => {
    ends.abort();
    for (const stop of stops) stop();
    clearTimeout(timer);
    layer.remove();
  };
}

/** The lesson begins with an hour that says what it needs, for as long as nothing has been played. */
function taughtNeed({ guide, game }: Session): Announcement | undefined {
  const next = game.value.at === 0 ? guide.value?.next.value : undefined;
  if (next?.kind !== 'carry' || next.to.pile !== 'foundation') return undefined;
  const { hour } = next.to;
  return { kind: 'foundationNeeds', hour, card: foundationNeeds(current(game.value), hour) };
}

/** An hour that is walked to by keys says what it needs. */
function atFocus({ target }: FocusEvent, session: Session): Announcement | undefined {
  const pile = pileOf(target);
  const place = pile && parsePlace(pile);
  if (place?.pile !== 'foundation' || session.held.value) return undefined;
  if (!(target as Element).matches(':focus-visible')) return undefined;
  const card = foundationNeeds(current(session.game.value), place.hour);
  return { kind: 'foundationNeeds', hour: place.hour, card };
}

function draw(
  layer: HTMLElement,
  words: Messages['answers'],
  answer: Answer | undefined,
  scene: Scene | undefined,
): void {
  layer.replaceChildren();
  if (!answer || !scene) return;
  const { placement, geometry } = scene;
  const { top } = placement.piles[answer.pile];
  const lit = answer.lit.flatMap(({ card, sign }) =>
    placement.slots.filter((slot) => isLit(slot, card)).map((slot) => ({ slot, sign })),
  );
  for (const { slot, sign } of lit) {
    const part = visiblePart(slot, scene);
    layer.append(frame('lit', part));
    const above = placement.piles[slot.pile].slots.length - 1 - slot.index;
    const text = [sign, above > 0 ? words.above(above) : ''].filter(Boolean).join(' · ');
    if (text) putSign(layer, text, part, scene);
  }
  if (answer.note) layer.append(frame('lit', placement.piles.s.top));
  if (answer.isRefusal) layer.append(frame('refusing', top));
  const plaque = makePlaque(answer, geometry.cardHeight < LOW);
  layer.append(plaque);
  const fans = HOURS.map(fanName).filter((name) => name !== answer.pile);
  const { left, top: above } = plaquePlace(
    top,
    { width: plaque.offsetWidth, height: plaque.offsetHeight },
    scene.size,
    fans.map((name) => placement.piles[name].box),
  );
  plaque.style.left = `${left}px`;
  plaque.style.top = `${above}px`;
}

/** Cards that lie open elsewhere; those on the clock have their place. */
const isLit = ({ card, pile, faceUp, shown }: Slot, wanted: Card): boolean =>
  card === wanted && faceUp && shown && parsePlace(pile)?.pile !== 'foundation';

/** The part of a card that the next one leaves free. */
function visiblePart(slot: Slot, { geometry, placement }: Scene): Box {
  const box = cardBox(slot.at, geometry.cardWidth);
  const next = placement.piles[slot.pile].slots[slot.index + 1];
  if (!next) return box;
  const over = cardBox(next.at, geometry.cardWidth);
  const [across, down] = [Math.abs(next.at.x - slot.at.x), Math.abs(next.at.y - slot.at.y)];
  if (across > down)
    return over.left > box.left ? { ...box, right: over.left } : { ...box, left: over.right };
  return over.top > box.top ? { ...box, bottom: over.top } : { ...box, top: over.bottom };
}

/** Says on the felt which of the cards it is, and how many lie on it: beside its end that has no index. */
function putSign(layer: HTMLElement, text: string, part: Box, { size, geometry }: Scene): void {
  const sign = document.createElement('div');
  sign.className = 'sign';
  sign.textContent = text;
  layer.append(sign);
  // Of a card under the next one lower down a strip is seen above, of others the foot too.
  const isStrip = part.bottom - part.top < geometry.cardHeight - 1;
  const [wide, high] = [sign.offsetWidth, sign.offsetHeight];
  const left = isStrip ? part.right + 4 : (part.left + part.right - wide) / 2;
  const top = isStrip ? (part.top + part.bottom - high) / 2 : part.bottom + 4;
  sign.style.left = `${clamp(left, EDGE, size.width - wide - EDGE)}px`;
  sign.style.top = `${clamp(top, EDGE, size.height - high - EDGE)}px`;
}

function frame(kind: string, box: Box): HTMLElement {
  const made = document.createElement('div');
  made.className = `frame ${kind}`;
  setBox(made, box);
  return made;
}

function makePlaque({ lines, note, isRefusal }: Answer, isLow: boolean): HTMLElement {
  const plaque = document.createElement('div');
  plaque.className = isRefusal ? 'plaque refusal' : 'plaque';
  const line = (text: string, className = ''): HTMLElement => {
    const made = document.createElement('p');
    made.className = className;
    made.textContent = text;
    return made;
  };
  const [first = '', ...others] = lines;
  plaque.append(line(first, 'first'));
  const rest = [...others.map((text) => line(text)), ...(note ? [line(note, 'note')] : [])];
  // Three lines would reach the index of a low card.
  if (isLow && rest.length > 1) plaque.append(line([...others, note].filter(Boolean).join(' · ')));
  else plaque.append(...rest);
  return plaque;
}
