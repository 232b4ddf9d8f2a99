/**
 * The answer of a pile, shown on the foot of its card: what an hour needs, why a card cannot go
 * where it was meant to, or where the neighbours of a card lie. Pure.
 */
import type { Announcement } from '../../app/announcements/announcements.ts';
import type { Messages } from '../../i18n/messages.ts';
import { writtenCard } from '../../i18n/writtenCard.ts';
import { type Card, nextHigher, nextLower } from '../../rules/card.ts';
import { current, type Game } from '../../rules/game.ts';
import { foundationCard, HOURS, type Hour, lastOf } from '../../rules/hour.ts';
import { type Move, makePlace, type Place, topAt } from '../../rules/move.ts';
import { fanAt, foundationHeight, foundationNeeds, type Position } from '../../rules/position.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { fanName, foundationName, type PileName, STOCK } from './pileName.ts';

export interface PileMessage {
  readonly pile: PileName;
  readonly isRefusal: boolean;
  /** The first line is the largest. */
  readonly lines: readonly string[];
  /** Where else the wanted cards are; absent if all of them lie open. */
  readonly note: string | undefined;
  /** Cards to light wherever they lie open, each with a sign if there are several. */
  readonly lit: readonly { readonly card: Card; readonly sign: string }[];
}

/**
 * Asks where the neighbours of the top card at a place lie (`find`), or where a card lies
 * (`locate`).
 */
export type Find =
  | { readonly kind: 'find'; readonly place: Place }
  | { readonly kind: 'locate'; readonly card: Card };

/** The answer to what has just happened, if there is one. */
export function pileMessageFor(
  messages: Messages,
  announcement: Announcement | Find,
  game: Game,
  held: Place | undefined,
): PileMessage | undefined {
  const position = current(game);
  switch (announcement.kind) {
    case 'find':
      return found(messages, position, announcement.place);
    case 'locate':
      return located(messages, position, announcement.card);
    case 'foundationNeeds':
      return needs(messages, position, announcement.hour);
    case 'refused':
      // Instead it is asked which card comes.
      if (announcement.refusal === 'cardsUnknown') return undefined;
      return refusal(messages, position, announcement.refusal, announcement.move, (card) =>
        writtenCard(messages, card),
      );
    case 'picked':
      return held && announcement.targets.length === 0
        ? said(makePlace(held), messages.answers.noPlace)
        : undefined;
    case 'noFoundation':
      return said(makePlace(announcement.from), messages.answers.noHour);
    default:
      return undefined;
  }
}

const said = (pile: PileName, text: string): PileMessage => ({
  ...{ pile, isRefusal: true, lines: [text], note: undefined, lit: [] },
});

function needs(messages: Messages, position: Position, hour: Hour): PileMessage {
  const { answers } = messages;
  const pile = makePlace({ pile: 'foundation', hour });
  const card = foundationNeeds(position, hour);
  const lit = card === undefined ? [] : [{ card, sign: '' }];
  const answer = { pile, isRefusal: false, lit };
  if (card === undefined) return { ...answer, lines: [answers.done], note: undefined };
  return {
    ...answer,
    lines: [
      answers.needs(writtenCard(messages, card)),
      answers.endsAt(writtenCard(messages, lastOf(hour))),
    ],
    note: inStock(messages, position, card),
  };
}

/** How many copies of a card are in the stock, in words; undefined if none is. */
function inStock({ answers }: Messages, { stock }: Position, card: Card): string | undefined {
  const count = stock.filter((each) => each === card).length;
  return count === 0 ? undefined : count === 2 ? answers.bothInStock : answers.oneInStock;
}

/** The answer for a typed card: shown at the first pile that has it, and lit wherever it lies. */
function located(messages: Messages, position: Position, card: Card): PileMessage {
  const holding = (cards: readonly Card[], pile: PileName): PileName[] =>
    cards.includes(card) ? [pile] : [];
  const [pile = STOCK] = [
    ...HOURS.flatMap((hour) => holding(fanAt(position, hour), fanName(hour))),
    ...holding(position.waste, 'w'),
    ...holding(position.stock, STOCK),
    ...HOURS.flatMap((hour) => holding(cardsAt(position, hour), foundationName(hour))),
  ];
  return {
    pile,
    isRefusal: false,
    lines: [writtenCard(messages, card)],
    note: inStock(messages, position, card),
    lit: [{ card, sign: '' }],
  };
}

function found(messages: Messages, position: Position, place: Place): PileMessage | undefined {
  const card = topAt(position, place);
  if (card === undefined) return undefined;
  const { lower, higher } = messages.answers;
  const [below, above] = [nextLower(card), nextHigher(card)];
  return {
    pile: makePlace(place),
    isRefusal: false,
    lines: [lower(writtenCard(messages, below)), higher(writtenCard(messages, above))],
    note: undefined,
    lit: [
      { card: below, sign: '1' },
      { card: above, sign: '2' },
    ],
  };
}

function refusal(
  messages: Messages,
  position: Position,
  why: Refusal,
  move: Move | undefined,
  spell: (card: Card) => string,
): PileMessage | undefined {
  const { answers } = messages;
  if (!move) return undefined;
  if (move.kind !== 'carry')
    return said(STOCK, why === 'gapsFirst' ? answers.refillFirst : messages.refused(why));
  const pile = makePlace(move.to);
  if (why !== 'wrongSuit' && why !== 'wrongRank')
    return said(pile, placeText(messages, position, why));
  const wanted = wantedAt(position, move.to);
  if (wanted === undefined) return said(pile, messages.refused(why));
  const spelled = spell(wanted);
  return said(
    pile,
    move.to.pile === 'fan' ? answers.fanTakes(spelled) : answers.hourNeeds(spelled),
  );
}

/**
 * Why a pile does not take a card, or the stock does not deal, as spoken text; undefined for other
 * announcements.
 */
export function speakRefusal(
  messages: Messages,
  announcement: Announcement,
  game: Game,
): string | undefined {
  if (announcement.kind !== 'refused') return undefined;
  const { refusal: why, move } = announcement;
  if (why === 'cardsUnknown') return undefined;
  const answer = refusal(messages, current(game), why, move, messages.card);
  return answer && messages.sentence(answer.lines.map((line) => line.replace(/[.。]$/, '')));
}

function placeText({ answers, refused }: Messages, { stock }: Position, why: Refusal): string {
  if (!(why in answers.places)) return refused(why);
  const isGap = why === 'fanEmpty' || why === 'fanHasGaps';
  return isGap && stock.length === 0 ? answers.noCards : answers.places[why as PlaceRefusal];
}

/** Refusals that have a short form on the place itself. */
type PlaceRefusal = 'foundationComplete' | 'fanEmpty' | 'fanHasGaps';

/** The one card that a place would take. */
function wantedAt(position: Position, to: Place): Card | undefined {
  if (to.pile === 'foundation') return foundationNeeds(position, to.hour);
  const top = to.pile === 'fan' ? fanAt(position, to.hour).at(-1) : undefined;
  return top === undefined ? undefined : nextLower(top);
}

/** The cards of a foundation, from the bottom up. */
const cardsAt = (position: Position, hour: Hour): Card[] =>
  Array.from({ length: foundationHeight(position, hour) }, (_, i) => foundationCard(hour, i + 1));
