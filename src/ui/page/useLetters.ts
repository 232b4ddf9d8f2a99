import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../app/preferences/settings.ts';
import { keyOf } from '../platform/keyOf.ts';

/** What each letter does. */
type Letters = Readonly<Record<string, () => void>>;

/**
 * Letters that act while a panel is shown, wherever the focus is but in a dialog or a field, unless the player has turned letters
 * off.
 */
export function useLetters(isShown: boolean, settings: Settings, letters: Letters): void {
  const current = useRef(letters);
  current.current = letters;
  useEffect(() => {
    if (!isShown) return;
    const listen = (event: KeyboardEvent): void => {
      const act = current.current[keyOf(event)];
      if (!act || !isForLetters(event, settings)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isShown, settings]);
}

/** Whether a key can act as a letter: not in a dialog or a field, and only if the player has left letters on. */
export const isForLetters = (event: KeyboardEvent, settings: Settings): boolean =>
  !isElsewhere(event) && settings.choices.peek().letterKeys;

const isElsewhere = ({
  target,
  repeat,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent) =>
  repeat ||
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  target instanceof HTMLInputElement;
