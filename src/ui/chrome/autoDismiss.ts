import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How long a line is shown, in milliseconds. It stays while it is pointed at or has the focus. */
const DISMISS_AFTER_MS = 8000;

/**
 * Hides a line after a while.
 *
 * @param about what the line is about; a change restarts the time
 * @param onEnd called when the time is over
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
