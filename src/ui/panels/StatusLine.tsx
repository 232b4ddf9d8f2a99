import { Eye as ShowIcon } from 'lucide';
import type { Messages } from '../../app/messages/en.ts';
import type { Settings } from '../../app/settings.ts';
import type { Status } from '../../app/status.ts';
import { Icon } from './Control.tsx';

interface StatusLineProps {
  readonly status: Status;
  readonly settings: Settings;
  readonly messages: Messages;
}

/** Its place keeps its size whatever it says, so that the table is not laid out anew. */
export function StatusLine(props: StatusLineProps) {
  return (
    <div class="status-place">
      <StatusButton {...props} />
    </div>
  );
}

/** Whether the game can be won: an eye until one wants to know, then a light and words. */
function StatusButton({ status, settings, messages }: StatusLineProps) {
  const { standing: words } = messages;
  const shown = settings.choices.value.showStatus;
  const standing = status.standing.value;
  // A won game needs no telling.
  if (shown && standing === undefined) return null;
  return (
    <button
      type="button"
      class={`status ${standing ?? 'unseen'}`}
      title={shown ? words.hide : undefined}
      aria-label={standing ? `${words[standing]}. ${words.hide}` : words.hidden}
      onClick={() => status.toggle()}
    >
      {shown ? <span class="light" aria-hidden="true" /> : <Icon node={ShowIcon} />}
      <span class="words">{standing ? words[standing] : words.hidden}</span>
    </button>
  );
}
