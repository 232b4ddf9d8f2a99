/** A choice of rules: a named set, with its differences and its source, or custom rules. */
import { useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';
import {
  nameOf,
  RULE_SET_NAMES,
  RULE_SETS,
  type RuleSet,
  type RuleSetName,
} from '../../rules/ruleSet.ts';
import { HouseRules, sentencesOf } from './HouseRules.tsx';

interface RuleChoiceProps {
  readonly ruleSet: RuleSet;
  readonly choose: (ruleSet: RuleSet) => void;
  readonly messages: Messages;
}

export function RuleChoice({ ruleSet, choose, messages }: RuleChoiceProps) {
  const { rules } = messages;
  const name = nameOf(ruleSet);
  const [isOwn, setIsOwn] = useState(name === undefined);
  return (
    <div class="rules">
      <label for="rule-set">{messages.dialog.rules}</label>
      <select
        id="rule-set"
        value={isOwn || name === undefined ? 'own' : name}
        onChange={({ currentTarget: { value } }) => {
          setIsOwn(value === 'own');
          if (value !== 'own') choose(RULE_SETS[value as RuleSetName]);
        }}
      >
        {RULE_SET_NAMES.map((each) => (
          <option key={each} value={each}>
            {rules.sets[each].title}
          </option>
        ))}
        <option value="own">{rules.own}</option>
      </select>
      {isOwn || name === undefined ? (
        <HouseRules ruleSet={ruleSet} choose={choose} messages={messages} />
      ) : (
        <details>
          <summary>{rules.about}</summary>
          <p class="hint">
            {messages.sentences([...special(messages, name), rules.from(rules.sets[name].source)])}
          </p>
        </details>
      )}
    </div>
  );
}

/** The sentences by which a named set differs from classic. */
function special(messages: Messages, name: RuleSetName): string[] {
  const usual = sentencesOf(messages, RULE_SETS.classic);
  return sentencesOf(messages, RULE_SETS[name]).filter(
    (sentence) => name === 'classic' || !usual.includes(sentence),
  );
}
