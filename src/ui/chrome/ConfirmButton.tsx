import type { IconNode } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from './Control.tsx';

interface ConfirmProps {
  readonly icon?: IconNode;
  readonly label: string;
  readonly question: string;
  /** The answers. */
  readonly yes: string;
  readonly no: string;
  readonly act: () => void;
}

/** Focuses the button that replaces another. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** A button that asks before it deletes something. */
export function ConfirmButton({ icon, label, question, yes, no, act }: ConfirmProps) {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  if (asked !== 'now')
    return (
      <button
        type="button"
        class="danger"
        ref={asked === 'before' ? focus : null}
        onClick={() => setAsked('now')}
      >
        {icon && <Icon node={icon} />}
        {label}
      </button>
    );
  return (
    <span class="really">
      <span>{question}</span>
      <button
        type="button"
        class="danger"
        onClick={({ detail }) => {
          // This button can appear under a double click: its second click is no answer.
          if (detail > 1) return;
          setAsked('before');
          act();
        }}
      >
        {yes}
      </button>
      <button type="button" ref={focus} onClick={() => setAsked('before')}>
        {no}
      </button>
    </span>
  );
}
