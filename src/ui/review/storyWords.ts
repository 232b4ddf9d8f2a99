/** The moves and numbers of a story, as they are written. */

import { writtenMove } from '../../i18n/hintSayings.ts';
import { byLocale } from '../../i18n/lazyFormats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { writtenCard } from '../../i18n/writtenCard.ts';
import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';

/** A move of a game with what the stock dealt: `Refill 8`, `Draw Q♥`, `4♦ to 8 o’clock`. */
export function toldMove(messages: Messages, { positions, moves }: Game, at: number): string {
  const move = moves[at] as Move;
  const [before, after] = [positions[at] as Position, positions[at + 1] as Position];
  const { refill, draw } = messages.story;
  if (move.kind === 'refill') return refill(before.stock.length - after.stock.length);
  const card = after.waste.at(-1);
  if (move.kind === 'draw' && card !== undefined) return draw(writtenCard(messages, card));
  return writtenMove(messages, before, move);
}

/** A difference of chances in whole points, with its sign. */
export const signedPoints = (locale: string, difference: number): string =>
  signed(locale)
    .format(Math.round(100 * difference))
    .replace('-', '−');

const signed = byLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
