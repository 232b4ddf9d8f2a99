/**
 * Hints as a reducer: from what is shown and what happens to what is shown next, and what is to be done for it. Pure:
 * `hints.ts` carries the effects out.
 */
import type { Move } from '../../../rules/move.ts';
import type { LastWinnable, Opinion } from '../../announcements/findings.ts';
import { type Hint, isThinking, OFF, type Shown } from './hint.ts';

export interface HintState {
  readonly hint: Hint;
  /** The number of the last question: answers to those before it are dropped. */
  readonly question: number;
  /** Whether the fair player is watched in a copy of the game, which goes when the player has seen enough. */
  readonly isWatched: boolean;
}

/** What is known of the way from where the game stands. */
export interface Next {
  readonly move: Move | undefined;
  /** Whether nothing can be shown any more. */
  readonly over: boolean;
  /** The fair player's opinion, if it is its way. */
  readonly opinion: Opinion | undefined;
}

export type HintEvent =
  /** The player wants a hint; `isKnown`: nobody has to be asked for it. */
  | {
      readonly kind: 'asked';
      readonly player: 'solver' | 'fair';
      readonly isWon: boolean;
      readonly isKnown: boolean;
    }
  /** The solver has answered: the game can be won, and how it goes on, cannot, or nobody knows. */
  | ({ readonly kind: 'judged'; readonly question: number; readonly at: number } & (
      | { readonly verdict: 'winnable'; readonly next: Next | undefined }
      | { readonly verdict: 'unwinnable' | 'unknown' | 'stopped' }
    ))
  /** It is known where the game could last be won. */
  | {
      readonly kind: 'searched';
      readonly question: number;
      readonly last: LastWinnable | 'stopped';
    }
  /** The fair player has thought of the position at a point of the game. */
  | {
      readonly kind: 'thought';
      readonly question: number;
      readonly at: number;
      readonly next: Next;
    }
  /** It has not. */
  | { readonly kind: 'unthought'; readonly question: number; readonly why: 'stopped' | 'died' }
  /** The fair player goes on by itself, from here. */
  | { readonly kind: 'watched'; readonly at: number; readonly next: Next }
  /** The game has changed: by the hint's own move, along its moves, or in another way, which ends the hint. */
  | {
      readonly kind: 'changed';
      readonly by: 'own' | 'line' | 'other';
      readonly at: number;
      readonly isRefill: boolean;
      readonly next: Next | undefined;
    }
  | { readonly kind: 'stepped' | 'playedOrPaused' | 'paused' }
  /** `ended`: it goes without a word; `dismissed`: the player has seen enough. */
  | { readonly kind: 'ended' | 'dismissed' };

export type HintEffect =
  | { readonly kind: 'judge' | 'searchBack' | 'think'; readonly question: number }
  | { readonly kind: 'stop'; readonly player: 'solver' | 'fair' }
  | { readonly kind: 'play'; readonly move: Move; readonly origin: 'hint' | 'watch' }
  | { readonly kind: 'playLater'; readonly isRefill: boolean }
  | { readonly kind: 'callOff' | 'speakMove' | 'seenEnough' }
  | { readonly kind: 'assist'; readonly assist: 'hint' | 'fairHint' }
  | {
      readonly kind: 'tell';
      readonly what:
        | 'hintOver'
        | 'hintThinking'
        | 'fairThinking'
        | 'hintUnknown'
        | 'fairNoAnswer'
        | 'hintSearching';
    }
  | { readonly kind: 'tellLost'; readonly last: LastWinnable };

export interface Reduced {
  readonly state: HintState;
  /** In order, to be carried out when the state is set. */
  readonly effects: readonly HintEffect[];
}

export const NO_HINT: HintState = { hint: OFF, question: 0, isWatched: false };

export function reduce(state: HintState, event: HintEvent): Reduced {
  switch (event.kind) {
    case 'asked':
      return asked(state, event);
    case 'judged':
      return state.hint.kind === 'thinking' && event.question === state.question
        ? judged(state, event)
        : keep(state);
    case 'searched':
      return state.hint.kind === 'thinking' && event.question === state.question
        ? searched(state, event.last)
        : keep(state);
    case 'thought':
      return isAwaited(state, event.question) ? thought(state, event) : keep(state);
    case 'unthought':
      return isAwaited(state, event.question) ? unthought(state, event.why) : keep(state);
    case 'watched':
      return step({ ...state, isWatched: true, hint: shownAt(event.next, event.at, true) });
    case 'changed':
      return changed(state, event);
    case 'stepped':
      return step(state);
    case 'playedOrPaused':
      return playOrPause(state);
    case 'paused':
      return pause(state);
    case 'ended':
      return end(state);
    case 'dismissed': {
      const { state: ended, effects } = end(state);
      const back: HintEffect[] = state.isWatched ? [{ kind: 'seenEnough' }] : [];
      return { state: ended, effects: [...effects, ...back] };
    }
  }
}

const keep = (state: HintState, ...effects: HintEffect[]): Reduced => ({ state, effects });

const isAwaited = ({ hint, question }: HintState, answered: number): boolean =>
  question === answered && (hint.kind === 'thinking' || isThinking(hint));

const shownAt = ({ move, over, opinion }: Next, since: number, playing: boolean): Shown => ({
  ...{ kind: 'shown', move, since, over, opinion },
  playing: playing && !over,
});

