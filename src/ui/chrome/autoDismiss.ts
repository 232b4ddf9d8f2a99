import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How long a line stands, in milliseconds; not while it is pointed at or has the focus. */
const DISMISS_AFTER_MS = 8000;

/**
 * Lets a line stand for a while.
 *
 * @param about another one stands as long as a new line
 * @param onEnd called when it has stood long enough
 */
export function useAutoDismiss(
  isShown: boolean,
  about: string,
  onEnd: () => void,
): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null);
  const callback = useRef(onEnd);
  callback.current = onEnd;
  useEffect(() => {
    if (!isShown) return;
    const goes = (): void => {
      if (line.current?.matches(':hover, :focus-within'))
        timer = setTimeout(goes, DISMISS_AFTER_MS);
      else callback.current();
    };
    let timer = setTimeout(goes, DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown, about]);
  return line;
}
