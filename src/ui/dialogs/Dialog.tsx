import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { showOver } from '../platform/modal.ts';
import { isPointing } from '../platform/pointing.ts';
import { closeBySwipe } from './swipe.ts';

/** Then the menu comes from below. */
const isUpright = matchMedia('(orientation: portrait)');

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  /** Its class, where it has other measures than usual: `wide` has room for pictures. */
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/**
 * Shows a dialog, and the focus in it unless it was opened by a pointer: WebKit would show it always.
 *
 * @returns to be called when it has gone
 */
function openDialog(dialog: HTMLDialogElement): () => void {
  const uncover = showOver(dialog);
  const focused = document.activeElement;
  if (isPointing() && focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.blur();
    focused.focus({ focusVisible: false });
  }
  // A press that began before the dialog was there does not close it by its release.
  if (!('closedBy' in dialog)) closeFromBeside(dialog);
  else {
    const allow = (): void => dialog.setAttribute('closedby', 'any');
    dialog.addEventListener('pointerdown', allow, { capture: true, once: true });
  }
  return uncover;
}

/** Does what `closedby` does where the browser does not: a click beside the dialog closes it. */
function closeFromBeside(dialog: HTMLDialogElement): void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  };
  // What is dragged out of a field is no click beside it.
  let isPressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isBeside(event);
  });
  // Not when the finger rises: its click would come to what lies behind the dialog.
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(event)) dialog.close();
    isPressed = false;
  });
}

/** A modal dialog. The browser's own traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, closeLabel, close, kind = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClose = useRef(close);
  // A layout effect, because an Esc that comes in the same frame is for the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.addEventListener('close', onClose.current);
    const uncover = shown && openDialog(shown);
    if (shown?.matches('.main-menu') && isUpright.matches) closeBySwipe(shown);
    return () => {
      // Closing it before it is removed gives the focus back. The owner removed it and need not be told.
      shown?.removeEventListener('close', onClose.current);
      shown?.close();
      uncover?.();
    };
  }, []);
  return (
    <dialog ref={dialog} class={kind} aria-label={title}>
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
