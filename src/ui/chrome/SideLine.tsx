import type { ComponentChildren, RefObject } from 'preact';
import { useTurn } from '../page/turns.ts';

interface SideLineProps {
  /** What it says; also its accessible name unless `label` is given. */
  readonly text: string;
  /** Its accessible name, if that says more. */
  readonly label?: string;
  /** What it is about: a change takes a new turn. */
  readonly about?: string;
  readonly line?: RefObject<HTMLElement | null>;
  /** Its buttons. */
  readonly children: ComponentChildren;
}

/**
 * One line of words with its answers: in the corner of the side panel or, in a small window, in
 * place of the title. It disappears after a while, or when it is answered.
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
