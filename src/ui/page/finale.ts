/** When the clock of a won game is lit: after its last card has come home, or at once where nothing moves. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { leadsOn } from '../../app/game/change.ts';
import type { Session } from '../../app/game/session.ts';
import { current, type Game } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import { after } from '../platform/after.ts';

/** The flight of the last card, and a breath. */
export const PAUSE = 260;

export interface Finale {
  readonly isLit: ReadonlySignal<boolean>;
  /**
   * What comes before the light: a pause, and when that is loaded the strokes.
   *
   * @returns a function that calls it off
   */
  delayLight: (light: () => void) => () => void;
}

/** @param isImmediate whether the light comes at once */
export function finaleOf(session: Session, isImmediate: () => boolean): Finale {
  const litGame = signal<Game | undefined>(undefined);
  let callOff = (): void => {};
  const finale: Finale = {
    // Another game has no light, from the very moment that it comes.
    isLit: computed(() => litGame.value === session.game.value),
    delayLight: (light) => after(PAUSE, light),
  };
  const follow = (game: Game, isMade: boolean): void => {
    callOff();
    if (!isWon(current(game))) return;
    const light = (): void => {
      litGame.value = game;
    };
    if (isMade && !isImmediate()) callOff = finale.delayLight(light);
    else light();
  };
  follow(session.game.peek(), false);
  session.onChange((change) => follow(change.after, leadsOn(change)));
  return finale;
}
