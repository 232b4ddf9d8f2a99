import { dealCards, startOf } from '../rules/deal.ts';
import { perft as count } from '../rules/perft.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { dealNumberArgument } from './arguments.ts';
import { usage } from './english/failures.ts';
import { badUsage } from './failure.ts';
import { writeLine } from './output.ts';

/** `bigben perft`: one number, the count of sequences of that many legal moves. */
export async function perft(
  number: string,
  depth: string,
  options: { readonly rules: RuleSet },
): Promise<void> {
  if (!/^[0-9]{1,3}$/.test(depth)) throw badUsage(usage.depth(depth));
  const start = startOf(dealCards(dealNumberArgument(number)));
  await writeLine(`${count(options.rules, start, Number(depth))}`);
}
