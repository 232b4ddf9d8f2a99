import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Folding {
  readonly isShown: boolean;
  /** Of the element that holds the button, which comes first in it, and what it unfolds. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly fold: () => void;
}

/** Something that unfolds by its button; a press elsewhere folds it, and so does Esc, which closes nothing else then. */
export function useFolding(): Folding {
  const [isShown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
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
      fold();
      current.querySelector('button')?.focus();
    };
    const foldByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      foldFirst(event);
    };
    current.querySelector('.action-menu')?.scrollIntoView({ block: 'nearest' });
    dialog.addEventListener('pointerdown', foldBeside);
    dialog.addEventListener('focusin', foldBeside);
    dialog.addEventListener('keydown', foldByKey, true);
    // The back button of a phone.
    dialog.addEventListener('cancel', foldFirst);
    return () => {
      dialog.removeEventListener('pointerdown', foldBeside);
      dialog.removeEventListener('focusin', foldBeside);
      dialog.removeEventListener('keydown', foldByKey, true);
      dialog.removeEventListener('cancel', foldFirst);
    };
  }, [isShown]);
  return {
    isShown,
    root,
    toggle: () => setShown((before) => !before),
    fold: () => {
      // The button that has the focus disappears.
      root.current?.querySelector('button')?.focus();
      setShown(false);
    },
  };
}
