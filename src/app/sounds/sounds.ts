/** Which sounds a change of the game makes, and when. Pure: the sounds are played elsewhere. */
import type { Game } from '../../rules/game.ts';
import { cardsHome } from '../../rules/gameQueries.ts';
import { HOURS } from '../../rules/hour.ts';
import { gaps, isComplete, isWon, type Position } from '../../rules/position.ts';
import type { Change } from '../game/change.ts';

/** The part of a change that determines its sounds. */
export type AudibleChange = Pick<Change, 'kind' | 'before' | 'after'>;

/** A sound; `at`: seconds after the change. */
export type Sound = { readonly at: number } & (
  | { readonly kind: 'felt' | 'tick' }
  | { readonly kind: 'bell'; readonly hertz: number; readonly seconds: number }
);

/** The four bells of the Westminster quarters, in E major, and the great bell below them. */
const BELL = { g: 415.3, f: 369.99, e: 329.63, b: 246.94 } as const;
const GREAT_BELL = 164.81;

/** The five changes (sequences of four bells) that make up the quarters. */
const CHANGES = ['gfeb', 'egfb', 'efge', 'gefb', 'bfge'] as const;

/** The changes that are rung when 3, 6 or 9 hours are complete, as numbers counted from one. */
const QUARTERS: Readonly<Record<number, readonly number[]>> = { 3: [1], 6: [2, 3], 9: [4, 5, 1] };

const BEAT_S = 0.55;
const REST_S = 0.45;
/** Pause before the first stroke of a win, while the last card flies. */
const BREATH_S = 0.26;
/** Default interval between strokes. */
const STROKE_S = 0.4;
/** Strokes at shorter intervals run into one another. */
const MIN_STROKE_S = 0.2;
/** Interval between two dealt cards, as they are animated. */
const DEALT_S = 0.07;

/** One stroke of the great bell. */
export const greatBell = (at = 0): Sound => ({
  kind: 'bell',
  hertz: GREAT_BELL,
  seconds: 6,
  at,
});

/**
 * The sound of a change; none when another game begins.
 *
 * @param stroke the interval between the twelve strokes at a win, in seconds
 */
export function soundsOf({ kind, before, after }: AudibleChange, stroke = STROKE_S): Sound[] {
  if (kind === 'switched') return [];
  const [then, now] = [at(before), at(after)];
  if (then === now) return [];
  const isForward = cardsHome(now) > cardsHome(then);
  const hours = completeHours(now);
  const rung = isForward && hours > completeHours(then) ? QUARTERS[hours] : undefined;
  return [
    ...(isForward ? [{ kind: 'tick', at: 0.12 } as const] : felt(then, now)),
    ...(isWon(now) ? strikeTwelve(stroke) : rung ? ring(rung, 0.4) : []),
  ];
}

const at = (game: Game): Position => game.positions[game.at] as Position;

const completeHours = (position: Position): number =>
  HOURS.filter((hour) => isComplete(position, hour)).length;

/** One sound of a card on felt, or one for each card of a refill. */
function felt(then: Position, now: Position): Sound[] {
  const dealt = then.waste.length === now.waste.length ? gaps(then) - gaps(now) : 1;
  const cards = Math.max(1, Math.min(dealt, then.stock.length - now.stock.length));
  return Array.from({ length: cards }, (_, i) => ({ kind: 'felt', at: i * DEALT_S }));
}

function ring(changes: readonly number[], start: number): Sound[] {
  return changes.flatMap((change, i) =>
    [...(CHANGES[change - 1] as string)].map((note, j) => ({
      kind: 'bell' as const,
      hertz: BELL[note as keyof typeof BELL],
      seconds: 3.2,
      at: start + i * (4 * BEAT_S + REST_S) + j * BEAT_S,
    })),
  );
}

/**
 * Twelve strokes; if they would run into one another, one change of four bells and one stroke in
 * the same time.
 */
function strikeTwelve(stroke: number): Sound[] {
  if (stroke >= MIN_STROKE_S) return HOURS.map((_, i) => greatBell(BREATH_S + i * stroke));
  const [change] = CHANGES;
  const beat = (HOURS.length / change.length) * stroke;
  const quarter = [...change].map(
    (note, i): Sound => ({
      kind: 'bell',
      hertz: BELL[note as keyof typeof BELL],
      seconds: 3.2,
      at: BREATH_S + i * beat,
    }),
  );
  return [...quarter, greatBell(BREATH_S + HOURS.length * stroke)];
}
