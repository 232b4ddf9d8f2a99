import { useId } from 'preact/hooks';
import type { Tips } from '../../app/guidance/tips.ts';
import { isLanguage, LANGUAGES } from '../../app/preferences/languages.ts';
import type { OptionName, Settings, SwitchName } from '../../app/preferences/settings.ts';
import { shareIn } from '../../i18n/lazyFormats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Choice } from './Choice.tsx';
import { Dialog } from './Dialog.tsx';
import { StoragePromise } from './StoragePromise.tsx';
import { type FilesProps, useFiles } from './useFiles.ts';
import { AboutData, YourData } from './YourData.tsx';

interface SettingsProps extends FilesProps {
  /** What the file of everything carries beside the games, as JSON. */
  readonly progress: () => string;
  /** Forgets what was found out about the games. */
  readonly forget: () => void;
  /** Opens the dialog that takes all games to another device. */
  readonly openMove: () => void;
  readonly settings: Settings;
  readonly tips: Tips;
  readonly messages: Messages;
  readonly close: () => void;
}

const LOOKS: readonly OptionName[] = [
  'theme',
  'print',
  'suitColours',
  'back',
  'layout',
  'hand',
  'speed',
];
const PLAY = [
  'showMoves',
  'showStatus',
  'showChance',
  'singleTap',
  'autoplay',
  'letterKeys',
] as const;

/** All settings; each takes effect at once. */
export function SettingsPanel(props: SettingsProps) {
  const { messages, close } = props;
  const { settings: title, groups } = messages.panels;
  const files = useFiles(props);
  return (
    <Dialog title={title} closeLabel={messages.close} close={close}>
      <LanguageChoice {...props} />
      <h3>{groups.looks}</h3>
      {LOOKS.map((name) => (
        <Choice key={name} name={name} {...props} />
      ))}
      <h3>{groups.play}</h3>
      <Choice name="hints" {...props} />
      {PLAY.map((name) => (
        <Switch key={name} name={name} {...props} />
      ))}
      {props.tips.anySeen.value && (
        <button type="button" onClick={() => props.tips.forget()}>
          {messages.panels.tipsAgain}
        </button>
      )}
      <h3>{groups.sound}</h3>
      <Switch name="sound" {...props} />
      <Volume {...props} />
      <h3>{groups.data}</h3>
      <p>{messages.panels.dataNote}</p>
      <StoragePromise messages={messages} />
      <YourData {...props} files={files} />
      <AboutData {...props} files={files} />
    </Dialog>
  );
}

/** Lists each language by its own name. */
function LanguageChoice({ settings, messages }: SettingsProps) {
  const id = useId();
  const { panels } = messages;
  return (
    <div class="choice">
      <label for={id}>{panels.language}</label>
      <select
        id={id}
        value={settings.choices.value.language}
        onChange={({ currentTarget: { value } }) =>
          settings.choose({ language: isLanguage(value) ? value : 'system' })
        }
      >
        <option value="system">{panels.systemLanguage}</option>
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SwitchProps extends SettingsProps {
  readonly name: Exclude<SwitchName, 'onlyWinnable'>;
}

function Switch({ name, settings, messages }: SwitchProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={settings.choices.value[name]}
        onChange={({ currentTarget }) => settings.choose({ [name]: currentTarget.checked })}
      />
      {messages.panels.switches[name]}
    </label>
  );
}

function Volume({ settings, messages }: SettingsProps) {
  const id = useId();
  const { sound, volume } = settings.choices.value;
  return (
    <div class="choice">
      <label for={id}>{messages.panels.volume}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={volume}
        aria-valuetext={shareIn(messages.locale, volume)}
        disabled={!sound}
        onInput={({ currentTarget }) => settings.choose({ volume: Number(currentTarget.value) })}
      />
    </div>
  );
}
