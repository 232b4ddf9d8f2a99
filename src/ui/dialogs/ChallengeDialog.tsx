/** The player's game beside the sealed ones of others, once it has ended. */
import { useMemo, useState } from 'preact/hooks';
import {
  type ChallengeComparison,
  challengesOf,
  compareGames,
  type GameResult,
  gameAtEnd,
} from '../../app/games/challenges.ts';
import type { Entry } from '../../app/games/entry.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { speakAction } from '../../i18n/speech.ts';
import type { Challenge } from '../../rules/challenge.ts';
import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { toldMove } from '../review/storyWords.ts';
import { Dialog } from './Dialog.tsx';
import { Share } from './Share.tsx';

interface ChallengeDialogProps {
  readonly entry: Entry;
  readonly messages: Messages;
  readonly close: () => void;
  /** Opens the review of the game where it parts from the sealed one. */
  readonly showInReview: (challenge: Challenge) => void;
}

export function ChallengeDialog({ entry, messages, close, showInReview }: ChallengeDialogProps) {
  const texts = messages.challenge;
  const mine = useMemo(() => gameAtEnd(entry), [entry]);
  const challenges = useMemo(() => challengesOf(entry), [entry]);
  const [isSending, setSending] = useState(false);
  const { amount } = formatsOf(messages.locale);
  return (
    <>
      <Dialog kind="challenge" title={texts.title} closeLabel={messages.close} close={close}>
        {challenges.map((challenge, i) => (
          <section key={challenge.sealed}>
            {challenges.length > 1 && (
              <h3>{`${texts.title} ${amount(challenges.length - i).text}`}</h3>
            )}
            <Compared
              {...{ mine, messages }}
              theirs={challenge.game}
              showInReview={() => showInReview(challenge)}
            />
          </section>
        ))}
        <button type="button" class="main" onClick={() => setSending(true)}>
          {texts.send}
        </button>
      </Dialog>
      {isSending && (
        <Share {...{ messages }} game={mine} begin="challenge" close={() => setSending(false)} />
      )}
    </>
  );
}

interface ComparedProps {
  readonly mine: Game;
  readonly theirs: Game;
  readonly messages: Messages;
  readonly showInReview: () => void;
}

function Compared({ mine, theirs, messages, showInReview }: ComparedProps) {
  const texts = messages.challenge;
  const comparison = useMemo(() => compareGames(mine, theirs), [mine, theirs]);
  const { shared, isSame } = comparison;
  return (
    <>
      <Results {...{ comparison, messages }} />
      <p>{isSame ? texts.same : texts.parted(shared)}</p>
      {!isSame && (
        <>
          <dl class="parting">
            <Parted name={texts.mine} game={mine} at={shared} messages={messages} />
            <Parted name={texts.theirs} game={theirs} at={shared} messages={messages} />
          </dl>
          <button type="button" class="second" onClick={showInReview}>
            {texts.review}
          </button>
        </>
      )}
    </>
  );
}

const ROWS = ['home', 'hours', 'moves', 'refills'] as const;

/** Both results side by side. */
function Results({
  comparison,
  messages,
}: {
  readonly comparison: ChallengeComparison;
  readonly messages: Messages;
}) {
  const texts = messages.challenge;
  const { amount } = formatsOf(messages.locale);
  const { mine, theirs } = comparison;
  const cells = (of: (result: GameResult) => string) =>
    [mine, theirs].map((result, i) => (
      // Two cells that never change places.
      <td key={i}>{of(result)}</td>
    ));
  return (
    <table class="results">
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.mine}</th>
          <th scope="col">{texts.theirs}</th>
        </tr>
      </thead>
      <tbody>
        <tr class="result">
          <th scope="row">{texts.result}</th>
          {cells(({ isWon }) => (isWon ? `✓ ${texts.won}` : texts.notWon))}
        </tr>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{texts[row]}</th>
            {cells((result) => amount(result[row]).text)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PartedProps {
  readonly name: string;
  readonly game: Game;
  readonly at: number;
  readonly messages: Messages;
}

/** What a game played where the two part: written with the card, and spoken whole. */
function Parted({ name, game, at, messages }: PartedProps) {
  const move = at < game.at ? (game.moves[at] as Move) : undefined;
  const [before, after] = [game.positions[at] as Position, game.positions[at + 1] as Position];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {move ? (
          <>
            <span aria-hidden="true">{toldMove(messages, game, at)}</span>
            <span class="spoken">{speakAction(messages, before, move, after)}</span>
          </>
        ) : (
          messages.challenge.end
        )}
      </dd>
    </div>
  );
}
