/** The six buttons. While a hint is shown, the last three belong to it. */
import {
  ArrowLeftToLine as BackIcon,
  Check as DoneIcon,
  Lightbulb as HintIcon,
  Menu as MenuIcon,
  FilePlus2 as NewIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
  Redo2 as RedoIcon,
  RotateCcw as RestartIcon,
  StepForward as StepIcon,
  Undo2 as UndoIcon,
} from 'lucide';
import type { Hints } from '../../app/hints/hints.ts';
import type { Session } from '../../app/table/session.ts';
import { canRedo, canUndo } from '../../rules/game.ts';
import { endingOf } from '../../rules/questions.ts';
import type { TableMessages } from '../../words/messages.ts';
import { Control } from './Control.tsx';

export interface ControlsProps {
  readonly session: Session;
  readonly hints: Hints;
  readonly messages: TableMessages;
  readonly openNewGame: () => void;
  readonly openMenu: () => void;
  /** Gives the table the focus. */
  readonly toTable: () => void;
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
function PastControls({ session, hints, messages }: ControlsProps) {
  const game = session.game.value;
  return (
    <>
      <Control
        icon={UndoIcon}
        label={messages.undo}
        act={() => session.undo()}
        off={!canUndo(game)}
      />
      <Control
        icon={RedoIcon}
        label={messages.redo}
        act={() => session.redo()}
        off={!canRedo(game)}
      />
      {hints.hint.value.kind === 'shown' ? (
        <TakeBack session={session} hints={hints} messages={messages} />
      ) : (
        <Control
          icon={RestartIcon}
          label={messages.restart}
          act={() => session.restart()}
          off={!canUndo(game)}
        />
      )}
    </>
  );
}

function TakeBack({
  session,
  hints,
  messages,
}: Pick<ControlsProps, 'session' | 'hints' | 'messages'>) {
  const shown = hints.hint.value;
  return (
    <Control
      icon={BackIcon}
      label={messages.takeBack}
      name={messages.takeBackName}
      act={() => hints.takeBack()}
      off={shown.kind !== 'shown' || session.game.value.at <= shown.since}
    />
  );
}

/** Begins a hint and ends it. It is one button, so that the focus stays on it. */
function HintControl({ session, hints, messages }: ControlsProps) {
  const { kind } = hints.hint.value;
  return (
    <Control
      icon={kind === 'off' || kind === 'thinking' ? HintIcon : DoneIcon}
      label={kind === 'off' || kind === 'thinking' ? messages.hint : messages.hintDone}
      name={kind === 'off' ? messages.hint : messages.hintDoneName}
      act={() => hints.toggle()}
      off={kind === 'off' && endingOf(session.game.value) === 'won'}
      busy={kind === 'thinking'}
      once
    />
  );
}

function OtherControls(props: ControlsProps) {
  const { hints, messages } = props;
  const shown = hints.hint.value;
  if (shown.kind === 'shown') return <ShowControls {...props} />;
  const back = shown.kind === 'lost' ? shown.back : undefined;
  return (
    <>
      {back === undefined ? (
        <Control
          icon={NewIcon}
          label={messages.newGameShort}
          name={messages.newGame}
          act={props.openNewGame}
          once
        />
      ) : (
        <Control
          icon={BackIcon}
          label={messages.goBack}
          name={messages.goBackName(back)}
          act={() => {
            hints.goBack();
            props.toTable();
          }}
        />
      )}
      <Control icon={MenuIcon} label={messages.menu} act={props.openMenu} once />
    </>
  );
}

/** Shows the way to the win, step by step or all of it. */
function ShowControls({ hints, messages }: ControlsProps) {
  const shown = hints.hint.value;
  if (shown.kind !== 'shown') return null;
  const playName = shown.opinion ? messages.fair.playName : messages.showWinName;
  return (
    <>
      <Control
        icon={StepIcon}
        label={messages.step}
        name={messages.stepName}
        act={() => hints.step()}
        off={shown.over}
      />
      <Control
        icon={shown.playing ? PauseIcon : PlayIcon}
        label={shown.playing ? messages.pause : messages.showWin}
        name={shown.playing ? messages.pause : playName}
        act={() => hints.playOrPause()}
        off={shown.over}
      />
    </>
  );
}
