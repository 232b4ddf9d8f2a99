/**
 * The sheets, lines and chips beside the table take turns: the latest one is visible, and others in
 * the same place wait until it is gone. Which of them share a place depends on the window, so the
 * styles decide that (turns.css).
 */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A sheet or the lesson; a line with a question; a hint's chip. Tips wait for all of them. */
type Speaker = 'panel' | 'line' | 'chip';

/** Oldest first. */
const speaking = signal<readonly { readonly speaker: Speaker }[]>([]);

/**
 * Takes a turn while something is shown.
 *
 * @param about what it is about; a change starts a new turn
 * @returns what is shown in front of it, for its attribute `data-behind`
 */
export function useTurn(
  speaker: Speaker,
  isShown: boolean,
  about: unknown = undefined,
): Speaker | undefined {
  const own = useRef<{ readonly speaker: Speaker } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const entry = { speaker };
    own.current = entry;
    speaking.value = [...speaking.peek(), entry];
    return () => {
      speaking.value = speaking.peek().filter((each) => each !== entry);
    };
  }, [isShown, speaker, about]);
  const all = speaking.value;
  const last = all.at(-1);
  return own.current && all.includes(own.current) && last !== own.current
    ? last?.speaker
    : undefined;
}
