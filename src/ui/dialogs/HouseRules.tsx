/** The seven choices of the rules, as radio buttons: each value is a sentence, too long for a select. */

import type { Messages } from '../../i18n/messages.ts';
import { CHOICE_NAMES, CHOICES, type Choice, type RuleSet } from '../../rules/ruleSet.ts';

interface HouseRulesProps {
  readonly ruleSet: RuleSet;
  readonly choose: (ruleSet: RuleSet) => void;
  readonly messages: Messages;
}

export function HouseRules({ ruleSet, choose, messages }: HouseRulesProps) {
  const { rules } = messages;
  return (
    <>
      <p class="hint">{rules.ownNote}</p>
      {CHOICE_NAMES.map((choice) => (
        <fieldset key={choice}>
          <legend>{rules.titles[choice]}</legend>
          {CHOICES[choice].map((value) => (
            <label key={value} class="check">
              <input
                type="radio"
                name={choice}
                checked={ruleSet[choice] === value}
                onChange={() => choose({ ...ruleSet, [choice]: value })}
              />
              {sentenceOf(messages, choice, value)}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** One value of a choice, as a sentence. */
function sentenceOf(messages: Messages, choice: Choice, value: RuleSet[Choice]): string {
  const sentences: Readonly<Record<string, string>> = messages.rules.choices[choice];
  return sentences[`${value}`] as string;
}

/** All seven choices of a rule set as sentences. */
export const sentencesOf = (messages: Messages, ruleSet: RuleSet): string[] =>
  CHOICE_NAMES.map((choice) => sentenceOf(messages, choice, ruleSet[choice]));
