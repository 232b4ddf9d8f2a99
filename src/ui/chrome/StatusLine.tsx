import { Eye as ShowIcon } from 'lucide';
import type { Session } from '../../app/game/session.ts';
import type { Chance } from '../../app/insight/chance.ts';
import type { Helping } from '../../app/insight/hints/helping.ts';
import type { Status } from '../../app/insight/status.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { ChanceMeter } from './ChanceMeter.tsx';
import { Icon } from './Control.tsx';

interface StatusLineProps {
  readonly session: Session;
  readonly status: Status;
  readonly helping: Helping;
  readonly chance: Chance;
  readonly settings: Settings;
  readonly messages: TableMessages;
}

/**
 * Shows whether the game can be won, until it is. The size never changes, so that
 * the table is not laid out again.
 */
export function StatusLine(props: StatusLineProps) {
  const won = endingOf(props.session.game.value) === 'won';
  return (
    <div class="status-place">
      {!won && (
        <>
          <StatusButton {...props} />
          <ChanceMeter {...props} />
        </>
      )}
    </div>
  );
}

/** An eye while the status is hidden; else a light and words. */
function StatusButton({ status, helping, messages }: StatusLineProps) {
  const { standing: words } = messages;
  const shown = status.isShown.value;
  const standing = status.standing.value;
  return (
    <button
      type="button"
      class={`status ${standing ?? 'unseen'}`}
      title={shown ? words.hide : undefined}
      aria-label={standing ? `${words[standing]}. ${words.hide}` : words.hidden}
      onClick={() => helping.status()}
    >
      {shown ? <span class="light" aria-hidden="true" /> : <Icon node={ShowIcon} />}
      <span class="words">{standing ? words[standing] : words.hidden}</span>
    </button>
  );
}
