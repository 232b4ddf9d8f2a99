import type { Tips } from '../../app/tips.ts';
import type { TableMessages } from '../../words/messages.ts';

interface TipBubbleProps {
  readonly tips: Tips;
  readonly messages: TableMessages;
  /** Gives the table the focus, because the button that has it disappears. */
  readonly toTable: () => void;
}

/** A tip for the first games, until it is dismissed. */
export function TipBubble({ tips, messages, toTable }: TipBubbleProps) {
  const tip = tips.tip.value;
  if (!tip) return null;
  const { title, texts, gotIt, noTips } = messages.tips;
  return (
    <aside class="tip" aria-label={title}>
      {texts[tip].map((text) => (
        <p key={text}>{text}</p>
      ))}
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
