import type { TableMessages } from '../../i18n/messages.ts';
import type { Updates } from '../page/updates.ts';

interface UpdateBarProps {
  readonly updates: Updates;
  readonly messages: TableMessages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** Offers a new version of the page; the game goes on whether it is accepted or not. */
export function UpdateBar({ updates, messages, toTable }: UpdateBarProps) {
  const { update } = messages;
  return (
    <aside class="tip update" aria-label={update.label}>
      <p>{update.ready}</p>
      <div class="row">
        <button type="button" class="agree" onClick={updates.update}>
          {update.use}
        </button>
        <button
          type="button"
          onClick={() => {
            updates.later();
            toTable();
          }}
        >
          {update.later}
        </button>
      </div>
    </aside>
  );
}
