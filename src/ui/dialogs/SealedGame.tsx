/** Offers to play the deal of a challenge link that was opened. */
import { useMemo } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import { endedGameOf } from '../../app/games/challenges.ts';
import type { Library } from '../../app/games/library.ts';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
import type { Challenge } from '../../rules/challenge.ts';
import { makeDealNumber } from '../../rules/deal.ts';
import { Dialog } from './Dialog.tsx';

interface SealedGameProps {
  readonly challenge: Challenge;
  readonly session: Session;
  readonly library: Library;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when the deal lies on the table. */
  readonly opened: () => void;
  /** Compares the sealed game with a game that has ended. */
  readonly compare: (id: string) => void;
}

export function SealedGame(props: SealedGameProps) {
  const { challenge, session, library, messages, close, opened, compare } = props;
  const { links, challenge: texts } = messages;
  const { number, ruleSet, sealed } = challenge;
  const games = library.games.value;
  const ended = useMemo(() => endedGameOf(games, challenge), [games, challenge]);
  const { game, entry } = session;
  const isOpen = game.value.moves.length > 0 && !entry.value.outcome;
  const play = (): void => {
    // Following the link again goes on with the game that it began.
    const begun = games.find((each) => !each.outcome && each.challenges?.includes(sealed));
    if (!begun || !session.games.open(begun.id))
      session.games.newGame(number, ruleSet, { keepOpen: true, challenges: [sealed] });
    opened();
  };
  const deal = messages.dealTitle(makeDealNumber(number));
  return (
    <Dialog title={texts.title} closeLabel={messages.close} close={close}>
      <p>{links.linked(deal, rulesTitle(messages, ruleSet))}</p>
      <p>{texts.sealed}</p>
      {ended && <p>{texts.ended}</p>}
      {isOpen && <p class="hint">{links.stays}</p>}
      <div class="row">
        <button type="button" class="main" autofocus onClick={play}>
          {links.play}
        </button>
        {ended && (
          <button type="button" onClick={() => compare(ended.id)}>
            {texts.compare}
          </button>
        )}
      </div>
    </Dialog>
  );
}
