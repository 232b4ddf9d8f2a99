import { Scale as CompareIcon, Search as MistakeIcon, Undo2 as UndoIcon } from 'lucide';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { LosingMoveSearch } from '../../app/insight/review/losingMoveSearch.ts';
import type { Review } from '../../app/insight/review/review.ts';
import type { Messages } from '../../i18n/messages.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { Icon } from './Control.tsx';
import { ShareResult } from './ShareResult.tsx';
import { SidePanel, useUntilEsc } from './SidePanel.tsx';

interface LostSheetProps {
  readonly session: Session;
  readonly review: Review;
  readonly losingMoveSearch: LosingMoveSearch;
  readonly messages: Messages;
  readonly openNewGame: () => void;
  /** Compares the game with its challenges; missing if there are none. */
  readonly compare: (() => void) | undefined;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** Offers what to do when no move is left. Esc hides it until the next dead end. */
export function LostSheet(props: LostSheetProps) {
  const { session, review, toTable } = props;
  const game = session.game.value;
  const isOver = endingOf(game) === 'over' && !review.isOpen.value;
  return useUntilEsc(game, isOver, toTable) ? <Sheet {...props} /> : null;
}

function Sheet(props: LostSheetProps) {
  const { session, losingMoveSearch, messages, openNewGame, compare, toTable } = props;
  const { endings } = messages;
  const then = (act: () => void) => (): void => {
    act();
    toTable();
  };
  return (
    <SidePanel kind="lost" label={endings.lost}>
      <p class="words">
        <strong>{endings.lost}</strong> <span>{endings.home(session.cardsHome.value)}</span>
      </p>
      <div class="buttons">
        <MistakeButton losingMoveSearch={losingMoveSearch} messages={messages} toTable={toTable} />
        {compare ? (
          // Undo is among the controls, too.
          <button type="button" class="compare" onClick={compare}>
            <Icon node={CompareIcon} />
            {messages.challenge.compare}
          </button>
        ) : (
          <button type="button" class="elsewhere" onClick={then(() => session.undo())}>
            <Icon node={UndoIcon} />
            {messages.undo}
          </button>
        )}
        <button type="button" class="elsewhere" onClick={then(() => session.restart())}>
          {endings.sameDeal}
        </button>
        <button type="button" class="elsewhere" onClick={openNewGame}>
          {endings.newDeal}
        </button>
        <ShareResult entry={session.entry.value} messages={messages} />
      </div>
    </SidePanel>
  );
}

/** Looks for the move that lost the game, and says so if none is found. */
function MistakeButton({
  losingMoveSearch,
  messages,
  toTable,
}: Pick<LostSheetProps, 'losingMoveSearch' | 'messages' | 'toTable'>) {
  const { endings } = messages;
  const state = losingMoveSearch.state.value;
  useEffect(() => () => losingMoveSearch.stop(), [losingMoveSearch]);
  if (state === 'never' || state === 'unknown') return <p aria-live="polite">{endings[state]}</p>;
  return (
    <button
      type="button"
      class="main"
      aria-busy={state === 'looking'}
      onClick={() => {
        if (state === 'looking') losingMoveSearch.stop();
        else void losingMoveSearch.find().then((isFound) => isFound && toTable());
      }}
    >
      <Icon node={MistakeIcon} />
      {state === 'looking' ? endings.looking : endings.findMistake}
    </button>
  );
}
