/** Takes all games to another device: what will happen, and the steps that the player takes. */
import { useState } from 'preact/hooks';
import { everythingFile } from '../../app/games/files.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { canShareFile, share } from '../platform/share.ts';
import { Dialog } from './Dialog.tsx';
import { makeFile, saveFile } from './files.ts';
import { type FilesProps, useFiles } from './useFiles.ts';
import { AboutData } from './YourData.tsx';

interface MoveProps extends FilesProps {
  readonly messages: Messages;
  readonly close: () => void;
  /** What the file carries beside the games, as JSON; and how much that is. */
  readonly progress: () => string;
  readonly carried: { readonly problems: number; readonly mistakes: number };
  /** Opens the dialog with the link of the game on the table. */
  readonly openShare: () => void;
}

export function MoveGames(props: MoveProps) {
  const { messages, close, openShare } = props;
  const { move, games, links } = messages;
  const files = useFiles(props);
  return (
    <Dialog kind="moving" title={move.title} closeLabel={messages.close} close={close}>
      <p>{move.about}</p>
      <Contents {...props} />
      <ol class="steps">
        <li>
          <p>{move.first}</p>
          <Sending {...props} />
        </li>
        <li>
          <p>{move.second(games.title, games.bring)}</p>
        </li>
        <li>
          <p>{move.third}</p>
          <div class="row">
            <button type="button" onClick={files.bring}>
              {games.bring}
            </button>
          </div>
        </li>
      </ol>
      <AboutData {...props} files={files} />
      <p class="alone">{move.table}</p>
      <button type="button" onClick={openShare}>
        {links.share}
      </button>
    </Dialog>
  );
}

/** How much goes along, by the names that the page has for it. */
function Contents({ library, messages, carried }: MoveProps) {
  const { move, games, problems, ownMistakes, locale } = messages;
  const { amount } = formatsOf(locale);
  const counts = [
    [games.title, library.games.value.length],
    [problems.title, carried.problems],
    [ownMistakes.title, carried.mistakes],
  ] as const;
  return (
    <section class="carried" aria-label={move.contents}>
      <h3>{move.contents}</h3>
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(count).text}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{move.settings}</p>
    </section>
  );
}

/** Browsers share files of plain text, but not of JSON. */
const TO_SEND = ['big-ben.txt', 'text/plain'] as const;

/** The buttons that send the file, where the system can, and that save it. */
function Sending({ library, messages, progress }: MoveProps) {
  const { move } = messages;
  const [isNotSent, setNotSent] = useState(false);
  const text = (): Iterable<string> =>
    everythingFile(library.games.value, library.damaged.value, progress());
  const save = (): void => void saveFile('big-ben.json', text());
  const send = async (): Promise<void> => {
    const isRefused = (await share({ files: [await makeFile(...TO_SEND, text())] })) === 'refused';
    setNotSent(isRefused);
    if (isRefused) save();
  };
  const canSend = canShareFile(new File(['{}'], TO_SEND[0], { type: TO_SEND[1] }));
  return (
    <>
      <div class="row">
        {canSend && (
          <button type="button" class="main" onClick={() => void send()}>
            {move.send}
          </button>
        )}
        <button type="button" class={canSend ? '' : 'main'} onClick={save}>
          {move.save}
        </button>
      </div>
      <p class="hint" role="status">
        {isNotSent && move.notSent}
      </p>
    </>
  );
}
