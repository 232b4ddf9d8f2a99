/** One game of the list: the row opens it, and its other actions are in a menu. */
import {
  Scale as CompareIcon,
  CalendarDays as DailyIcon,
  Trash2 as DeleteIcon,
  Flag as GiveUpIcon,
  Ellipsis as MoreIcon,
  ListVideo as ReviewIcon,
  Archive as SaveIcon,
  Share2 as ShareIcon,
} from 'lucide';
import { useId } from 'preact/hooks';
import { gameFile } from '../../app/games/files.ts';
import type { Library } from '../../app/games/library.ts';
import type { StoredGame } from '../../app/games/stored.ts';
import type { Messages } from '../../i18n/messages.ts';
import { ConfirmButton } from '../chrome/ConfirmButton.tsx';
import { Icon } from '../chrome/Control.tsx';
import { saveFile } from './files.ts';
import { GameThumbnail } from './GameThumbnail.tsx';
import { factsOf, nameOfGame } from './gameTexts.ts';
import type { FilesProps } from './useFiles.ts';
import { useFolding } from './useFolding.ts';

export interface GamesProps extends FilesProps {
  readonly messages: Messages;
  readonly close: () => void;
  /** What the file of everything carries beside the games, as JSON. */
  readonly progress: () => string;
  /** Forgets what was found out about the games. */
  readonly forget: () => void;
  /** Compares a game that has ended with its challenges. */
  readonly compare: (id: string) => void;
  /** Opens the dialog that takes all games to another device. */
  readonly openMove: () => void;
  /** Opens the review of the game on the table. */
  readonly review: () => void;
}

interface GameRowProps extends GamesProps {
  readonly game: StoredGame;
  readonly onTable: boolean;
  /** Whether it has just come from a file. */
  readonly isNew: boolean;
  readonly share: (game: StoredGame) => void;
}

/** A sign for each result, so that colour is not the only difference. */
const SIGNS = { open: '', won: '✓ ', lost: '◆ ' } as const;

export function GameRow(props: GameRowProps) {
  const { session, messages, opened, game, onTable, isNew } = props;
  const texts = messages.games;
  const name = nameOfGame(messages, game);
  const { position, state, result, facts } = factsOf(messages, game);
  const open = (): void => {
    if (session.games.open(game.id)) opened();
  };
  return (
    <li aria-current={onTable} class={isNew ? 'new' : ''}>
      <button
        type="button"
        class="game"
        aria-label={[name.spoken, ...(onTable ? [texts.onTable] : []), result, ...facts].join(', ')}
        onClick={open}
      >
        <GameThumbnail position={position} />
        <span class="name">
          {game.daily && <Icon node={DailyIcon} />}
          {name.written} {onTable && <span class="state">{texts.onTable}</span>}
        </span>
        <span class="facts">{facts.join(' · ')}</span>
        <span class={`result ${state}`}>
          {SIGNS[state]}
          {result}
        </span>
      </button>
      <Actions {...props} name={name.spoken} isOpen={state === 'open'} />
    </li>
  );
}

interface ActionsProps extends GameRowProps {
  readonly name: string;
  readonly isOpen: boolean;
}

/** The other actions for a game, besides continuing it. */
function Actions(props: ActionsProps) {
  const { session, messages, game, onTable, opened, review, share } = props;
  const { library, name, isOpen, compare } = props;
  const texts = messages.games;
  const { isShown, root, toggle, fold } = useFolding();
  const id = useId();
  const then = (act: () => void) => (): void => {
    fold();
    act();
  };
  return (
    <div class="actions" ref={root}>
      <button
        type="button"
        class="more"
        aria-label={texts.actions(name)}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon node={MoreIcon} />
      </button>
      {isShown && (
        <div id={id} class="action-menu">
          <button
            type="button"
            onClick={then(() => {
              if (!session.games.open(game.id)) return;
              if (isOpen) review();
              else opened();
            })}
          >
            <Icon node={ReviewIcon} />
            {messages.endings.review}
          </button>
          <button type="button" onClick={then(() => share(game))}>
            <Icon node={ShareIcon} />
            {messages.links.share}
          </button>
          {!isOpen && game.challenges && game.challenges.length > 0 && (
            <button type="button" onClick={then(() => compare(game.id))}>
              <Icon node={CompareIcon} />
              {messages.challenge.compare}
            </button>
          )}
          <button type="button" onClick={then(() => saveGame(library, game.id))}>
            <Icon node={SaveIcon} />
            {texts.save}
          </button>
          {isOpen && !onTable && (
            <button type="button" onClick={then(() => session.games.giveUp(game.id))}>
              <Icon node={GiveUpIcon} />
              {texts.giveUp}
            </button>
          )}
          {!onTable && (
            <ConfirmButton
              icon={DeleteIcon}
              label={texts.remove}
              question={texts.reallyRemove}
              yes={texts.yes}
              no={texts.no}
              act={() => library.remove([game.id])}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Saves one game as a file. */
function saveGame(library: Library, id: string): void {
  const entry = library.entry(id);
  if (!entry.ok) return;
  const { game } = entry.value;
  void saveFile(`big-ben-${game.number ?? 'game'}.bigben.json`, gameFile(game));
}
