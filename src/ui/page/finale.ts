/** When the clock of a won game is lit: after its last card has come home, or at once where nothing moves. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { leadsOn } from '../../app/game/change.ts';
import type { Session } from '../../app/game/session.ts';
import { current, type Game } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import { after } from '../platform/after.ts';

/** The flight of the last card, and a breath. */
export const PAUSE_MS = 260;

/**
 * Lights the clock after a while.
 *
 * @returns a function that calls it off
 */
export type DelayLight = (light: () => void) => () => void;

/** Nothing but a pause. */
export const pauseBefore: DelayLight = (light) => after(PAUSE_MS, light);

/**
 * @param delayLight what comes before the light; none if the light comes at once
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
  // Another game has no light, from the very moment that it comes.
  return computed(() => litGame.value === session.game.value);
}
