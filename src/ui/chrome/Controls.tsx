/** The six buttons. On a phone held upright, restart is in the menu. */
import {
  Lightbulb as HintIcon,
  Menu as MenuIcon,
  FilePlus2 as NewIcon,
  Redo2 as RedoIcon,
  RotateCcw as RestartIcon,
  Undo2 as UndoIcon,
} from 'lucide';
import type { Session } from '../../app/game/session.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { canRedo, canUndo } from '../../rules/game.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { Control } from './Control.tsx';

export interface ControlsProps {
  readonly session: Session;
  readonly hints: LazyHints;
  readonly helpConsent: HelpConsent;
  readonly messages: TableMessages;
  readonly openNewGame: () => void;
  readonly openMenu: () => void;
}

export function Controls(props: ControlsProps) {
  return (
    <nav class="controls" aria-label={props.messages.controls}>
      <div class="group">
        <PastControls {...props} />
      </div>
      <div class="group">
        <HintControl {...props} />
        <OtherControls {...props} />
      </div>
    </nav>
  );
}

/** Undo, redo and restart. */
function PastControls({ session, messages }: ControlsProps) {
  const game = session.game.value;
  return (
    <>
      <Control
        id="undo"
        icon={UndoIcon}
        label={messages.undo}
        act={() => session.undo()}
        off={!canUndo(game) && !session.games.canTakeBack.value}
      />
      <Control
        id="redo"
        icon={RedoIcon}
        label={messages.redo}
        act={() => session.redo()}
        off={!canRedo(game)}
      />
      <Control
        id="restart"
        icon={RestartIcon}
        label={messages.restart}
        act={() => session.restart()}
        off={!canUndo(game)}
      />
    </>
  );
}

/** Shows a hint and closes it. */
function HintControl({ session, hints, helpConsent, messages }: ControlsProps) {
  const { kind } = hints.hint.value;
  return (
    <Control
      id="hint"
      icon={HintIcon}
      label={messages.hint}
      act={() => helpConsent.hint()}
      off={kind === 'off' && (endingOf(session.game.value) === 'won' || session.isTaught)}
      pressed={kind !== 'off'}
      busy={kind === 'thinking'}
      once
    />
  );
}

function OtherControls({ session, messages, openNewGame, openMenu }: ControlsProps) {
  return (
    <>
      <Control
        id="new"
        icon={NewIcon}
        label={messages.newGameShort}
        name={messages.newGame}
        act={openNewGame}
        off={session.isTaught}
        once
      />
      <Control id="open-menu" icon={MenuIcon} label={messages.menu} act={openMenu} once />
    </>
  );
}
