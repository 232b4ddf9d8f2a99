/**
 * The keyboard. Arrows walk round the clock and in and out. Letters act if the focus is on the table, on nothing,
 * or on a button that was clicked.
 */

import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Autoplay } from '../../app/game/autoplay.ts';
import type { Session } from '../../app/game/session.ts';
import type { HelpConsent } from '../../app/insight/hints/helpConsent.ts';
import type { LazyHints } from '../../app/insight/hints/lazyHints.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import { makePlace } from '../../rules/move.ts';
import { closeByEscape } from '../platform/escape.ts';
import { keyOf } from '../platform/keyOf.ts';
import { isArrow, neighbour } from './arrows.ts';
import { type PileName, STOCK } from './pileName.ts';
import type { PilesView } from './piles.ts';
import { deal, sendHome } from './tap.ts';

interface Commands {
  readonly session: Session;
  readonly hints: LazyHints;
  readonly helpConsent: HelpConsent;
  readonly settings: Settings;
  readonly autoplay: Autoplay;
  readonly openHelp: () => void;
  /** Marks the position, or goes back to the last mark; nothing until it is loaded. */
  readonly late: ReadonlySignal<{ readonly mark: (back: boolean) => void } | undefined>;
}

/** Does what a letter means; `shift`: whether it is a capital. */
type Letters = Readonly<Record<string, (shift: boolean) => void>>;

/** @param peek shows a fan whole, or no longer */
export function connectKeys(
  layer: HTMLElement,
  piles: PilesView,
  peek: (pile: PileName) => void,
  commands: Commands,
): void {
  const { session, settings } = commands;
  const letters = lettersOf(piles, peek, commands);

  /** @returns whether the key has a meaning */
  function handleLetter(event: KeyboardEvent): boolean {
    const letter = settings.choices.value.letterKeys ? letters[keyOf(event)] : undefined;
    if (!letter || event.repeat) return false;
    letter(event.shiftKey);
    return true;
  }

  function onTable(event: KeyboardEvent): void {
    if (isShortcut(event)) return;
    // Holding the key down must not deal the whole stock.
    const isHeldDown = event.repeat && keyOf(event) === 'Enter';
    if (isHeldDown || walk(piles, event) || handleLetter(event)) event.preventDefault();
  }

  effect(() => (session.held.value ? closeByEscape(() => session.putBack()) : undefined));
  layer.addEventListener('keydown', onTable);
  // A click leaves the focus on the button, where letters would have no meaning. Players do not notice this, so
  // letters go on working after a click. After Tab they do not: then the player knows where the focus is.
  let isPointing = false;
  document.addEventListener('pointerdown', () => {
    isPointing = true;
  });
  document.addEventListener('keydown', (event) => {
    // If nothing has the focus, keys are for the table.
    if (event.target === document.body || isInClosedDialog(event)) onTable(event);
    // While a dialog is open, keys are for it, even if nothing in it has the focus.
    if (isInDialog(event) || document.querySelector('dialog[open]')) return;
    if (['Tab', 'Enter', ' '].includes(keyOf(event))) isPointing = false;
    if (isPointing && isForNobody(event) && handleLetter(event)) event.preventDefault();
    handleUndoShortcut(session, event);
  });
}

function lettersOf(piles: PilesView, peek: (pile: PileName) => void, commands: Commands): Letters {
  const { session, hints, helpConsent, autoplay, openHelp } = commands;
  return {
    d: (shift) => (shift ? session.play({ kind: 'draw' }) : deal(commands)),
    a: () => autoplay.playSafe(),
    z: () => session.undo(),
    r: () => session.redo(),
    f: () =>
      sendHome(session, session.held.value ? makePlace(session.held.value) : piles.focused()),
    h: (shift) => (shift ? helpConsent.fairHint() : helpConsent.hint()),
    s: () => hints.step(),
    p: () => hints.playOrPause(),
    b: (shift) => commands.late.value?.mark(shift),
    w: () => helpConsent.status(),
    v: () => {
      const pile = piles.focused();
      if (pile) peek(pile);
    },
    '?': openHelp,
  };
}

/** Arrow keys move the focus. @returns whether it was one */
function walk(piles: PilesView, event: KeyboardEvent): boolean {
  const key = keyOf(event);
  if (!isArrow(key)) return false;
  const pile = piles.focused();
  piles.focus(pile ? neighbour(pile, key) : STOCK);
  return true;
}

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** Whether a plain key was pressed on a button and nothing has handled it yet. */
const isForNobody = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLButtonElement && !event.defaultPrevented && !isShortcut(event);

const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/** Whether the focus is in a dialog that was closed but not removed yet, and so is invisible. */
const isInClosedDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog:not([open])') !== null;

/** The usual keys for undo and redo, wherever the focus is. */
function handleUndoShortcut(session: Session, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = keyOf(event);
  if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
  else if (key === 'z') session.undo();
  else return;
  event.preventDefault();
}
