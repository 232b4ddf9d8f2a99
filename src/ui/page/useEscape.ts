import { useLayoutEffect, useRef } from 'preact/hooks';
import { closeByEscape } from '../platform/escape.ts';

/**
 * Lets Esc close what a component shows, while that is on top.
 *
 * @param close closes it; a modal dialog needs none
 */
export function useEscape(isShown: boolean, close?: () => void): void {
  const callback = useRef(close);
  callback.current = close;
  // A layout effect: Esc may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    return isShown ? closeByEscape(close && (() => callback.current?.())) : undefined;
  }, [isShown]);
}
