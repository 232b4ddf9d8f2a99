import { useLayoutEffect, useRef } from 'preact/hooks';
import { closeByEscape } from '../platform/escape.ts';

/**
 * Lets Esc close what a component shows, while that is on top.
 *
 * @param close closes it
 */
export function useEscape(isShown: boolean, close: () => void): void {
  const callback = useRef(close);
  callback.current = close;
  // A layout effect: Esc can be pressed as soon as it is visible.
  useLayoutEffect(() => {
    return isShown ? closeByEscape(() => callback.current()) : undefined;
  }, [isShown]);
}

/** Closes a part of the page; if the focus is in it, moves the focus to the table. */
export function closeToTable(
  part: Element | null | undefined,
  close: () => void,
  toTable: () => void,
): void {
  const hasFocus = part?.contains(document.activeElement);
  close();
  if (hasFocus) toTable();
}
