import { useMemo } from 'preact/hooks';
import { current, type Game } from '../../rules/game.ts';
import { legalMoves, topAt } from '../../rules/move.ts';
import type { Messages } from '../../words/messages.ts';
import { speakStock } from '../../words/speech.ts';
import { Dialog } from './Dialog.tsx';
import { HelpPictures, type PicturesProps } from './HelpPictures.tsx';
import { sentencesOf } from './HouseRules.tsx';

interface HelpProps extends PicturesProps {
  readonly game: Game;
  readonly close: () => void;
}

/** How to play by the rules of the game on the table: its legal moves, advice, hands and keys. */
export function Help(props: HelpProps) {
  const { messages, game, close } = props;
  const { helpText, panels } = messages;
  const pictures = useMemo(() => <HelpPictures {...props} ruleSet={game.ruleSet} />, [game]);
  return (
    <Dialog title={messages.help} closeLabel={messages.close} close={close} wide>
      {helpText.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {pictures}
      <h3>{helpText.rulesTitle}</h3>
      <ul>
        {sentencesOf(messages, game.ruleSet).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3>{panels.now}</h3>
      <PlayableNow game={game} messages={messages} />
      <h3>{helpText.wellTitle}</h3>
      <ul>
        {helpText.well.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{helpText.handsTitle}</h3>
      <p>{helpText.hands}</p>
      <h3>{helpText.keysTitle}</h3>
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
    </Dialog>
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
  return (
    <ul>
      {carries.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {deals && <li>{speakStock(messages, game.ruleSet, position)}</li>}
    </ul>
  );
}
