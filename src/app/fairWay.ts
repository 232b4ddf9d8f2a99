/**
 * The way the fair player would go, as far as it has thought: up to the next deal of the stock, then it
 * has to think anew. Remembers what it said of each position, for undo and redo.
 */
import type { Card } from '../rules/card.ts';
import { current, type Game } from '../rules/game.ts';
import { legalMoves, type Move, topAt } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import type { FairChoice } from '../worker/protocol.ts';
import { chanceOf, type Thought } from './adviser.ts';
import type { Messages } from './messages/en.ts';
import { shareIn } from './share.ts';

/** What is said of a position on the fair player's way. */
export type Opinion =
  /** Chances from 0 to 1; `next` is that of the next best move, if it weighed one. */
  | { readonly kind: 'weighed'; readonly chance: number; readonly next: Alternative | undefined }
  /** There is no other move. */
  | { readonly kind: 'only'; readonly chance: number }
  /** `known`: nothing is hidden any more, and it wins. `dim`: it has a move, but no hope in it. */
  | { readonly kind: 'known' | 'dim' }
  /** `open`: it would have to think anew; `thinking`: it does. */
  | { readonly kind: 'open' | 'thinking' }
  /** `lost`: proved; `blind`: it sees no way on. */
  | { readonly kind: 'lost' | 'blind' | 'won' };

type Alternative = FairChoice['alternatives'][number];

/** Where the way stands: what it thinks, and the moves it has in mind. */
interface Place {
  readonly opinion: Opinion;
  readonly plan: readonly Move[];
}

const OPEN: Place = { opinion: { kind: 'open' }, plan: [] };
const WON: Place = { opinion: { kind: 'won' }, plan: [] };

export class FairWay {
  readonly #places = new WeakMap<Position, Place>();

  /** Where the game on the table stands on the way. */
  at(game: Game): Place {
    const position = current(game);
    return isWon(position) ? WON : (this.#places.get(position) ?? OPEN);
  }

  learn(game: Game, thought: Thought): void {
    const plan = typeof thought === 'object' ? thought.plan : [];
    this.#places.set(current(game), { opinion: opinionOf(game, thought), plan });
  }

  /** The first move in mind has been played: what is thought of the position it leads from holds. */
  follow(before: Game, after: Game): void {
    const { opinion, plan } = this.at(before);
    const rest = plan.slice(1);
    if (rest.length === 0) return;
    const chance = 'chance' in opinion ? opinion.chance : 0;
    const weighed: Opinion = { kind: 'weighed', chance, next: undefined };
    this.#places.set(current(after), {
      opinion: 'chance' in opinion ? weighed : opinion,
      plan: rest,
    });
  }
}

function opinionOf(game: Game, thought: Thought): Opinion {
  if (typeof thought === 'string') return { kind: thought };
  const chance = chanceOf(thought);
  if (chance === 1) return { kind: 'known' };
  if (chance === 0) return { kind: 'dim' };
  if (legalMoves(game.ruleSet, current(game)).length === 1) return { kind: 'only', chance };
  return { kind: 'weighed', chance, next: thought.alternatives[1] };
}

/** Whether nothing comes after it. */
export const isEnd = ({ kind }: Opinion): boolean =>
  kind === 'lost' || kind === 'blind' || kind === 'won';

/** What it thinks, in a sentence. */
export function speakOpinion(messages: Messages, opinion: Opinion): string {
  const { fair, locale } = messages;
  switch (opinion.kind) {
    case 'only':
      return fair.only(shareIn(locale, opinion.chance));
    case 'weighed': {
      const share = shareIn(locale, opinion.chance);
      if (!opinion.next) return fair.weighed(share);
      const next = shareIn(locale, opinion.next.chance);
      return next === share ? fair.even(share) : fair.compared(share, next);
    }
    default:
      return fair.opinions[opinion.kind];
  }
}

/** The move it would play, why, and what would come next to it. */
export function speakChoice(messages: Messages, game: Game, { opinion, plan }: Place): string {
  const say = (move: Move, lead: 'fair' | 'next'): string =>
    messages.hintMove(move, cardOf(game, move), lead);
  const [move] = plan;
  const next = opinion.kind === 'weighed' ? opinion.next : undefined;
  const said = [
    move && say(move, 'fair'),
    speakOpinion(messages, opinion),
    next && say(next.move, 'next'),
  ];
  return messages.sentences(said.filter((part) => part !== undefined));
}

/** The card that a move carries. */
export const cardOf = (game: Game, move: Move): Card | undefined =>
  move.kind === 'carry' ? topAt(current(game), move.from) : undefined;
