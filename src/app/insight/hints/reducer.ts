/**
 * Hints as a reducer: from a state and an event to the next state and its effects. Pure:
 * `hintController.ts` carries out the effects.
 */
import type { Move } from '../../../rules/move.ts';
import type { FairEvaluation, LastWinnable } from '../../announcements/findings.ts';
import { type Hint, isThinking, OFF, type Shown } from './hint.ts';

export interface HintState {
  readonly hint: Hint;
  /** The number of the last question: answers to those before it are dropped. */
  readonly question: number;
  /**
   * Whether the fair player is watched in a copy of the game, which is removed when the player
   * stops watching.
   */
  readonly isWatched: boolean;
}

/** The next step of the shown line from the current position. */
export interface Next {
  readonly move: Move | undefined;
  /** Whether nothing is left to show. */
  readonly over: boolean;
  /** The fair player's evaluation, if it is a fair hint. */
  readonly evaluation: FairEvaluation | undefined;
}

export type HintEvent =
  /** The player wants a hint; `isKnown`: the answer is already there. */
  | {
      readonly kind: 'asked';
      readonly player: 'solver' | 'fair';
      readonly isWon: boolean;
      readonly isKnown: boolean;
    }
  /** The solver has answered: the game can be won (`next` is how), cannot be won, or is undecided. */
  | ({ readonly kind: 'judged'; readonly question: number; readonly at: number } & (
      | { readonly verdict: 'winnable'; readonly next: Next | undefined }
      | { readonly verdict: 'unwinnable' | 'unknown' }
    ))
  /** The search for where the game could last be won has ended. */
  | { readonly kind: 'searched'; readonly question: number; readonly last: LastWinnable }
  /** The fair player has evaluated a point of the game. */
  | {
      readonly kind: 'thought';
      readonly question: number;
      readonly at: number;
      readonly next: Next;
    }
  /** The fair player does not answer. */
  | { readonly kind: 'unthought'; readonly question: number }
  /** The fair player plays on from here automatically. */
  | { readonly kind: 'watched'; readonly at: number; readonly next: Next }
  /**
   * The game has changed: by the hint's own move, along its line, or in another way, which ends the
   * hint.
   */
  | {
      readonly kind: 'changed';
      readonly by: 'own' | 'line' | 'other';
      readonly at: number;
      readonly isRefill: boolean;
      readonly next: Next | undefined;
    }
  | { readonly kind: 'stepped' | 'playedOrPaused' | 'paused' }
  /** `ended`: the hint goes silently; `dismissed`: the player ends it with a command. */
  | { readonly kind: 'ended' | 'dismissed' };

type Told =
  | 'hintOver'
  | 'hintThinking'
  | 'fairThinking'
  | 'hintUnknown'
  | 'fairNoAnswer'
  | 'hintSearching';

export type HintEffect =
  | { readonly kind: 'judge' | 'searchBack' | 'think'; readonly question: number }
  | { readonly kind: 'stop'; readonly player: 'solver' | 'fair' }
  | { readonly kind: 'play'; readonly move: Move; readonly origin: 'hint' | 'watch' }
  | { readonly kind: 'playLater'; readonly isRefill: boolean }
  | { readonly kind: 'callOff' | 'speakMove' | 'seenEnough' }
  | { readonly kind: 'assist'; readonly assist: 'hint' | 'fairHint' }
  | { readonly kind: 'tell'; readonly what: Told }
  | { readonly kind: 'tellLost'; readonly last: LastWinnable };

export interface Reduced {
  readonly state: HintState;
  /** To be carried out in this order after the state is set. */
  readonly effects: readonly HintEffect[];
}

export const NO_HINT: HintState = { hint: OFF, question: 0, isWatched: false };

export function reduce(state: HintState, event: HintEvent): Reduced {
  const { hint } = state;
  switch (event.kind) {
    case 'asked':
      return asked(state, event);
    case 'watched':
      return step({ ...state, isWatched: true, hint: shownAt(event.next, event.at, true) });
    case 'changed':
      return changed(state, event);
    case 'stepped':
      return step(state);
    case 'paused':
      return pause(state);
    case 'playedOrPaused':
      return playOrPause(state);
    case 'ended':
      return end(state);
    case 'dismissed':
      return end(state, ...seenEnough(state));
  }
  // The other events are answers. Answers to an earlier question, or to a hint that has ended, are
  // dropped.
  const isAwaited = hint.kind === 'thinking' || isThinking(hint);
  return isAwaited && event.question === state.question ? answered(state, event) : to(state, hint);
}

type EventOf<Kind extends HintEvent['kind']> = Extract<HintEvent, { readonly kind: Kind }>;

const to = (state: HintState, hint: Hint, ...effects: HintEffect[]): Reduced => ({
  state: { ...state, hint },
  effects,
});

const tell = (what: Told): HintEffect => ({ kind: 'tell', what });
const assist = (which: 'hint' | 'fairHint'): HintEffect => ({ kind: 'assist', assist: which });
const stop = (player: 'solver' | 'fair'): HintEffect => ({ kind: 'stop', player });

