import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How long a line stands, in milliseconds; not while it is pointed at or has the focus. */
const STANDING = 8000;

/**
 * Lets a line stand for a while.
 *
 * @param about another one stands as long as a new line
 * @param over called when it has stood long enough
 */
export function useStanding(
  isShown: boolean,
  about: string,
  over: () => void,
): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null);
  const told = useRef(over);
  told.current = over;
  useEffect(() => {
    if (!isShown) return;
    const goes = (): void => {
      if (line.current?.matches(':hover, :focus-within')) timer = setTimeout(goes, STANDING);
      else told.current();
    };
    let timer = setTimeout(goes, STANDING);
    return () => clearTimeout(timer);
  }, [isShown, about]);
  return line;
}
