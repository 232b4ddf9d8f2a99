import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Difficulty } from '../../app/insight/deals/difficulty.ts';
import type { Messages } from '../../i18n/messages.ts';
import { type DealNumber, dealCards, startOf } from '../../rules/deal.ts';
import { startGame } from '../../rules/game.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { asAscii, parseTypedNumber } from '../../rules/typedNumber.ts';
import { DealDifficulty } from './DealDifficulty.tsx';
import { UndecidedDeals } from './UndecidedDeals.tsx';

interface NumberFormProps {
  readonly session: Session;
  readonly difficulty: Difficulty;
  readonly messages: Messages;
  readonly ruleSet: RuleSet;
  /** Called before the deal is measured. */
  readonly asked: () => void;
  readonly deal: (number: DealNumber) => void;
}

/** A form for a deal number. It says if the number is wrong, and measures the difficulty of the deal. */
export function NumberForm(props: NumberFormProps) {
  const { messages, ruleSet, deal } = props;
  const texts = messages.dialog;
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const number = useMemo(() => parseTypedNumber(asAscii(text)), [text]);
  const game = useMemo(
    () => (number.ok ? startGame(ruleSet, startOf(dealCards(number.value))) : undefined),
    [number, ruleSet],
  );

  function type(typed: string): void {
    setText(typed);
    setRefused(false);
  }

  function submit(event: Event): void {
    event.preventDefault();
    if (number.ok) deal(number.value);
    else setRefused(true);
  }

  return (
    <form class="numbered" onSubmit={submit} noValidate>
      <label for="deal-number">{texts.numberLabel}</label>
      <div class="row">
        <input
          id="deal-number"
          autocomplete="off"
          value={text}
          aria-invalid={isRefused}
          aria-describedby="deal-number-note"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit">{texts.deal}</button>
      </div>
      <p id="deal-number-note" class={isRefused ? 'error' : 'hint'} aria-live="polite">
        {isRefused ? texts.notANumber : texts.numberHint}
      </p>
      <DealDifficulty {...props} game={game} />
      <UndecidedDeals ruleSet={ruleSet} choose={type} messages={messages} />
    </form>
  );
}
