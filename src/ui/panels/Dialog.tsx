import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  /** For pictures. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog: the browser's own, which traps the focus, closes on Escape and gives focus back. */
export function Dialog({ title, closeLabel, close, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useRef(close);
  // Not a frame later: an Esc that comes at once is for the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.addEventListener('close', told.current);
    shown?.showModal();
    return () => {
      // Closed before it is taken away, it gives the focus back; whoever took it away knows.
      shown?.removeEventListener('close', told.current);
      shown?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} class={wide ? 'wide' : ''} aria-label={title} closedby="any">
      <div class="sheet">
        <div class="head">
          <h2>{title}</h2>
          <button
            type="button"
            class="close"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
