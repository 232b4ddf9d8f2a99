/** Offers to play or to watch the game of a link that was opened. */

import type { Session } from '../../app/game/session.ts';
import type { Messages } from '../../i18n/messages.ts';
import { rulesTitle } from '../../i18n/speech.ts';
import { makeDealNumber } from '../../rules/deal.ts';
import { current, goTo } from '../../rules/game.ts';
import type { LinkedGame } from '../../rules/link.ts';
import { isWon } from '../../rules/position.ts';
import { Dialog } from './Dialog.tsx';

interface LinkedProps {
  readonly linked: LinkedGame;
  readonly session: Session;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when the linked game has been put on the table. */
  readonly opened: (watched: boolean) => void;
}

export function Linked({ linked, session, messages, close, opened }: LinkedProps) {
  const { links } = messages;
  const { number, ruleSet, game, hasMoves } = linked;
  const deal = messages.dealTitle(makeDealNumber(number));
  const ending = isWon(current(game)) ? links.won(game.at) : links.notWon(game.at);
  const isOpen = session.game.value.moves.length > 0 && !session.entry.value.outcome;
  return (
    <Dialog title={links.title} closeLabel={messages.close} close={close}>
      <p>{links.linked(deal, rulesTitle(messages, ruleSet))}</p>
      {hasMoves && <p>{ending}</p>}
      {isOpen && <p class="hint">{links.stays}</p>}
      <div class="row">
        <button
          type="button"
          class="main"
          autofocus
          onClick={() => {
            session.games.newGame(number, ruleSet, { keepOpen: true });
            opened(false);
          }}
        >
          {links.play}
        </button>
        {hasMoves && (
          <button
            type="button"
            onClick={() => {
              session.games.show(goTo(game, 0));
              opened(true);
            }}
          >
            {links.watch}
          </button>
        )}
      </div>
    </Dialog>
  );
}