type EventOf<Kind extends HintEvent['kind']> = Extract<HintEvent, { readonly kind: Kind }>;

function asked(state: HintState, { player, isWon, isKnown }: EventOf<'asked'>): Reduced {
  if (isWon) return keep(state, { kind: 'tell', what: 'hintOver' });
  const question = state.question + 1;
  const isFair = player === 'fair';
  const what = isFair ? 'fairThinking' : 'hintThinking';
  return {
    state: { ...state, question, hint: { kind: 'thinking', lost: false } },
    effects: [
      ...(isKnown ? [] : [{ kind: 'tell', what } as const]),
      { kind: isFair ? 'think' : 'judge', question },
    ],
  };
}

function judged(state: HintState, event: EventOf<'judged'>): Reduced {
  switch (event.verdict) {
    case 'winnable':
      return event.next
        ? {
            state: { ...state, hint: shownAt(event.next, event.at, false) },
            effects: [{ kind: 'assist', assist: 'hint' }, { kind: 'speakMove' }],
          }
        : end(state);
    case 'unwinnable': {
      const question = state.question + 1;
      return {
        state: { ...state, question, hint: { kind: 'thinking', lost: true } },
        effects: [
          { kind: 'assist', assist: 'hint' },
          { kind: 'tell', what: 'hintSearching' },
          { kind: 'searchBack', question },
        ],
      };
    }
    case 'unknown':
      return keep({ ...state, hint: OFF }, { kind: 'tell', what: 'hintUnknown' });
    case 'stopped':
      return keep({ ...state, hint: OFF });
  }
}

function searched(state: HintState, last: LastWinnable | 'stopped'): Reduced {
  if (last === 'stopped') return end(state);
  return keep({ ...state, hint: { kind: 'lost', last } }, { kind: 'tellLost', last });
}

function thought(state: HintState, { next, at }: EventOf<'thought'>): Reduced {
  const { hint } = state;
  const isGoingOn = hint.kind === 'shown';
  const playing = isGoingOn && hint.playing;
  const shown = shownAt(next, isGoingOn ? hint.since : at, playing);
  // What is played by itself is not told move by move; that there is no way on is.
  const isTold = !playing || shown.over;
  const heard: HintEffect[] = [
    { kind: 'assist', assist: 'fairHint' },
    ...(isTold ? [{ kind: 'speakMove' } as const] : []),
  ];
  const reduced = { ...state, hint: shown };
  if (!shown.playing) return keep(reduced, ...heard);
  const stepped = step(reduced);
  return { state: stepped.state, effects: [...heard, ...stepped.effects] };
}

const unthought = (state: HintState, why: 'stopped' | 'died'): Reduced =>
  why === 'died'
    ? keep({ ...state, hint: OFF }, { kind: 'tell', what: 'fairNoAnswer' })
    : keep({ ...state, hint: OFF });

/** The hint goes with its own moves, and with undo and redo along its way; any other move ends it. */
function changed(state: HintState, { by, at, isRefill, next }: EventOf<'changed'>): Reduced {
  const { hint } = state;
  if (hint.kind === 'off') return keep(state);
  if (hint.kind !== 'shown' || by === 'other' || !next) return end(state);
  const shown = shownAt(next, Math.min(hint.since, at), by === 'own' && hint.playing);
  return keep(
    { ...state, hint: shown },
    { kind: 'callOff' },
    ...(isThinking(hint) ? [{ kind: 'stop', player: 'fair' } as const] : []),
    ...(shown.playing ? [{ kind: 'playLater', isRefill } as const] : []),
  );
}

/** Plays the move shown; at the end of what the fair player has in mind it thinks anew. */
function step(state: HintState): Reduced {
  const { hint, isWatched } = state;
  if (hint.kind !== 'shown') return keep(state);
  if (hint.move)
    return keep(state, { kind: 'play', move: hint.move, origin: isWatched ? 'watch' : 'hint' });
  if (hint.over || isThinking(hint)) return keep(state);
  const question = state.question + 1;
  const thinking = { ...hint, opinion: { kind: 'thinking' } } as const;
  return keep({ ...state, question, hint: thinking }, { kind: 'think', question });
}

function playOrPause(state: HintState): Reduced {
  const { hint } = state;
  if (hint.kind !== 'shown' || hint.over) return keep(state);
  if (!hint.playing) return step({ ...state, hint: { ...hint, playing: true } });
  const { state: paused, effects } = pause(state);
  return { state: paused, effects: [...effects, { kind: 'speakMove' }] };
}

function pause(state: HintState): Reduced {
  const { hint } = state;
  if (hint.kind !== 'shown' || !hint.playing) return keep(state);
  return keep({ ...state, hint: { ...hint, playing: false } }, { kind: 'callOff' });
}

function end(state: HintState): Reduced {
  const { hint, question } = state;
  return keep(
    { hint: OFF, question, isWatched: false },
    { kind: 'callOff' },
    ...(hint.kind === 'thinking' ? [{ kind: 'stop', player: 'solver' } as const] : []),
    ...(hint.kind === 'thinking' || isThinking(hint)
      ? [{ kind: 'stop', player: 'fair' } as const]
      : []),
  );
}
