import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useEscape } from '../page/useEscape.ts';

interface Folding {
  readonly isShown: boolean;
  /** For the element that contains the button, as its first one, and what the button unfolds. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly fold: () => void;
}

/** Something that a button unfolds. A press elsewhere folds it, and so does Esc. */
export function useFolding(): Folding {
  const [isShown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const foldToButton = (): void => {
    // The focused button might disappear.
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
    // A phone's back button.
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
