import type { IconNode } from 'lucide';
import { h } from 'preact';

interface ControlProps {
  /** By which the style sheet puts it in its place. */
  readonly id: string;
  readonly icon: IconNode;
  readonly label: string;
  /** The accessible name, if it differs from the label. */
  readonly name?: string;
  readonly act: () => void;
  readonly off?: boolean;
  /** Of a button that stays down: whether it is. */
  readonly pressed?: boolean;
  /** Whether the action that it began is still under way. */
  readonly busy?: boolean;
  /** Whether a double click counts as one click: after the first click another button may stand here. */
  readonly once?: boolean;
}

/**
 * A button with an icon. It is switched off with `aria-disabled`, because a button with `disabled` would lose
 * the focus.
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
