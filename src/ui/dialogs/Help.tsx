import type { ComponentChildren } from 'preact';
import type { Messages } from '../../i18n/messages.ts';
import { playableNow } from '../../i18n/readOut.ts';
import type { Game } from '../../rules/game.ts';
import { Dialog } from './Dialog.tsx';
import { HelpPictures, type PicturesProps } from './HelpPictures.tsx';
import { sentencesOf } from './HouseRules.tsx';

interface HelpProps extends PicturesProps {
  readonly game: Game;
  readonly playLesson: () => void;
  /** Opens the line for typed moves: some screen readers keep the key for themselves. */
  readonly typeMove: () => void;
  readonly close: () => void;
}

/**
 * How to play: pictures first, then the rules of the game on the table; reference sections are
 * folded.
 */
export function Help(props: HelpProps) {
  const { messages, game, playLesson, typeMove, close } = props;
  const { helpText, panels, readOut } = messages;
  return (
    <Dialog title={messages.help} closeLabel={messages.close} close={close} kind="wide">
      <button type="button" class="main" onClick={playLesson}>
        {messages.lesson.play}
      </button>
      <HelpPictures {...props} />
      <h3>{helpText.rulesTitle}</h3>
      <List texts={sentencesOf(messages, game.ruleSet)} />
      <h3>{panels.now}</h3>
      <PlayableNow game={game} messages={messages} />
      <Fold title={helpText.wellTitle}>
        <List texts={helpText.well} />
      </Fold>
      <Fold title={helpText.hintsTitle}>
        {helpText.hints.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Fold>
      <Fold title={helpText.handsTitle}>
        <p>{helpText.hands}</p>
      </Fold>
      <Fold title={helpText.keysTitle}>
        <Keys keys={helpText.keys} />
        <p>{helpText.keysReader}</p>
      </Fold>
      <Fold title={readOut.title}>
        <Keys keys={readOut.keys} />
        <p>{readOut.hours}</p>
        <p>{messages.typing.how}</p>
        <button type="button" onClick={typeMove}>
          {messages.typing.label}
        </button>
      </Fold>
    </Dialog>
  );
}

function List({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Keys and what they do. */
function Keys({ keys }: { readonly keys: readonly (readonly string[])[] }) {
  return (
    <dl class="keys">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FoldProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A section that its heading unfolds. */
function Fold({ title, children }: FoldProps) {
  return (
    <details>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

/** Every legal move in words. */
function PlayableNow({ game, messages }: { readonly game: Game; readonly messages: Messages }) {
  const moves = playableNow(messages, game);
  return moves.length === 0 ? <p>{messages.panels.nothingNow}</p> : <List texts={moves} />;
}
