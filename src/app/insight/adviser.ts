/**
 * The fair player's opinions of positions, found out beside the game. It is asked with what a person
 * at the table sees; the order of the stock stays here.
 */
import type { ReadonlySignal } from '@preact/signals-core';
import { type FairView, viewOf } from '../../fair/view.ts';
import type { Game } from '../../rules/game.ts';
import { isOver } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Advice, FairQuestion, Job } from '../../worker/client.ts';
import type { FairChoice } from '../../worker/protocol.ts';
import type { Analysis } from './analysis.ts';
import { OneQuestion, type Urgency } from './oneQuestion.ts';

/** `lost`: proved that no move can win; `blind`: it sees no way on. */
export type Thought = FairChoice | 'lost' | 'blind';

/** The result of a question; `died`: there is no worker that answers. */
export type Thinking = Thought | 'stopped' | 'died';

/**
 * How long it thinks. The more samples, the less its chances depend on luck: with 8 they lie half a point about
 * their mean while the stock has more than 24 cards, later 3.6 points (one standard deviation, 157 positions of deals
 * 1 to 6, six seeds each). The time limit matters only on slow machines.
 */
const LIMITS = { samples: 8, ms: 1500 };
const SEED = 0;

/** The oldest thoughts are forgotten. */
const CAPACITY = 2000;

export class Adviser {
  /** Counts up whenever it has thought of something: look again. */
  readonly revision: ReadonlySignal<number>;
  readonly #ask: (question: FairQuestion) => Job<Advice>;
  readonly #analysis: Analysis;
  readonly #question = new OneQuestion<Thinking>();
  readonly #thoughts = new Map<string, Thought>();
  /** Positions that got no answer; background questions skip them. */
  readonly #failed = new WeakSet<Position>();

  constructor(ask: (question: FairQuestion) => Job<Advice>, analysis: Analysis) {
    this.#ask = ask;
    this.#analysis = analysis;
    this.revision = this.#question.revision;
  }

  /** Its opinion of a point of a game that is not won, if it has been asked. */
  known(game: Game, at = game.at): Thought | undefined {
    const position = game.positions[at] as Position;
    if (isOver(game.ruleSet, position)) return 'lost';
    return this.#thoughts.get(seenAt(game.ruleSet, position).key);
  }

  /** Has it think of a point of a game that is not won. */
  async judge(game: Game, at = game.at, urgency: Urgency = 'asked'): Promise<Thinking> {
    const known = this.known(game, at);
    if (known) return known;
    const position = game.positions[at] as Position;
    if (urgency === 'background' && this.#failed.has(position)) return 'died';
    return this.#question.ask(position, urgency, () => {
      const { view, key } = seenAt(game.ruleSet, position);
      const job = this.#ask({ view, seed: SEED, limits: LIMITS });
      const told = job.answer
        .then((advice) => (advice === 'none' ? this.#whyNone(game, at, view, urgency) : advice))
        .then((thinking) => this.#learn(position, key, thinking));
      return { told, stop: () => job.stop() };
    });
  }

  /** Stops the current question; with `background`, only if nobody waits for it. */
  stop(which: Urgency = 'asked'): void {
    this.#question.stop(which);
  }

  /** With cards unseen it gives up only what is proved; once it sees everything the solver may know more. */
  async #whyNone(game: Game, at: number, view: FairView, urgency: Urgency): Promise<Thinking> {
    if (view.unseen.length > 1) return 'lost';
    const fact = await this.#analysis.judge(game, at, urgency);
    if (fact === 'stopped') return 'stopped';
    if (fact.verdict === 'unknown') return 'blind';
    const move = fact.verdict === 'winnable' ? fact.moves[0] : undefined;
    if (fact.verdict === 'unwinnable' || !move) return 'lost';
    return { move, chance: 1, plan: fact.moves, alternatives: [{ move, chance: 1 }], nodes: 0 };
  }

  #learn(position: Position, key: string, thinking: Thinking): Thinking {
    if (thinking === 'died') this.#failed.add(position);
    if (thinking === 'stopped' || thinking === 'died') return thinking;
    this.#thoughts.set(key, thinking);
    if (this.#thoughts.size > CAPACITY) {
      const [oldest] = this.#thoughts.keys();
      this.#thoughts.delete(oldest as string);
    }
    return thinking;
  }
}

interface Seen {
  readonly view: FairView;
  /** The same for positions that look the same. */
  readonly key: string;
}

/** Positions do not change, so each is looked at once. */
const seen = new WeakMap<Position, Seen>();

function seenAt(ruleSet: RuleSet, position: Position): Seen {
  let found = seen.get(position);
  if (!found) {
    const view = viewOf(ruleSet, position);
    found = { view, key: JSON.stringify(view) };
    seen.set(position, found);
  }
  return found;
}

/** The chance that it sees: 0 where it is lost or no way on is seen. */
export const chanceOf = (thought: Thought): number =>
  typeof thought === 'object' ? thought.chance : 0;

/** Whether a point of a game can be thought of. */
export const isPlayable = (game: Game, at = game.at): boolean =>
  !isWon(game.positions[at] as Position);
