import type { ComponentChildren } from 'preact';
import type { Messages } from '../../i18n/messages.ts';
import { speakStock } from '../../i18n/speech.ts';
import { current, type Game } from '../../rules/game.ts';
import { legalMoves, topAt } from '../../rules/move.ts';
import { Dialog } from './Dialog.tsx';
import { HelpPictures, type PicturesProps } from './HelpPictures.tsx';
import { sentencesOf } from './HouseRules.tsx';

interface HelpProps extends PicturesProps {
  readonly game: Game;
  readonly playLesson: () => void;
  readonly close: () => void;
}

/**
 * How to play: pictures first, then the rules of the game on the table; reference sections are
 * folded.
 */
export function Help(props: HelpProps) {
  const { messages, game, playLesson, close } = props;
  const { helpText, panels } = messages;
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
        <dl class="keys">
          {helpText.keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>{helpText.keysReader}</p>
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

/** Every legal move in words. The stock is described as on the table. */
function PlayableNow({ game, messages }: { readonly game: Game; readonly messages: Messages }) {
  const position = current(game);
  const moves = legalMoves(game.ruleSet, position);
  const carries = moves.flatMap((move) => {
    const card = move.kind === 'carry' ? topAt(position, move.from) : undefined;
    return move.kind === 'carry' && card !== undefined
      ? [messages.carried(card, move.from, move.to)]
      : [];
  });
  if (moves.length === 0) return <p>{messages.panels.nothingNow}</p>;
  const deals = moves.length > carries.length;
  const stock = deals ? [speakStock(messages, game.ruleSet, position)] : [];
  return <List texts={[...carries, ...stock]} />;
}
