import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog: the browser's own, which traps the focus, closes on Escape and gives focus back. */
export function Dialog({ title, closeLabel, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it is taken away, it gives the focus back.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} closedby="any" onClose={close}>
      <div class="sheet">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="close"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
