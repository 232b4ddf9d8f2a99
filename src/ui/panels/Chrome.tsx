/** Everything round the table that is not cards: title, buttons, what has just happened. */
import {
  BookOpenText as HelpIcon,
  type IconNode,
  FilePlus2 as NewIcon,
  Redo2 as RedoIcon,
  RotateCcw as RestartIcon,
  Undo2 as UndoIcon,
} from 'lucide';
import { h } from 'preact';
import type { Messages } from '../../app/messages/en.ts';
import { endingOf } from '../../app/questions.ts';
import { rulesTitle, type Session } from '../../app/session.ts';
import { canRedo, canUndo } from '../../rules/game.ts';

interface ChromeProps {
  readonly session: Session;
  readonly messages: Messages;
  readonly openNewGame: () => void;
  readonly openHelp: () => void;
}

/** The title, the buttons, and the words at the win. */
export function Chrome(props: ChromeProps) {
  return (
    <>
      <Title session={props.session} messages={props.messages} />
      <Controls {...props} />
      <Win session={props.session} messages={props.messages} />
    </>
  );
}

function Title({ session, messages }: Pick<ChromeProps, 'session' | 'messages'>) {
  const game = session.game.value;
  const number = messages.dealTitle(game.number);
  return (
    <header class="title">
      <h1>{messages.title}</h1>
      <p class="deal" title={number}>
        <span class="number">{number}</span>{' '}
        <span class="rules-name">{rulesTitle(messages, game.ruleSet)}</span>
      </p>
      <Notice session={session} messages={messages} />
    </header>
  );
}

function Controls({ session, messages, openNewGame, openHelp }: ChromeProps) {
  const game = session.game.value;
  return (
    <nav class="controls" aria-label={messages.controls}>
      <div class="group">
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
        <Control
          icon={RestartIcon}
          label={messages.restart}
          act={() => session.restart()}
          off={!canUndo(game)}
        />
      </div>
      <div class="group">
        <Control
          icon={NewIcon}
          label={messages.newGameShort}
          name={messages.newGame}
          act={openNewGame}
        />
        <Control icon={HelpIcon} label={messages.help} act={openHelp} />
      </div>
    </nav>
  );
}

interface ControlProps {
  readonly icon: IconNode;
  readonly label: string;
  /** The accessible name, where it says more than the label. */
  readonly name?: string;
  readonly act: () => void;
  readonly off?: boolean;
}

/** Switched off, a control keeps the focus: a disabled button would throw it to the page's start. */
function Control({ icon, label, name, act, off = false }: ControlProps) {
  return (
    <button
      type="button"
      class="control"
      aria-label={name ?? label}
      aria-disabled={off}
      onClick={() => {
        if (!off) act();
      }}
    >
      <Icon node={icon} />
      <span>{label}</span>
    </button>
  );
}

function Icon({ node }: { readonly node: IconNode }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes]) => h(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}

/** What a person who sees the table may have missed: refusals, and the end without moves. */
function Notice({ session, messages }: Pick<ChromeProps, 'session' | 'messages'>) {
  const { text, tone } = session.news.value;
  const over = endingOf(session.game.value) === 'over';
  const end = over ? messages.over(session.cardsHome.value) : '';
  return (
    <p class="notice" aria-hidden="true">
      {tone === 'refusal' ? text : end}
    </p>
  );
}

function Win({ session, messages }: Pick<ChromeProps, 'session' | 'messages'>) {
  const game = session.game.value;
  if (endingOf(game) !== 'won') return null;
  return (
    <div class="win" aria-hidden="true">
      <p class="headline">{messages.wonTitle}</p>
      <p>{messages.wonText(game.at)}</p>
    </div>
  );
}
