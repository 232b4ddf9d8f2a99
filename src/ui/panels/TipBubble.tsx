import type { Tips } from '../../app/tips.ts';
import type { Messages } from '../../words/en.ts';

interface TipBubbleProps {
  readonly tips: Tips;
  readonly messages: Messages;
  /** Gives the table the focus, because the button that has it disappears. */
  readonly toTable: () => void;
}

/** A tip for the first games, until it is dismissed. */
export function TipBubble({ tips, messages, toTable }: TipBubbleProps) {
  const tip = tips.tip.value;
  if (!tip) return null;
  const { panels } = messages;
  return (
    <aside class="tip" aria-label={panels.tip}>
      {panels.tips[tip].map((text) => (
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
          <span>{panels.gotIt}</span>
        </button>
        <button
          type="button"
          class="none"
          onClick={() => {
            tips.dismissAll();
            toTable();
          }}
        >
          {panels.noTips}
        </button>
      </div>
    </aside>
  );
}
