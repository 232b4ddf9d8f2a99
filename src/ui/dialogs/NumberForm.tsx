import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { Difficulty } from '../../app/insight/deals/difficulty.ts';
import type { Messages } from '../../i18n/messages.ts';
import { anyLinkIn, parseAnyLink } from '../../rules/challenge.ts';
import { type DealNumber, dealCards, startOf } from '../../rules/deal.ts';
import { asAscii, parseDealNumberInput } from '../../rules/dealNumberInput.ts';
import type { Fault } from '../../rules/fault.ts';
import { startGame } from '../../rules/game.ts';
import type { LinkedGame } from '../../rules/link.ts';
import type { Result } from '../../rules/result.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { asTyped } from './asTyped.ts';
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
  /** Shows the deal or game of a link that was pasted in place of a number. */
  readonly showLinked: (linked: LinkedGame) => void;
}

/**
 * A form for a deal number. It says if the number is invalid, and can measure the deal's
 * difficulty.
 */
export function NumberForm(props: NumberFormProps) {
  const { messages, ruleSet, deal, showLinked } = props;
  const texts = messages.dialog;
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<keyof Messages['linkFaults'] | 'noNumber'>();
  const number = useMemo(() => numberIn(text, messages), [text, messages]);
  const game = useMemo(
    () => (number.ok ? startGame(ruleSet, startOf(dealCards(number.value))) : undefined),
    [number, ruleSet],
  );

  function type(typed: string): void {
    setText(typed);
    setRefused(undefined);
  }

  function submit(event: Event): void {
    event.preventDefault();
    const link = anyLinkIn(text);
    const linked = link === undefined ? undefined : parseAnyLink(link);
    if (number.ok) deal(number.value);
    else if (linked?.ok) showLinked(linked.value);
    else setRefused(linked ? linked.error : 'noNumber');
  }

  const whyNot =
    refused === 'noNumber' ? texts.notANumber : refused && messages.linkFaults[refused];
  return (
    <form class="numbered" onSubmit={submit} noValidate>
      <label for="deal-number">{texts.numberLabel}</label>
      <div class="row">
        <input
          id="deal-number"
          {...asTyped}
          // A numeric keyboard could not type numbers like `ms1`.
          inputMode="text"
          enterKeyHint="go"
          value={text}
          aria-invalid={refused !== undefined}
          aria-describedby="deal-number-note"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit">{texts.deal}</button>
      </div>
      <p id="deal-number-note" class={refused ? 'error' : 'hint'} aria-live="polite">
        {whyNot ?? texts.numberHint}
      </p>
      <DealDifficulty {...props} game={game} />
      <UndecidedDeals ruleSet={ruleSet} choose={type} messages={messages} />
    </form>
  );
}

/** The number can be pasted together with the page's word for “deal”. */
function numberIn(text: string, messages: Messages): Result<DealNumber, Fault> {
  return parseDealNumberInput(text, [asAscii(messages.dealTitle('')).trim()]);
}
