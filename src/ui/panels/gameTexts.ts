/** The name and the state of a stored game. */
import type { StoredGame } from '../../app/library/stored.ts';
import { parseRuleSet } from '../../rules/ruleSet.ts';
import type { Messages } from '../../words/messages.ts';
import { rulesTitle } from '../../words/speech.ts';

export const stateOf = ({ outcome }: StoredGame): 'open' | 'won' | 'lost' =>
  outcome?.result ?? 'open';

export function nameOfGame(messages: Messages, { number, rules }: StoredGame): string {
  const ruleSet = parseRuleSet(rules);
  const title = ruleSet.ok ? rulesTitle(messages, ruleSet.value) : messages.ownRules;
  return messages.games.name(messages.dealTitle(number), title);
}
