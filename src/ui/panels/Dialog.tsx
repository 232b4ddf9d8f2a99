import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  /** Whether the dialog is wide enough for pictures. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog. The browser's own traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, closeLabel, close, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useRef(close);
  // A layout effect, because an Esc that comes in the same frame is for the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.addEventListener('close', told.current);
    shown?.showModal();
    return () => {
      // Closing it before it is removed gives the focus back. The owner removed it and need not be told.
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
