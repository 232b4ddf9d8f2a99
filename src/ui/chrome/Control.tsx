import type { IconNode } from 'lucide';
import { h } from 'preact';

interface ControlProps {
  /** For the style sheet, which places it. */
  readonly id: string;
  readonly icon: IconNode;
  readonly label: string;
  /** The accessible name, if it differs from the label. */
  readonly name?: string;
  readonly act: () => void;
  readonly off?: boolean;
  /** For a toggle button: whether it is pressed. */
  readonly pressed?: boolean;
  /** Whether the action that it started is still running. */
  readonly busy?: boolean;
  /**
   * Whether a double click counts as one click, because the first click can put another button
   * here.
   */
  readonly once?: boolean;
}

/**
 * A button with an icon. It is disabled by `aria-disabled`, because a button with `disabled` would
 * lose the focus.
 */
export function Control(props: ControlProps) {
  const { id, icon, label, name, act } = props;
  const { off = false, pressed, busy = false, once = false } = props;
  return (
    <button
      type="button"
      id={id}
      class={busy ? 'control busy' : 'control'}
      aria-label={name ?? label}
      aria-disabled={off}
      aria-pressed={pressed}
      onClick={({ detail }) => {
        if (!off && !(once && detail > 1)) act();
      }}
    >
      <Icon node={icon} />
      <span>{label}</span>
    </button>
  );
}

export function Icon({ node }: { readonly node: IconNode }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes]) => h(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
