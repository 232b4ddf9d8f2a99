/**
 * The lesson: waits for its moves one after the other, and explains why other moves are not meant.
 * Those are never made, so they do not count.
 */
import {
  batch,
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
import { type Move, makeMove, makePlace, type Place, topAt } from '../../rules/move.ts';
import type { Guide } from '../game/guide.ts';
import type { Session } from '../game/session.ts';
import { CHOICE, isOfLesson, LEAVING, LESSON, OTHER_PLACE, STEP_COUNT } from './steps.ts';

/** How long the player can look for the move before it is shown, in milliseconds. */
const SHOW_MOVE_AFTER_MS = 8000;
/** After this many wrong moves the words alone are clearly not enough. */
const ENOUGH = 2;

/** Why a move is not the one that the lesson wants. */
export type Complaint =
  /** The right card in the wrong place. */
  | { readonly kind: 'hour'; readonly hour: Hour }
  | { readonly kind: 'onto'; readonly card: Card }
  /** A legal move, but another card is meant, or the stock. */
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'stock' | 'leave' }
  /** The stock was touched too early. */
  | { readonly kind: 'early'; readonly card: Card }
  | { readonly kind: 'gap' };

interface LessonDeps {
  readonly session: Session;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** Called when the lesson is over or the player leaves it. */
  readonly onEnd: () => void;
}

export class Lesson implements Guide {
  readonly step: ReadonlySignal<number>;
  readonly next: ReadonlySignal<Move | undefined>;
  readonly elsewhere: ReadonlySignal<Place | undefined>;
  readonly isLong: ReadonlySignal<boolean>;
  /** The answer to the last move, if it was the wrong one. */
  readonly complaint: ReadonlySignal<Complaint | undefined>;
  readonly #complaint: Signal<Complaint | undefined> = signal(undefined);
  readonly #tries = signal(0);
  readonly #deps: LessonDeps;
  readonly #stops: (() => void)[];
  #callOff = (): void => {};

  /** The game on the table must be the lesson's. */
  constructor(deps: LessonDeps) {
    this.#deps = deps;
    const { session } = deps;
    this.complaint = this.#complaint;
    const at = computed(() => session.game.value.at);
    this.step = computed(() => LESSON[at.value]?.step ?? STEP_COUNT + 1);
    this.next = computed(() => LESSON[at.value]?.move);
    this.elsewhere = computed(() => (at.value === CHOICE ? OTHER_PLACE : undefined));
    this.isLong = computed(() => this.#tries.value >= ENOUGH);
    this.#stops = [
      effect(() => {
        session.game.value;
        untracked(() => this.#goOn());
      }),
      effect(() => {
        const { value } = session.announcement;
        if (value.kind === 'refused' && value.refusal === 'fanHasGaps')
          untracked(() => this.#complain({ kind: 'gap' }));
      }),
    ];
    session.guide.value = this;
  }

  allows(move: Move): boolean {
    const next = this.next.peek();
    if (!next || makeMove(move) === makeMove(next)) return true;
    this.#complain(this.#answer(move, next));
    return false;
  }

  /** Leaves the game as it is; it is an ordinary game from now on. */
  end(): void {
    this.#callOff();
    for (const stop of this.#stops) stop();
    const { session, onEnd } = this.#deps;
    if (session.guide.peek() === this) session.guide.value = undefined;
    onEnd();
  }

  /** The game has changed. */
  #goOn(): void {
    const { session } = this.#deps;
    const game = session.game.peek();
    if (!isOfLesson(game)) {
      this.end();
      return;
    }
    batch(() => {
      this.#complaint.value = undefined;
      this.#tries.value = 0;
    });
    this.#wait();
    if (game.at > 0) session.assist('lesson');
  }

  #wait(): void {
    this.#callOff();
    if (!this.next.peek()) return;
    this.#callOff = this.#deps.after(SHOW_MOVE_AFTER_MS, () => {
      this.#tries.value = ENOUGH;
    });
  }

  #complain(complaint: Complaint): void {
    if (!this.next.peek()) return;
    batch(() => {
      this.#complaint.value = complaint;
      this.#tries.value += 1;
    });
    this.#wait();
  }

  #answer(move: Move, next: Move): Complaint {
    const position = current(this.#deps.session.game.peek());
    if (next.kind !== 'carry') return { kind: this.step.peek() === LEAVING ? 'leave' : 'stock' };
    const card = topAt(position, next.from) as Card;
    if (move.kind !== 'carry') return { kind: 'early', card };
    if (makePlace(move.from) !== makePlace(next.from)) return { kind: 'card', card };
    if (next.to.pile === 'foundation') return { kind: 'hour', hour: next.to.hour };
    return { kind: 'onto', card: topAt(position, next.to) as Card };
  }
}
