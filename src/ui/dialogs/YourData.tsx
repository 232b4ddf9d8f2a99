/** Exports, imports, deletes and restores the player's games. */
import { MonitorSmartphone as MoveIcon } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Announcement } from '../../app/announcements/announcements.ts';
import { everythingFile } from '../../app/games/files.ts';
import { MAX_GAMES } from '../../app/games/library.ts';
import { speakAnnouncement } from '../../i18n/announcements.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { ConfirmButton } from '../chrome/ConfirmButton.tsx';
import { Icon } from '../chrome/Control.tsx';
import { SaveWarning } from '../chrome/SaveWarning.tsx';
import { saveFile } from './files.ts';
import { nameOfGame } from './gameTexts.ts';
import type { Files, FilesProps } from './useFiles.ts';

const NEARLY_TOO_MANY = 0.9 * MAX_GAMES;

interface YourDataProps extends FilesProps {
  readonly messages: Messages;
  readonly files: Files;
  /** What the file of everything carries beside the games, as JSON. */
  readonly progress: () => string;
  /** Forgets what was found out about the games, after all of them were deleted. */
  readonly forget: () => void;
  /** Opens the dialog that takes all games to another device. */
  readonly openMove: () => void;
}

type AboutDataProps = Omit<YourDataProps, 'progress' | 'forget' | 'openMove'>;

/** The buttons for all games at once. */
export function YourData(props: YourDataProps) {
  const { library, session, messages, files, importProgress, progress, forget } = props;
  const texts = messages.games;
  const isArriving = importProgress.value !== undefined;
  const games = library.games.value;
  const { amount } = formatsOf(messages.locale);
  return (
    <div class="row your-data">
      <button type="button" onClick={props.openMove}>
        <Icon node={MoveIcon} />
        {messages.move.open}
      </button>
      <button type="button" onClick={files.bring}>
        {texts.bring}
      </button>
      <button
        type="button"
        onClick={() =>
          void saveFile('big-ben.json', everythingFile(games, library.damaged.value, progress()))
        }
      >
        {texts.saveAll}
      </button>
      {!isArriving && (
        <ConfirmButton
          label={texts.removeAll}
          question={texts.reallyRemoveAll}
          yes={texts.removeAllYes(amount(games.length))}
          no={texts.no}
          act={() => {
            session.games.removeAll();
            forget();
          }}
        />
      )}
    </div>
  );
}

/** Messages about the games and the last file. */
export function AboutData(props: AboutDataProps) {
  const { library, messages, files } = props;
  return (
    <>
      <SaveWarning library={library} messages={messages} />
      <NearlyTooMany {...props} />
      {/* Always present: screen readers often skip a live region that has just appeared. */}
      <div role="status">
        <Removed {...props} />
        <Coming {...props} />
        {files.announcement && <p class="told">{speakImport(messages, files.announcement)}</p>}
      </div>
    </>
  );
}

/** What is announced, and what the games of the file were here. */
function speakImport(messages: Messages, announcement: Announcement): string {
  const text = speakAnnouncement(messages, announcement);
  if (announcement.kind !== 'gamesImported' || !announcement.counts) return text;
  const { added, merged, known } = announcement.counts;
  const { amount } = formatsOf(messages.locale);
  const counts = [added, merged, known].map((count) => amount(count).text);
  return messages.sentences([text, messages.games.counts(...(counts as [string, string, string]))]);
}

/** The progress of a long import. */
function Coming({ importProgress, messages }: AboutDataProps) {
  if (!importProgress.value) return null;
  const { share, cancel } = importProgress.value;
  return (
    <p class="coming">
      <label>
        {messages.games.importing} <progress value={share} />
      </label>
      {cancel && (
        <button type="button" onClick={cancel}>
          {messages.dialog.cancel}
        </button>
      )}
    </p>
  );
}

/** Warns when the number of games comes near the most that a file can bring. */
function NearlyTooMany({ library, messages }: AboutDataProps) {
  const { amount } = formatsOf(messages.locale);
  const count = library.games.value.length + library.unread.value;
  if (count < NEARLY_TOO_MANY) return null;
  return <p>{messages.games.nearlyTooMany(amount(count).text, amount(MAX_GAMES).text)}</p>;
}

/** Offers to restore what was deleted last, while the page is open. */
function Removed({ library, session, messages }: AboutDataProps) {
  const texts = messages.games;
  const removed = library.removed.value;
  const [first] = removed;
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The row that had the focus is gone.
    if (document.activeElement === document.body) undo.current?.focus();
  }, [first]);
  if (!first) return null;
  return (
    <p class="removed">
      {removed.length === 1
        ? texts.removed(nameOfGame(messages, first).spoken)
        : texts.removedAll(removed.length)}{' '}
      <button ref={undo} type="button" onClick={() => session.games.bringBack()}>
        {texts.undoRemove}
      </button>
    </p>
  );
}
