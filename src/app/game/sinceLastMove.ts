/** What has changed since the player's last move: that move, the cards that followed it, and what was played for the player since. */
import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Change } from './change.ts';
import type { Session } from './session.ts';

/** A move, and the positions before and after it. */
export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

export type Since =
  | { readonly kind: 'made'; readonly steps: readonly Step[] }
  /** Moves were taken back, the last one first. */
  | { readonly kind: 'undone'; readonly steps: readonly Step[] }
  /** Another point of the game was gone to. */
  | { readonly kind: 'jumped'; readonly at: number; readonly all: number }
  | { readonly kind: 'nothing' };

/** Remembers what has changed on the table since the last move of the player. */
export class SinceLastMove {
  readonly #session: Session;
  /** The last change by the player, and those after it. */
  #changes: readonly Change[] = [];

  constructor(session: Session) {
    this.#session = session;
    session.onChange((change) => {
      const isAlone = change.origin === 'player' || change.kind === 'switched';
      this.#changes = isAlone ? [change] : [...this.#changes, change];
    });
  }

  get now(): Since {
    return changesIn(this.#changes, this.#session.game.peek());
  }
}

function changesIn(changes: readonly Change[], game: Game): Since {
  const jump = changes
    .map(({ kind }) => kind === 'jumped' || kind === 'switched')
    .lastIndexOf(true);
  const after = changes.slice(jump + 1);
  if (after.length > 0) return stepsOf(after);
  if (changes[jump]?.kind === 'jumped')
    return { kind: 'jumped', at: game.at, all: game.moves.length };
  return lastMoveOf(game);
}

function stepsOf(changes: readonly Change[]): Since {
  const [first] = changes;
  if (first?.kind === 'undone')
    return {
      kind: 'undone',
      steps: stepsBetween(first.before, first.after.at, first.before.at).reverse(),
    };
  return {
    kind: 'made',
    steps: changes.flatMap(({ before, after }) => stepsBetween(after, before.at, after.at)),
  };
}

/** The last move of a game that was opened: it is the player's, with what followed it. */
function lastMoveOf(game: Game): Since {
  let from = game.at - 1;
  while (from > 0 && game.followUps.includes(from + 1)) from--;
  return from < 0
    ? { kind: 'nothing' }
    : { kind: 'made', steps: stepsBetween(game, from, game.at) };
}

function stepsBetween({ positions, moves }: Game, from: number, to: number): Step[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => ({
    before: positions[from + i] as Position,
    move: moves[from + i] as Move,
    after: positions[from + i + 1] as Position,
  }));
}
