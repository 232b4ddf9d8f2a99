import { useState } from 'preact/hooks';
import type { Messages } from '../../words/messages.ts';

interface AskingProps {
  readonly label: string;
  /** The accessible name, if it differs from the label. */
  readonly name?: string;
  readonly question: string;
  readonly messages: Messages;
  readonly act: () => void;
}

/** Gives the focus to the button that takes another's place. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** A button that deletes something but asks first. */
export function Asking({ label, name = label, question, messages, act }: AskingProps) {
  const { yes, no } = messages.games;
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  if (asked !== 'now')
    return (
      <button
        type="button"
        aria-label={name}
        ref={asked === 'before' ? focus : null}
        onClick={() => setAsked('now')}
      >
        {label}
      </button>
    );
  return (
    <span class="really">
      <span>{question}</span>
      <button
        type="button"
        onClick={() => {
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
