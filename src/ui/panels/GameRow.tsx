/** One game of the list, with its buttons. */
import { gameFile } from '../../app/library/files.ts';
import type { Library } from '../../app/library/library.ts';
import type { StoredGame } from '../../app/library/stored.ts';
import type { Session } from '../../app/table/session.ts';
import { formatsOf } from '../../words/formats.ts';
import type { Messages } from '../../words/messages.ts';
import { Asking } from './Asking.tsx';
import { saveFile } from './files.ts';
import { nameOfGame, stateOf } from './gameTexts.ts';

export interface GamesProps {
  readonly library: Library;
  readonly session: Session;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when a game has been put on the table. */
  readonly opened: () => void;
}

interface GameRowProps extends GamesProps {
  readonly game: StoredGame;
  readonly onTable: boolean;
}

export function GameRow(props: GameRowProps) {
  const { session, library, messages, opened, game, onTable } = props;
  const texts = messages.games;
  const name = nameOfGame(messages, game);
  const state = stateOf(game);
  const facts = [
    texts.facts(
      game.outcome?.moves ?? game.at,
      formatsOf(messages.locale).duration(game.playedMs),
      new Intl.DateTimeFormat(messages.locale, { dateStyle: 'medium' }).format(game.touched),
    ),
    ...(game.undos > 0 ? [texts.undos(game.undos)] : []),
    ...(game.continued ? [texts.continued] : []),
  ];
  return (
    <li aria-current={onTable}>
      <p class="name">
        {name} <span class={`state ${state}`}>{texts.state[onTable ? 'table' : state]}</span>
      </p>
      <p class="hint">{facts.join(' · ')}</p>
      <div class="row">
        {!onTable && (
          <button
            type="button"
            aria-label={texts.openName(name)}
            onClick={() => {
              session.games.open(game.id);
              opened();
            }}
          >
            {texts.open}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.saveName(name)}
          onClick={() => saveGame(library, game.id)}
        >
          {texts.save}
        </button>
        {state === 'open' && !onTable && (
          <button
            type="button"
            aria-label={texts.giveUpName(name)}
            onClick={() => session.games.giveUp(game.id)}
          >
            {texts.giveUp}
          </button>
        )}
        {!onTable && (
          <Asking
            label={texts.remove}
            name={texts.removeName(name)}
            question={texts.reallyRemove}
            messages={messages}
            act={() => library.remove([game.id])}
          />
        )}
      </div>
    </li>
  );
}

/** Saves one game as a file. */
function saveGame(library: Library, id: string): void {
  const entry = library.entry(id);
  if (!entry.ok) return;
  const { game } = entry.value;
  saveFile(`big-ben-${game.number ?? 'game'}.bigben.json`, gameFile(game));
}
