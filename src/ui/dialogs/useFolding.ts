import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useEscape } from '../page/useEscape.ts';

interface Folding {
  readonly isShown: boolean;
  /** Of the element that holds the button, which comes first in it, and what it unfolds. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly fold: () => void;
}

/** Something that unfolds by its button; a press elsewhere folds it, and so does Esc. */
export function useFolding(): Folding {
  const [isShown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const foldToButton = (): void => {
    // The button that has the focus may disappear.
    root.current?.querySelector('button')?.focus();
    setShown(false);
  };
  useEscape(isShown, foldToButton);
  useLayoutEffect(() => {
    const { current } = root;
    const dialog = current?.closest('dialog');
    if (!isShown || !current || !dialog) return;
    const fold = (): void => setShown(false);
    const foldBeside = ({ target }: Event): void => {
      if (target instanceof Node && !current.contains(target)) fold();
    };
    const foldFirst = (event: Event): void => {
      event.preventDefault();
      foldToButton();
    };
    current.querySelector('.action-menu')?.scrollIntoView({ block: 'nearest' });
    dialog.addEventListener('pointerdown', foldBeside);
    dialog.addEventListener('focusin', foldBeside);
    // The back button of a phone.
    dialog.addEventListener('cancel', foldFirst);
    return () => {
      dialog.removeEventListener('pointerdown', foldBeside);
      dialog.removeEventListener('focusin', foldBeside);
      dialog.removeEventListener('cancel', foldFirst);
    };
  }, [isShown]);
  return {
    isShown,
    root,
    toggle: () => setShown((before) => !before),
    fold: foldToButton,
  };
}
