/** The player's games in and out as files, deleted, and brought back. */
import { useState } from 'preact/hooks';
import { everythingFile } from '../../app/library/files.ts';
import type { Library } from '../../app/library/library.ts';
import type { News } from '../../app/news.ts';
import type { Session } from '../../app/table/session.ts';
import type { Messages } from '../../words/messages.ts';
import { speakNews } from '../../words/news.ts';
import { takeFile } from '../takeFile.ts';
import { Asking } from './Asking.tsx';
import { chooseFile, saveFile } from './files.ts';
import { nameOfGame } from './gameTexts.ts';
import { KeepingTrouble } from './KeepingTrouble.tsx';

interface YourDataProps {
  readonly library: Library;
  readonly session: Session;
  readonly messages: Messages;
  /** A game has been put on the table to be looked through or gone on with. */
  readonly opened: () => void;
}

/** What was said of a file, and the games there were when it was. */
interface Told {
  readonly news: News;
  readonly games: Library['games']['value'];
}

export function YourData(props: YourDataProps) {
  const { library, session, messages, opened } = props;
  const texts = messages.games;
  const [told, setTold] = useState<Told>();
  // What was said of the games then need not hold of those there are now.
  const holds = told?.games === library.games.value;
  const take = async (file: File): Promise<void> => {
    const news = await takeFile(session, file);
    if (news) setTold({ news, games: library.games.value });
    else opened();
  };
  return (
    <>
      <KeepingTrouble library={library} messages={messages} />
      <div class="row">
        <button type="button" onClick={() => chooseFile((file) => void take(file))}>
          {texts.bring}
        </button>
        <button
          type="button"
          onClick={() =>
            saveFile('big-ben.json', everythingFile(library.games.value, library.damaged.value))
          }
        >
          {texts.saveAll}
        </button>
        <Asking
          label={texts.removeAll}
          question={texts.reallyRemoveAll}
          messages={messages}
          act={() => session.games.removeAll()}
        />
      </div>
      <Removed {...props} />
      <p class="hint" role="status">
        {told && holds && speakNews(messages, told.news)}
      </p>
    </>
  );
}

/** What was deleted last can be brought back for as long as the page is open. */
function Removed({ library, session, messages }: YourDataProps) {
  const texts = messages.games;
  const removed = library.removed.value;
  const [first] = removed;
  if (!first) return null;
  return (
    <p class="removed" role="status">
      {removed.length === 1
        ? texts.removed(nameOfGame(messages, first))
        : texts.removedAll(removed.length)}{' '}
      <button type="button" onClick={() => session.games.bringBack()}>
        {texts.undoRemove}
      </button>
    </p>
  );
}
