/** Keys for a card: first its rank, then its suit. It shows only the cards that are left. */
import { Delete as BackIcon } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import { cornerOf } from '../../i18n/writtenCard.ts';
import { type Card, cardOf, RANKS, SUITS, suitOf } from '../../rules/card.ts';
import { keyOf } from '../platform/keyOf.ts';
import { typeKey } from '../table/typedCard.ts';
import { Icon } from './Control.tsx';

interface CardPadProps {
  readonly messages: Messages;
  /** How many copies of a card are left. */
  readonly copiesLeft: (card: Card) => number;
  readonly give: (card: Card) => void;
  readonly takeBack: () => void;
}

const ALL_RANKS = [...RANKS].map((_, rank) => rank);
const ALL_SUITS = [...SUITS].map((_, suit) => suit);

export function CardPad({ messages, copiesLeft, give, takeBack }: CardPadProps) {
  const [rank, setRank] = useState<number>();
  const [typed, setTyped] = useState('');
  const choose = (card: Card): void => {
    setRank(undefined);
    setTyped('');
    if (copiesLeft(card) > 0) give(card);
  };
  const goBack = (): void => {
    if (rank === undefined && typed === '') takeBack();
    setRank(undefined);
    setTyped('');
  };
  const type = (key: string): void => {
    const next = typeKey(typed, key) ?? typeKey('', key);
    if (next && 'card' in next) choose(next.card);
    else setTyped(next?.begun ?? '');
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      if (isForOthers(event)) return;
      if (key === 'Backspace') goBack();
      else if (key.length === 1 && key !== ' ') type(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  return (
    <div class="card-pad">
      <div class="ranks">
        {ALL_RANKS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === rank}
            disabled={ALL_SUITS.every((suit) => copiesLeft(cardOf(each, suit)) === 0)}
            onClick={() => setRank(each)}
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

/** Shortcuts, and what is typed into a field. */
const isForOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('textarea, select'));

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
