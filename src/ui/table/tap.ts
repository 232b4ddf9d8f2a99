/** What a tap on a pile means, or a click of a key or of a screen reader; and the other button of the mouse. */
import type { Autoplay } from '../../app/game/autoplay.ts';
import type { Session } from '../../app/game/session.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import { current } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { makePlace, type Place, parsePlace, samePlace, topAt } from '../../rules/move.ts';
import type { PileName } from './pileName.ts';

export interface TapCommands {
  readonly session: Session;
  readonly settings: Settings;
  readonly autoplay: Autoplay;
}

/**
 * Does what a tap on a pile, or a key on it, means.
 *
 * @param quick whether it is the second of two quick taps, which plays the card that the first one took
 * @param byHand whether it is a tap. With a card in hand, a tap on another card takes that one instead; a key plays the card in hand there
 */
export function touchPile(
  commands: TapCommands,
  pile: PileName,
  quick: boolean,
  byHand: boolean,
): void {
  const { session, settings } = commands;
  const place = parsePlace(pile);
  const held = session.held.value;
  if (!place) deal(commands);
  else if (!held) {
    const isPlayed = settings.choices.value.singleTap;
    const sole = isPlayed ? soleTarget(targetsOf(session.game.value, place)) : undefined;
    if (sole) session.play({ kind: 'carry', from: place, to: sole });
    else session.take(place);
  } else if (quick && makePlace(held) === pile) playQuickly(session, place);
  else if (byHand && meansAnother(session, held, place)) session.take(place);
  else session.place(place);
}

/** Touches the stock: it deals, or it sends all cards home if they can go. */
export function deal({ session, autoplay }: Pick<TapCommands, 'session' | 'autoplay'>): void {
  if (autoplay.canFinish.value) autoplay.finish();
  else session.deal();
}

/** Sends the top card of a pile home, if it can go: the action of the right mouse button and of a key. */
export function sendHome(session: Session, pile: PileName | undefined): void {
  const place = pile === undefined ? undefined : parsePlace(pile);
  if (place && place.pile !== 'foundation') session.sendHome(place);
}

/** Plays a card to an hour, or else to its only place. */
function playQuickly(session: Session, from: Place): void {
  const targets = targetsOf(session.game.value, from);
  // Foundations come first.
  const to = targets[0]?.pile === 'foundation' ? targets[0] : soleTarget(targets);
  if (to) session.play({ kind: 'carry', from, to });
  else session.sendHome(from);
}

/** The only target of a card. Two foundations count as one target: the one that lacks more cards. */
function soleTarget(targets: readonly Place[]): Place | undefined {
  const isOne = targets.length === 1 || targets.every(({ pile }) => pile === 'foundation');
  return isOne ? targets[0] : undefined;
}

/** Whether a tap with a card in hand means the card that lies there, and not its place. */
function meansAnother(session: Session, held: Place, place: Place): boolean {
  const fits = targetsOf(session.game.value, held).some((to) => samePlace(to, place));
  const card = topAt(current(session.game.value), place);
  return !fits && !samePlace(held, place) && card !== undefined;
}
