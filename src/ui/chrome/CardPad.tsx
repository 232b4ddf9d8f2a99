/** Keys for a card: first its rank, then its suit. It shows how many copies are left. */

import type { Signal } from '@preact/signals';
import { Delete as BackIcon } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import { cornerOf } from '../../i18n/writtenCard.ts';
import { type Card, cardOf, RANKS, SUITS, suitOf } from '../../rules/card.ts';
import { announce } from '../platform/announce.ts';
import { keyOf } from '../platform/keyOf.ts';
import { typeKey } from '../table/typedCard.ts';
import { Icon } from './Control.tsx';

interface CardPadProps {
  readonly messages: Messages;
  /** What has been typed of a card, or the rank that was chosen: `J`, `10`. A signal, because keys come faster than frames. */
  readonly begun: Signal<string>;
  /** How many copies of a card are left. */
  readonly copiesLeft: (card: Card) => number;
  readonly give: (card: Card) => void;
  /** Takes back the card before; without it there is no key for that. */
  readonly takeBack: () => void;
}

const ALL_RANKS = [...RANKS].map((_, rank) => rank);
const ALL_SUITS = [...SUITS].map((_, suit) => suit);

/** The rank that was typed or chosen. */
export const rankOfBegun = (begun: string): number | undefined => {
  const rank = RANKS.indexOf(begun === '10' ? 'T' : begun);
  return begun === '' || rank < 0 ? undefined : rank;
};

export function CardPad(props: CardPadProps) {
  const { messages, begun, copiesLeft, give, takeBack } = props;
  const rank = rankOfBegun(begun.value);
  const choose = (card: Card): void => {
    begun.value = '';
    if (copiesLeft(card) > 0) give(card);
    else announce('spoken', messages.ownCards.noneLeft(messages.card(card)));
  };
  const goBack = (): void => {
    if (begun.peek() === '') takeBack();
    else begun.value = '';
  };
  useTyping({ begun, choose, goBack });
  return (
    <div class="card-pad">
      <div class="ranks">
        {ALL_RANKS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === rank}
            disabled={ALL_SUITS.every((suit) => copiesLeft(cardOf(each, suit)) === 0)}
            onClick={() => {
              begun.value = RANKS.charAt(each);
            }}
          >
            {cornerOf(messages, cardOf(each, 0)).rank}
          </button>
        ))}
        <button type="button" aria-label={messages.ownCards.takeBack} onClick={goBack}>
          <Icon node={BackIcon} />
        </button>
      </div>
      <div class="suits">
        {ALL_SUITS.map((suit) => (
          <Suit key={suit} {...{ suit, rank, messages, copiesLeft, choose }} />
        ))}
      </div>
    </div>
  );
}

interface Typing {
  readonly begun: Signal<string>;
  readonly choose: (card: Card) => void;
  readonly goBack: () => void;
}

/** The letters and digits of cards. */
const CARD_KEY = /^[0-9atjqkchsd]$/i;

/** Cards typed key by key, wherever the focus is but in a field; before the table, whose letters they are too: the window hears a key first. */
function useTyping(typing: Typing): void {
  const latest = useRef(typing);
  latest.current = typing;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      if (isForOthers(event) || !(key === 'Backspace' || CARD_KEY.test(key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Backspace') latest.current.goBack();
      else type(latest.current, key);
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function type({ begun, choose }: Typing, key: string): void {
  const next = typeKey(begun.peek(), key) ?? typeKey('', key);
  if (next && 'card' in next) choose(next.card);
  else begun.value = next?.begun ?? '';
}

/** Shortcuts, and what is typed into a field. */
const isForOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.matches('textarea, select, input'));

interface SuitProps extends Pick<CardPadProps, 'messages' | 'copiesLeft'> {
  readonly suit: number;
  /** The rank that was chosen. */
  readonly rank: number | undefined;
  readonly choose: (card: Card) => void;
}

/** A suit, with a dot for each copy that is left of the card with the chosen rank. */
function Suit({ suit, rank, messages, copiesLeft, choose }: SuitProps) {
  const card = rank === undefined ? undefined : cardOf(rank, suit);
  const left = card === undefined ? 0 : copiesLeft(card);
  return (
    <button
      type="button"
      class={suitOf(cardOf(0, suit)) % 2 === 1 ? 'suit red' : 'suit'}
      aria-label={card === undefined ? messages.ownCards.suits[suit] : messages.card(card)}
      disabled={left === 0}
      onClick={() => card !== undefined && choose(card)}
    >
      <span aria-hidden="true">{cornerOf(messages, cardOf(0, suit)).sign}</span>
      <small aria-hidden="true">
        {[1, 2].map((copy) => (
          <i key={copy} class={copy <= left ? 'left' : ''} />
        ))}
      </small>
    </button>
  );
}
