import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Difficulty } from '../../app/insight/deals/difficulty.ts';
import type { WinnableDeal } from '../../app/insight/deals/winnableDeal.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { LinkedGame } from '../../rules/link.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { Dialog } from './Dialog.tsx';
import { DifficultyChoice } from './DifficultyChoice.tsx';
import { NumberForm } from './NumberForm.tsx';
import { RuleChoice } from './RuleChoice.tsx';

interface DealOptionsProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly difficulty: Difficulty;
  readonly winnableDeal: WinnableDeal;
  readonly messages: Messages;
  readonly close: () => void;
  /** Called when a game has been dealt. */
  readonly dealt: () => void;
  /** Sets up real cards. */
  readonly setUp: () => void;
  /** Shows the deal or game of a link. */
  readonly showLinked: (linked: LinkedGame) => void;
}

/** Deals a random or a numbered game with a chosen rule set. In a low window it has two columns. */
export function DealOptions(props: DealOptionsProps) {
  const { session, winnableDeal, messages, close, dealt } = props;
  const game = session.game.value;
  const [ruleSet, setRuleSet] = useState<RuleSet>(game.ruleSet);
  const [keepOpen, setKeepOpen] = useState(false);
  const isBegun = game.moves.length > 0 && session.entry.value.outcome === undefined;
  const texts = messages.dialog;
  return (
    <Dialog title={messages.newGame} closeLabel={messages.close} close={close}>
      <div class="deal-options">
        <div>
          {isBegun && (
            <label class="check">
              <input
                type="checkbox"
                checked={keepOpen}
                onChange={({ currentTarget }) => setKeepOpen(currentTarget.checked)}
              />
              {messages.games.keepOpen}
            </label>
          )}
          {isBegun && !keepOpen && !session.entry.value.continued && (
            <p class="hint">{texts.leaves}</p>
          )}
          <RandomDeal {...props} ruleSet={ruleSet} keepOpen={keepOpen} />
        </div>
        <div>
          <NumberForm
            {...props}
            ruleSet={ruleSet}
            asked={() => winnableDeal.cancel()}
            deal={(number) => {
              session.games.newGame(number, ruleSet, { keepOpen });
              dealt();
            }}
          />
          <button type="button" class="second" onClick={props.setUp}>
            {messages.ownCards.setUp}
          </button>
          <RuleChoice ruleSet={ruleSet} choose={setRuleSet} messages={messages} />
        </div>
      </div>
    </Dialog>
  );
}

interface RandomDealProps extends DealOptionsProps {
  readonly ruleSet: RuleSet;
  /** Whether the game on the table stays open. */
  readonly keepOpen: boolean;
}

/** Deals a random game: any, or one for which the solver has found a win. */
function RandomDeal(props: RandomDealProps) {
  const { session, settings, winnableDeal, messages, dealt, ruleSet, keepOpen } = props;
  const texts = messages.dialog;
  const { onlyWinnable, difficulty } = settings.choices.value;
  const looking = winnableDeal.looking.value;
  const isAny = difficulty === 'any';
  const [died, setDied] = useState(false);
  // The search stops when another choice is made or the dialog is closed. A layout effect, because
  // a deal requested in the same frame must follow the new choice.
  useLayoutEffect(
    () => () => winnableDeal.cancel(),
    [winnableDeal, ruleSet, onlyWinnable, difficulty],
  );

  async function deal(): Promise<void> {
    if (isAny && !onlyWinnable) session.games.newRandomGame(ruleSet, { keepOpen });
    else {
      setDied(false);
      const number = await winnableDeal.find(ruleSet, difficulty);
      setDied(number === 'died');
      if (number === undefined || number === 'died') return;
      session.games.newGame(number, ruleSet, { keepOpen, found: difficulty });
    }
    dealt();
  }

  return (
    <>
      <DifficultyChoice settings={settings} messages={messages} />
      <label class="check">
        <input
          type="checkbox"
          checked={onlyWinnable || !isAny}
          disabled={!isAny}
          onChange={(event) => settings.choose({ onlyWinnable: event.currentTarget.checked })}
        />
        {texts.onlyWinnable}
      </label>
      <button
        type="button"
        class="main"
        autofocus
        onClick={() => (looking ? winnableDeal.cancel() : void deal())}
      >
        {looking ? texts.cancel : texts.random}
      </button>
      <p class="hint looking" aria-live="polite">
        {looking && (isAny ? texts.finding : messages.difficulty.finding[difficulty])}
        {died && messages.fair.noAnswer}
      </p>
    </>
  );
}
