import type { Messages } from '../../app/messages/en.ts';
import { describeRuleSet } from '../../rules/describe.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { Dialog } from './Dialog.tsx';

interface HelpProps {
  readonly messages: Messages;
  readonly ruleSet: RuleSet;
  readonly close: () => void;
}

/** How to play, by the rules of the game on the table, and the keys. */
export function Help({ messages, ruleSet, close }: HelpProps) {
  const { helpText } = messages;
  return (
    <Dialog title={messages.help} closeLabel={messages.close} close={close}>
      {helpText.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{helpText.rulesTitle}</h3>
      <ul>
        {describeRuleSet(ruleSet).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3>{helpText.handsTitle}</h3>
      <p>{helpText.hands}</p>
      <h3>{helpText.keysTitle}</h3>
      <dl class="keys">
        {helpText.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
