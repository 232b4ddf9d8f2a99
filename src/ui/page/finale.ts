/**
 * When the clock of a won game is lit: after its last card has landed, or at once if nothing is
 * animated.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { leadsOn } from '../../app/game/change.ts';
import type { Session } from '../../app/game/session.ts';
import { current, type Game } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import { after } from '../platform/after.ts';

/** The last card's flight and a short pause, in milliseconds. */
export const PAUSE_MS = 260;

/**
 * Lights the clock after a while.
 *
 * @returns a function that cancels it
 */
export type DelayLight = (light: () => void) => () => void;

/** Only a pause. */
export const pauseBefore: DelayLight = (light) => after(PAUSE_MS, light);

/**
 * @param delayLight returns what precedes the light, or nothing if it comes at once
 * @returns whether the clock is lit
 */
export function finaleOf(
  session: Session,
  delayLight: () => DelayLight | undefined,
): ReadonlySignal<boolean> {
  const litGame = signal<Game | undefined>(undefined);
  let callOff = (): void => {};
  const follow = (game: Game, isMade: boolean): void => {
    callOff();
    if (!isWon(current(game))) return;
    const light = (): void => {
      litGame.value = game;
    };
    const delay = isMade ? delayLight() : undefined;
    if (delay) callOff = delay(light);
    else light();
  };
  follow(session.game.peek(), false);
  session.onChange((change) => follow(change.after, leadsOn(change)));
  // Derived, so the light is off as soon as another game is shown.
  return computed(() => litGame.value === session.game.value);
}
