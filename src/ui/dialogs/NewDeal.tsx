/** A new deal at once, with the last choices, and the line that can undo it. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { WinnableDeal } from '../../app/insight/deals/winnableDeal.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';
import { useAutoDismiss } from '../chrome/autoDismiss.ts';
import { SideLine } from '../chrome/SideLine.tsx';
import { Dialog } from './Dialog.tsx';

interface NewDealProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly winnableDeal: WinnableDeal;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when a deal has been put on the table. */
  readonly dealt: () => void;
  readonly openOptions: () => void;
}

/** Deals at once; asks first if a game with moves would be given up. */
export function NewDeal(props: NewDealProps) {
  const { session, settings, winnableDeal, messages, close, dealt, openOptions } = props;
  const [asks, setAsks] = useState(
    () => session.game.value.moves.length > 0 && !session.entry.value.outcome,
  );
  const texts = messages.newDeal;
  const deal = async (keepOpen: boolean): Promise<void> => {
    setAsks(false);
    const { ruleSet } = session.game.value;
    const { difficulty, onlyWinnable } = settings.choices.value;
    if (difficulty === 'any' && !onlyWinnable) session.games.newRandomGame(ruleSet, { keepOpen });
    else {
      const number = await winnableDeal.find(ruleSet, difficulty);
      // The options say what failed, and offer to try again.
      if (number === 'died') return openOptions();
      if (number === undefined) return;
      session.games.newGame(number, ruleSet, { keepOpen, found: difficulty });
    }
    dealt();
  };
  useLayoutEffect(() => {
    if (!asks) void deal(false);
    return () => winnableDeal.cancel();
  }, []);
  if (!asks) return winnableDeal.looking.value ? <Looking {...props} /> : null;
  return (
    <Dialog title={texts.question} closeLabel={messages.close} close={close}>
      {!session.entry.value.continued && <p id="loss">{texts.loss}</p>}
      <button type="button" class="main" autofocus onClick={() => void deal(true)}>
        {texts.save}
      </button>
      <button type="button" class="second" aria-describedby="loss" onClick={() => void deal(false)}>
        {texts.giveUp}
      </button>
      <div class="row">
        <button type="button" onClick={openOptions}>
          {texts.options}
        </button>
        <button type="button" onClick={close}>
          {texts.goOn}
        </button>
      </div>
    </Dialog>
  );
}

/** Shown during the search for a deal that can be won or has the chosen difficulty. */
function Looking({ settings, messages, close }: NewDealProps) {
  const { difficulty } = settings.choices.value;
  const { dialog } = messages;
  return (
    <Dialog title={messages.newGame} closeLabel={messages.close} close={close}>
      <p aria-live="polite">
        {difficulty === 'any' ? dialog.finding : messages.difficulty.finding[difficulty]}
      </p>
      <button type="button" class="main" autofocus onClick={close}>
        {dialog.cancel}
      </button>
    </Dialog>
  );
}

/** After a deal: offers to undo it, or to deal with other choices. */
export function DealtToast({
  session,
  messages,
  openOptions,
  toTable,
}: Pick<NewDealProps, 'session' | 'messages' | 'openOptions'> & { readonly toTable: () => void }) {
  const { games } = session;
  const isShown = games.canTakeBack.value;
  const line = useAutoDismiss(isShown, session.entry.value.id, () => games.keepDeal());
  if (!isShown) return null;
  const texts = messages.newDeal;
  return (
    <SideLine line={line} text={texts.dealt} about={session.entry.value.id}>
      <button
        type="button"
        onClick={() => {
          games.takeBack();
          toTable();
        }}
      >
        {messages.undo}
      </button>
      <button type="button" onClick={openOptions}>
        {texts.options}
      </button>
    </SideLine>
  );
}
