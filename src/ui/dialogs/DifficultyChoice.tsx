import { useId } from 'preact/hooks';
import { OPTIONS, type Settings } from '../../app/preferences/settings.ts';
import type { Messages } from '../../i18n/messages.ts';

interface DifficultyChoiceProps {
  readonly settings: Settings;
  readonly messages: Messages;
}

/** The choice of a difficulty, with what it means. */
export function DifficultyChoice({ settings, messages }: DifficultyChoiceProps) {
  const name = useId();
  const { title, values } = messages.panels.options.difficulty;
  const chosen = settings.choices.value.difficulty;
  return (
    <fieldset class="grades">
      <legend>{title}</legend>
      <div>
        {OPTIONS.difficulty.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => settings.choose({ difficulty: value })}
            />
            <span>{values[value]}</span>
          </label>
        ))}
      </div>
      <p class="hint">{messages.difficulty.meaning[chosen]}</p>
    </fieldset>
  );
}
