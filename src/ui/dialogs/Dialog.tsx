import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../platform/announce.ts';
import { showOver } from '../platform/modal.ts';
import { isPointing } from '../platform/pointing.ts';
import { closeBySwipe } from './swipe.ts';

/** In an upright window the menu slides in from below. */
const isUpright = matchMedia('(orientation: portrait)');

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  /** An additional class, for a dialog of unusual size: `wide` has room for pictures. */
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/**
 * Opens a dialog. The focus ring is hidden if a pointer opened it; WebKit would always show it.
 *
 * @returns a function to call when it has closed
 */
function openDialog(dialog: HTMLDialogElement): () => void {
  // Chromium would announce what stands there once more when the dialog has closed.
  for (const id of ['spoken', 'spoken-status'] as const) announce(id, '');
  const uncover = showOver(dialog);
  const focused = document.activeElement;
  if (isPointing() && focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.blur();
    focused.focus({ focusVisible: false });
  }
  // The release of a press that began before the dialog was there must not close it.
  if (!('closedBy' in dialog)) closeFromBeside(dialog);
  else {
    const allow = (): void => dialog.setAttribute('closedby', 'any');
    dialog.addEventListener('pointerdown', allow, { capture: true, once: true });
  }
  return uncover;
}

/** Replaces `closedby` in browsers without it: a click beside the dialog closes it. */
function closeFromBeside(dialog: HTMLDialogElement): void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  };
  // A drag that begins in a field and ends beside the dialog must not close it.
  let isPressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isBeside(event);
  });
  // On the click, not on `pointerup`: the click would then hit what is behind the dialog.
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(event)) dialog.close();
    isPressed = false;
  });
}

/** A modal dialog. The browser traps the focus, closes it on Escape and restores the focus. */
export function Dialog({ title, closeLabel, close, kind = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClose = useRef(close);
  // A layout effect, because an Esc in the same frame is meant for the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.addEventListener('close', onClose.current);
    const uncover = shown && openDialog(shown);
    if (shown?.matches('.main-menu') && isUpright.matches) closeBySwipe(shown);
    return () => {
      // Closing it before it is removed restores the focus. The owner removed it, so `close` is not
      // called.
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
