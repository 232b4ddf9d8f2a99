/** The player's games in and out as files, deleted, and brought back. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { everythingFile } from '../../app/library/files.ts';
import type { Library } from '../../app/library/library.ts';
import type { Session } from '../../app/table/session.ts';
import { formatsOf } from '../../words/formats.ts';
import type { Messages } from '../../words/messages.ts';
import { speakNews } from '../../words/news.ts';
import { Asking } from './Asking.tsx';
import { saveFile } from './files.ts';
import { nameOfGame } from './gameTexts.ts';
import { KeepingTrouble } from './KeepingTrouble.tsx';
import type { Files } from './useFiles.ts';

interface YourDataProps {
  readonly library: Library;
  readonly session: Session;
  readonly messages: Messages;
  readonly files: Files;
}

/** The buttons for all games at once. */
export function YourData({ library, session, messages, files }: YourDataProps) {
  const texts = messages.games;
  const games = library.games.value;
  const { amount } = formatsOf(messages.locale);
  return (
    <div class="row your-data">
      <button type="button" onClick={files.bring}>
        {texts.bring}
      </button>
      <button
        type="button"
        onClick={() => saveFile('big-ben.json', everythingFile(games, library.damaged.value))}
      >
        {texts.saveAll}
      </button>
      <Asking
        label={texts.removeAll}
        question={texts.reallyRemoveAll}
        yes={texts.removeAllYes(amount(games.length))}
        no={texts.no}
        act={() => session.games.removeAll()}
      />
    </div>
  );
}

/** What is to be said of the games and of the last file. */
export function AboutData(props: YourDataProps) {
  const { library, messages, files } = props;
  return (
    <>
      <KeepingTrouble library={library} messages={messages} />
      {/* Always there: what comes into a place that has just come is often not read. */}
      <div role="status">
        <Removed {...props} />
        {files.news && <p class="told">{speakNews(messages, files.news)}</p>}
      </div>
    </>
  );
}

/** What was deleted last can be brought back for as long as the page is open. */
function Removed({ library, session, messages }: YourDataProps) {
  const texts = messages.games;
  const removed = library.removed.value;
  const [first] = removed;
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The row that had the focus has gone.
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
