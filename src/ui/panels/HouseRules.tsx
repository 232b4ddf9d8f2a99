/** The seven choices of the rules, each with what it means. */
import type { Messages } from '../../app/messages/en.ts';
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
        <div class="choice stacked" key={choice}>
          <label for={`rule-${choice}`}>{rules.titles[choice]}</label>
          <select
            id={`rule-${choice}`}
            value={`${ruleSet[choice]}`}
            onChange={({ currentTarget }) =>
              choose({ ...ruleSet, [choice]: valueNamed(choice, currentTarget.value) })
            }
          >
            {CHOICES[choice].map((value) => (
              <option key={value} value={`${value}`}>
                {sentenceOf(messages, choice, value)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </>
  );
}

const valueNamed = (choice: Choice, text: string) =>
  CHOICES[choice].find((value) => `${value}` === text);

/** A value of a choice as a whole sentence. */
function sentenceOf(messages: Messages, choice: Choice, value: RuleSet[Choice]): string {
  const sentences: Readonly<Record<string, string>> = messages.rules.choices[choice];
  return sentences[`${value}`] as string;
}

/** All seven choices of a rule set as sentences. */
export const sentencesOf = (messages: Messages, ruleSet: RuleSet): string[] =>
  CHOICE_NAMES.map((choice) => sentenceOf(messages, choice, ruleSet[choice]));