/** Asks a new question, after the effects in `before`. */
function ask(
  state: HintState,
  hint: Hint,
  kind: 'judge' | 'searchBack' | 'think',
  ...before: HintEffect[]
): Reduced {
  const question = state.question + 1;
  return to({ ...state, question }, hint, ...before, { kind, question });
}

const shownAt = ({ move, over, evaluation }: Next, since: number, playing: boolean): Shown => ({
  ...{ kind: 'shown', move, since, over, evaluation },
  playing: playing && !over,
});

function asked(state: HintState, { player, isWon, isKnown }: EventOf<'asked'>): Reduced {
  if (isWon) return to(state, state.hint, tell('hintOver'));
  const [kind, what] =
    player === 'fair' ? (['think', 'fairThinking'] as const) : (['judge', 'hintThinking'] as const);
  return ask(state, { kind: 'thinking', lost: false }, kind, ...(isKnown ? [] : [tell(what)]));
}

function answered(
  state: HintState,
  event: EventOf<'judged' | 'searched' | 'thought' | 'unthought'>,
): Reduced {
  switch (event.kind) {
    case 'thought':
      return thought(state, event);
    case 'unthought':
      return gone(state, tell('fairNoAnswer'));
    case 'searched': {
      const { last } = event;
      return to(state, { kind: 'lost', last }, { kind: 'tellLost', last });
    }
    case 'judged':
      return judged(state, event);
  }
}

function judged(state: HintState, event: EventOf<'judged'>): Reduced {
  switch (event.verdict) {
    case 'winnable':
      return event.next
        ? to(state, shownAt(event.next, event.at, false), assist('hint'), { kind: 'speakMove' })
        : end(state);
    case 'unwinnable': {
      const searching = { kind: 'thinking', lost: true } as const;
      return ask(state, searching, 'searchBack', assist('hint'), tell('hintSearching'));
    }
    case 'unknown':
      return gone(state, tell('hintUnknown'));
  }
}

function thought(state: HintState, { next, at }: EventOf<'thought'>): Reduced {
  const { hint } = state;
  const isGoingOn = hint.kind === 'shown';
  const playing = isGoingOn && hint.playing;
  const shown = shownAt(next, isGoingOn ? hint.since : at, playing);
  const after = shown.playing ? step({ ...state, hint: shown }) : to(state, shown);
  // Moves that are played automatically are not announced one by one; the end of the line is.
  const told: HintEffect[] = !playing || shown.over ? [{ kind: 'speakMove' }] : [];
  return { state: after.state, effects: [assist('fairHint'), ...told, ...after.effects] };
}

/** The hint follows its own moves, and undo and redo along its line; any other change ends it. */
function changed(state: HintState, { by, at, isRefill, next }: EventOf<'changed'>): Reduced {
  const { hint } = state;
  if (hint.kind === 'off') return to(state, hint);
  if (hint.kind !== 'shown' || by === 'other' || !next) return end(state);
  const shown = shownAt(next, Math.min(hint.since, at), by === 'own' && hint.playing);
  const effects: HintEffect[] = [{ kind: 'callOff' }];
  if (isThinking(hint)) effects.push(stop('fair'));
  if (shown.playing) effects.push({ kind: 'playLater', isRefill });
  return to(state, shown, ...effects);
}

/** Ends the hint for lack of an answer; a watched copy goes too. */
const gone = (state: HintState, ...then: HintEffect[]): Reduced =>
  to({ ...state, isWatched: false }, OFF, ...seenEnough(state), ...then);

const seenEnough = ({ isWatched }: HintState): HintEffect[] =>
  isWatched ? [{ kind: 'seenEnough' }] : [];

/** Plays the move shown; at the end of its plan the fair player thinks again. */
function step(state: HintState): Reduced {
  const { hint, isWatched } = state;
  if (hint.kind !== 'shown' || hint.over || isThinking(hint)) return to(state, hint);
  const { move } = hint;
  if (move) return to(state, hint, { kind: 'play', move, origin: isWatched ? 'watch' : 'hint' });
  return ask(state, { ...hint, evaluation: { kind: 'thinking' } }, 'think');
}

function playOrPause(state: HintState): Reduced {
  const { hint } = state;
  if (hint.kind !== 'shown' || hint.over) return to(state, hint);
  return hint.playing
    ? pause(state, { kind: 'speakMove' })
    : step({ ...state, hint: { ...hint, playing: true } });
}

function pause(state: HintState, ...then: HintEffect[]): Reduced {
  const { hint } = state;
  return hint.kind === 'shown' && hint.playing
    ? to(state, { ...hint, playing: false }, { kind: 'callOff' }, ...then)
    : to(state, hint);
}

function end(state: HintState, ...then: HintEffect[]): Reduced {
  const { hint } = state;
  const effects: HintEffect[] = [{ kind: 'callOff' }];
  if (hint.kind === 'thinking') effects.push(stop('solver'));
  if (hint.kind === 'thinking' || isThinking(hint)) effects.push(stop('fair'));
  return to({ ...state, isWatched: false }, OFF, ...effects, ...then);
}
