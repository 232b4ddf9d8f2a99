import type { IconNode } from 'lucide';
import { h } from 'preact';

interface ControlProps {
  readonly icon: IconNode;
  readonly label: string;
  /** The accessible name, where it says more than the label. */
  readonly name?: string;
  readonly act: () => void;
  readonly off?: boolean;
  /** What it began goes on. */
  readonly busy?: boolean;
  /** A double click counts as one: its first half may have put another button here. */
  readonly once?: boolean;
}

/**
 * A button with an icon. Switched off, it keeps the focus: a disabled button would throw it to the
 * page's start.
 */
export function Control(props: ControlProps) {
  const { icon, label, name, act, off = false, busy = false, once = false } = props;
  return (
    <button
      type="button"
      class={busy ? 'control busy' : 'control'}
      aria-label={name ?? label}
      aria-disabled={off}
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
