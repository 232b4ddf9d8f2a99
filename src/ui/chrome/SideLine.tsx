import type { ComponentChildren, RefObject } from 'preact';
import { useTurn } from '../page/turns.ts';

interface SideLineProps {
  /** What it says, and its name. */
  readonly text: string;
  /** Its name, where that says more. */
  readonly label?: string;
  /** Another one takes a new turn. */
  readonly about?: string;
  readonly line?: RefObject<HTMLElement | null>;
  /** Its buttons. */
  readonly children: ComponentChildren;
}

/**
 * One line of words with what can be answered: in the corner of the side panel, in a small window in the place of the title.
 * It goes by itself, or when it is answered.
 */
export function SideLine({ text, label = text, about, line, children }: SideLineProps) {
  const behind = useTurn('line', true, about);
  return (
    <aside ref={line ?? null} class="side-line" aria-label={label} data-behind={behind}>
      <span>{text}</span>
      <div>{children}</div>
    </aside>
  );
}
