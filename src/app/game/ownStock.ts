/**
 * Real cards in play: a move that deals from a stock that nobody knows asks first which cards came, and is made when all of them are
 * named. Loaded after the table.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import type { Card } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import type { Hour } from '../../rules/hour.ts';
import { cardsWanted, type Move, refillHours } from '../../rules/move.ts';
import { forgetAhead, nameCards, unseenCards } from '../../rules/unknownStock.ts';
import type { Session } from './session.ts';

/** The question which card came. */
export interface AskedCard {
  /** The fan that gets it; none if it was drawn. */
  readonly hour: Hour | undefined;
  /** How many cards of the same deal from the stock were named before, and how many there are. */
  readonly named: number;
  readonly all: number;
}

interface Asking {
  readonly move: Move;
  readonly cards: readonly Card[];
}

export class OwnStock {
  /** The card that is asked for, if any. */
  readonly asked: ReadonlySignal<AskedCard | undefined>;
  readonly #asking: Signal<Asking | undefined> = signal(undefined);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.asked = computed(() => this.#askedNow());
    effect(() => {
      const said = session.announcement.value;
      if (said.kind !== 'refused' || said.refusal !== 'cardsUnknown' || !said.move) return;
      const { move } = said;
      untracked(() => {
        this.#asking.value = { move, cards: [] };
      });
    });
    // Any other move answers nothing.
    session.onChange(() => this.cancel());
  }

  /** How many copies of a card can still come. */
  copiesLeft(card: Card): number {
    const named = this.#asking.value?.cards ?? [];
    const count = (cards: readonly Card[]): number => cards.filter((each) => each === card).length;
    return count(unseenCards(this.#session.game.value)) - count(named);
  }

  /** Names the card that is asked for; after the last one the move is made. Nothing happens if no copy is left. */
  name(card: Card): void {
    const asking = this.#asking.peek();
    const asked = this.asked.peek();
    if (!asking || !asked || this.copiesLeft(card) <= 0) return;
    const cards = [...asking.cards, card];
    if (cards.length < asked.all) {
      this.#asking.value = { ...asking, cards };
      return;
    }
    const named = nameCards(this.#session.game.peek(), cards);
    this.#asking.value = undefined;
    if (!named.ok) return;
    this.#session.annotate(named.value);
    this.#session.play(asking.move);
  }

  /** Takes the last named card back; before the first one the question itself. */
  takeBack(): void {
    const asking = this.#asking.peek();
    if (!asking) return;
    if (asking.cards.length === 0) this.cancel();
    else this.#asking.value = { ...asking, cards: asking.cards.slice(0, -1) };
  }

  cancel(): void {
    this.#asking.value = undefined;
  }

  /** Whether cards are known that lie in the stock: they came before a move was taken back. */
  get canForget(): boolean {
    const { game } = this.#session;
    const { unknown } = game.value;
    return unknown > 0 && unknown < current(game.value).stock.length;
  }

  /** Forgets those cards, so that they can be named anew. */
  forget(): void {
    this.#session.annotate(forgetAhead(this.#session.game.peek()));
  }

  #askedNow(): AskedCard | undefined {
    const asking = this.#asking.value;
    if (!asking) return undefined;
    const game = this.#session.game.value;
    const position = current(game);
    const all = cardsWanted(game.unknown, position, asking.move);
    const known = position.stock.length - game.unknown;
    const hours = asking.move.kind === 'refill' ? refillHours(game.ruleSet, position) : [];
    const named = asking.cards.length;
    return { hour: hours[known + named], named, all };
  }
}
