import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import { nameOf, type RuleSet } from '../../rules/ruleSet.ts';

interface UndecidedDealsProps {
  readonly ruleSet: RuleSet;
  readonly messages: Messages;
  /** Called with the number of a deal. */
  readonly choose: (number: string) => void;
}

/** Deals that the studies left undecided, by rule set; loaded when the list is opened. */
const load = async (): Promise<Readonly<Record<string, readonly number[]>>> => {
  const { default: winnability } = await import('../../../data/winnability.json');
  return Object.fromEntries(
    Object.entries(winnability.ruleSets).map(([name, { unknown }]) => [name, unknown]),
  );
};

/** The deals of a named rule set that nobody knows to be winnable or not. */
export function UndecidedDeals({ ruleSet, messages, choose }: UndecidedDealsProps) {
  const { undecided, undecidedAbout, noneUndecided } = messages.dialog;
  const [isOpen, setOpen] = useState(false);
  const [deals, setDeals] = useState<Awaited<ReturnType<typeof load>>>({});
  useEffect(() => {
    if (isOpen) load().then(setDeals, () => setOpen(false));
  }, [isOpen]);
  const name = nameOf(ruleSet);
  if (!name) return null;
  return (
    <details
      class="undecided"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{undecided}</summary>
      <p class="hint">{deals[name]?.length === 0 ? noneUndecided : undecidedAbout}</p>
      <div class="numbers">
        {(deals[name] ?? []).map((number) => (
          <button type="button" key={number} onClick={() => choose(`${number}`)}>
            {number}
          </button>
        ))}
      </div>
    </details>
  );
}
