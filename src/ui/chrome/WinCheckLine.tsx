import type { ReadonlySignal } from '@preact/signals';
import { Eye as ShowIcon } from 'lucide';
import type { Session } from '../../app/game/session.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { WinCheck } from '../../app/insight/winCheck.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import type { Late } from '../page/late.ts';
import { Icon } from './Control.tsx';

interface WinCheckProps {
  readonly session: Session;
  readonly winCheck: WinCheck;
  readonly helpConsent: HelpConsent;
  readonly settings: Settings;
  readonly messages: TableMessages;
  /** Holds the meter; its place is kept until then. */
  readonly late: ReadonlySignal<Late | undefined>;
}

/**
 * Shows whether the game can still be won; nothing once it is won. Its size never changes, so that
 * the table is not laid out again.
 */
export function WinCheckLine(props: WinCheckProps) {
  const Meter = props.late.value?.ChanceMeter;
  const won = endingOf(props.session.game.value) === 'won';
  return (
    <div class="status-place">
      {!won && (
        <>
          <WinCheckButton {...props} />
          {props.settings.choices.value.showChance &&
            (Meter ? <Meter /> : <span class="chance" aria-hidden="true" />)}
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
