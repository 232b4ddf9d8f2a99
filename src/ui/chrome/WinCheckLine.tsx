import { Eye as ShowIcon } from 'lucide';
import type { Session } from '../../app/game/session.ts';
import type { Chance } from '../../app/insight/chance.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { WinCheck } from '../../app/insight/winCheck.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { ChanceMeter } from './ChanceMeter.tsx';
import { Icon } from './Control.tsx';

interface WinCheckProps {
  readonly session: Session;
  readonly winCheck: WinCheck;
  readonly helpConsent: HelpConsent;
  readonly chance: Chance;
  readonly settings: Settings;
  readonly messages: TableMessages;
}

/**
 * Shows whether the game can still be won; nothing once it is won. Its size never changes, so that
 * the table is not laid out again.
 */
export function WinCheckLine(props: WinCheckProps) {
  const won = endingOf(props.session.game.value) === 'won';
  return (
    <div class="status-place">
      {!won && (
        <>
          <WinCheckButton {...props} />
          <ChanceMeter {...props} />
        </>
      )}
    </div>
  );
}

/** An eye while the status is hidden, otherwise a light and words. */
function WinCheckButton({ winCheck, helpConsent, messages }: WinCheckProps) {
  const { verdicts: words } = messages;
  const shown = winCheck.isShown.value;
  const verdict = winCheck.verdict.value;
  return (
    <button
      type="button"
      class={`status ${verdict ?? 'unseen'}`}
      title={shown ? words.hide : undefined}
      aria-label={verdict ? `${words[verdict]}. ${words.hide}` : words.hidden}
      onClick={() => helpConsent.status()}
    >
      {shown ? <span class="light" aria-hidden="true" /> : <Icon node={ShowIcon} />}
      <span class="words">{verdict ? words[verdict] : words.hidden}</span>
    </button>
  );
}
