import { useId } from 'preact/hooks';
import { OPTIONS, type OptionName, type Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';

interface ChoiceProps {
  readonly name: OptionName;
  readonly settings: Settings;
  readonly messages: Messages;
}

/** A setting with several values. */
export function Choice({ name, settings, messages }: ChoiceProps) {
  const id = useId();
  const { title, values } = messages.panels.options[name];
  const chosen = settings.choices.value[name];
  return (
    <div class={name === 'hints' ? 'choice stacked' : 'choice'}>
      <label for={id}>{title}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => settings.choose({ [name]: currentTarget.value })}
      >
        {OPTIONS[name].map((value) => (
          <option key={value} value={value}>
            {(values as Readonly<Record<string, string>>)[value]}
          </option>
        ))}
      </select>
    </div>
  );
}
