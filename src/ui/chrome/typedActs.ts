/** Does what a typed line came to, or says why it cannot. */
import type { Session } from '../../app/game/session.ts';
import type { Outcome } from '../../app/game/typedOutcome.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { Messages } from '../../i18n/messages.ts';
import { canRedo, canUndo, current } from '../../rules/game.ts';
import { type Move, makePlace, topAt } from '../../rules/move.ts';
import { speakFind } from '../table/findCard.ts';
import { focusPile } from '../table/hourKeys.ts';
import { speakRefusal } from '../table/pileMessage.ts';
import { STOCK } from '../table/pileName.ts';

interface Commands {
  readonly session: Session;
  readonly helpConsent: HelpConsent;
  readonly messages: Messages;
}

export interface Said {
  /** Why nothing was done. */
  readonly fault?: string;
  /** What to say after the move. */
  readonly also?: string;
}

export function act(commands: Commands, outcome: Outcome): Said {
  const { session, messages } = commands;
  const { typing, answers, sentence, sentences } = messages;
  const position = current(session.game.peek());
  switch (outcome.kind) {
    case 'play':
      session.play(outcome.move);
      return outcome.also ? { also: typing.also(shortForm(outcome.move, outcome.also)) } : {};
    case 'go':
      focusPile(outcome.to === 'stock' ? STOCK : makePlace(outcome.to));
      return {};
    case 'command':
      return command(commands, outcome.command);
    case 'refused':
      return refuse(commands, outcome);
    case 'noFoundation':
      session.sendHome(outcome.from);
      return { fault: messages.noFoundation(outcome.card) };
    case 'notOnTop': {
      const where = speakFind(messages, position, { kind: 'locate', card: outcome.card });
      return { fault: sentences([typing.notOnTop, where]) };
    }
    case 'noPlace':
      return { fault: sentence([messages.card(outcome.card), answers.noPlace]) };
    case 'several': {
      const moves = outcome.moves.map(({ from, to }) =>
        sentence([messages.carried(topAt(position, from) as number, from, to)]),
      );
      return { fault: sentences([typing.several, ...moves]) };
    }
  }
}

/** `3 f10`: how the move to the foundation would have been typed. */
function shortForm(move: Move, to: Parameters<typeof makePlace>[0]): string {
  const from = move.kind === 'carry' ? makePlace(move.from).replace('t', '') : '';
  return `${from} ${makePlace(to)}`;
}

/** The pile shows why, as when the move is tried on the table. */
function refuse(
  { session, messages }: Commands,
  { refusal, move }: Extract<Outcome, { kind: 'refused' }>,
): Said {
  const said = { kind: 'refused', refusal, ...(move && { move }) } as const;
  session.announce(said);
  const why = speakRefusal(messages, said, session.game.peek());
  return { fault: why ?? messages.refused(refusal) };
}

function command(
  { session, helpConsent, messages }: Commands,
  name: 'undo' | 'redo' | 'hint',
): Said {
  const game = session.game.peek();
  switch (name) {
    case 'undo':
      if (!canUndo(game)) return { fault: messages.readOut.nothing };
      session.undo();
      return {};
    case 'redo':
      if (!canRedo(game)) return { fault: messages.typing.noRedo };
      session.redo();
      return {};
    case 'hint':
      helpConsent.hint();
      return {};
  }
}
