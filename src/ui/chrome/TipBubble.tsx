import { useEffect } from 'preact/hooks';
import type { Tips } from '../../app/guidance/tips.ts';
import type { Messages } from '../../i18n/messages.ts';
import { announceToo } from '../platform/announce.ts';

interface TipBubbleProps {
  readonly tips: Tips;
  readonly messages: Messages;
  /** Moves the focus to the table, because the focused button disappears. */
  readonly toTable: () => void;
}

/** A tip for the first games, until it is dismissed. */
export function TipBubble({ tips, messages, toTable }: TipBubbleProps) {
  const tip = tips.tip.value;
  const { title, texts, gotIt, noTips } = messages.tips;
  useEffect(() => {
    if (tip) announceToo(texts[tip]);
  }, [tip]);
  if (!tip) return null;
  return (
    <aside class="tip" aria-label={title}>
      <p>{texts[tip]}</p>
      <div class="row">
        <button
          type="button"
          class="agree"
          onClick={() => {
            tips.dismiss(tip);
            toTable();
          }}
        >
          <span>{gotIt}</span>
        </button>
        <button
          type="button"
          class="none"
          onClick={() => {
            tips.dismissAll();
            toTable();
          }}
        >
          {noTips}
        </button>
      </div>
    </aside>
  );
}
