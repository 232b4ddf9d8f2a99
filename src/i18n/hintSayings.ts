/** The text shown for a hint: what to do (in bold), and why. */
import type { FairEvaluation } from '../app/announcements/findings.ts';
import type { Hint } from '../app/insight/hints/hint.ts';
import { current, type Game } from '../rules/game.ts';
import { type Move, topAt } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { shareIn } from './lazyFormats.ts';
import type { Messages } from './messages.ts';
import { writtenCard } from './writtenCard.ts';

export interface HintSaying {
  readonly title: string;
  readonly text: string;
}

/** @returns empty texts if there is nothing to say */
export function sayHint(messages: Messages, hint: Hint, game: Game): HintSaying {
  const { hintChip } = messages;
  switch (hint.kind) {
    case 'off':
      return { title: '', text: '' };
    case 'thinking':
      return { title: '', text: hint.lost ? hintChip.searching : hintChip.looking };
    case 'lost':
      return hint.last.kind === 'found'
        ? { title: hintChip.undoTo(hint.last.at), text: hintChip.stillWinnable }
        : { title: '', text: messages.hintLost(hint.last) };
    case 'shown': {
      const { move, evaluation } = hint;
      return {
        title: move ? writtenMove(messages, current(game), move) : '',
        text: evaluation ? sayOpinion(messages, evaluation) : move ? hintChip.keeps : '',
      };
    }
  }
}

/** A move as it is written on a button: `7♠ to the fan at 8`. */
export function writtenMove(messages: Messages, before: Position, move: Move): string {
  const { dealing, toHour, toFan } = messages.hintChip;
  if (move.kind !== 'carry') return dealing[move.kind];
  const { to } = move;
  const card = topAt(before, move.from);
  if (card === undefined || to.pile === 'waste') return '';
  const written = writtenCard(messages, card);
  return to.pile === 'fan' ? toFan(written, to.hour) : toHour(written, to.hour);
}

function sayOpinion({ hintChip, fair, locale }: Messages, evaluation: FairEvaluation): string {
  if (evaluation.kind === 'weighed') return hintChip.would(shareIn(locale, evaluation.chance));
  if (evaluation.kind === 'only') return hintChip.only(shareIn(locale, evaluation.chance));
  return fair.evaluations[evaluation.kind];
}
