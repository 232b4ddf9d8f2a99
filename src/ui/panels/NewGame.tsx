import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../app/messages/en.ts';
import type { Session } from '../../app/session.ts';
import type { Settings } from '../../app/settings.ts';
import type { WinnableDeal } from '../../app/winnableDeal.ts';
import { type DealNumber, parseDealNumber } from '../../rules/deal.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { Dialog } from './Dialog.tsx';
import { RuleChoice } from './RuleChoice.tsx';

interface NewGameProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly winnableDeal: WinnableDeal;
  readonly messages: Messages;
  readonly close: () => void;
  /** A game has been dealt: the player goes on at the table. */
  readonly dealt: () => void;
}

/** A random deal, or one by its number, by a chosen rule set. */
export function NewGame(props: NewGameProps) {
  const { session, messages, close, dealt } = props;
  const game = session.game.value;
  const [ruleSet, setRuleSet] = useState<RuleSet>(game.ruleSet);
  const [keepOpen, setKeepOpen] = useState(false);
  const isBegun = game.moves.length > 0 && session.entry.value.outcome === undefined;
  const texts = messages.dialog;
  return (
    <Dialog title={messages.newGame} closeLabel={messages.close} close={close}>
      <RuleChoice ruleSet={ruleSet} choose={setRuleSet} messages={messages} />
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
      {isBegun && !keepOpen && <p class="hint">{texts.leaves}</p>}
      <RandomDeal {...props} ruleSet={ruleSet} keepOpen={keepOpen} />
      <NumberForm
        texts={texts}
        deal={(number) => {
          session.newGame(number, ruleSet, { keepOpen });
          dealt();
        }}
      />
    </Dialog>
  );
}

interface RandomDealProps extends NewGameProps {
  readonly ruleSet: RuleSet;
  /** Whether the game on the table stays open. */
  readonly keepOpen: boolean;
}

/** A random deal: any, or one that the solver has found a win for. */
function RandomDeal(props: RandomDealProps) {
  const { session, settings, winnableDeal, messages, dealt, ruleSet, keepOpen } = props;
  const texts = messages.dialog;
  const { onlyWinnable } = settings.choices.value;
  const looking = winnableDeal.looking.value;
  // The dialog may be closed in the middle of the search.
  useEffect(() => () => winnableDeal.cancel(), [winnableDeal]);

  async function deal(): Promise<void> {
    if (!onlyWinnable) session.newRandomGame(ruleSet, { keepOpen });
    else {
      const number = await winnableDeal.find(ruleSet);
      if (number === undefined) return;
      session.newGame(number, ruleSet, { keepOpen });
    }
    dealt();
  }

  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={onlyWinnable}
          onChange={(event) => {
            winnableDeal.cancel();
            settings.choose({ onlyWinnable: event.currentTarget.checked });
          }}
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
        {looking ? texts.finding : ''}
      </p>
    </>
  );
}

interface NumberFormProps {
  readonly texts: Messages['dialog'];
  readonly deal: (number: DealNumber) => void;
}

/** A deal number to type, with what is wrong with it. */
function NumberForm({ texts, deal }: NumberFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  function submit(event: Event): void {
    event.preventDefault();
    const number = parseDealNumber(text.normalize('NFKC'));
    if (number.ok) deal(number.value);
    else setError(texts.notANumber(text.slice(0, 40)));
  }

  return (
    <form class="numbered" onSubmit={submit} noValidate>
      <label for="deal-number">{texts.numberLabel}</label>
      <div class="row">
        <input
          id="deal-number"
          autocomplete="off"
          value={text}
          aria-invalid={error !== ''}
          aria-describedby="deal-number-note"
          onInput={(event) => {
            setText(event.currentTarget.value);
            setError('');
          }}
        />
        <button type="submit">{texts.deal}</button>
      </div>
      <p id="deal-number-note" class={error ? 'error' : 'hint'} aria-live="polite">
        {error || texts.numberHint}
      </p>
    </form>
  );
}
