/** Browser features that the page needs and happy-dom lacks, and how to close a page. */
import { configure } from '@testing-library/dom';
import { options } from 'preact';

Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
Element.prototype.setPointerCapture = () => {};
// There are no image bytes to decode: report every picture as ready.
HTMLImageElement.prototype.decode = () => Promise.resolve();

Object.defineProperty(HTMLElement.prototype, 'spellcheck', {
  get(this: HTMLElement) {
    return this.getAttribute('spellcheck') !== 'false';
  },
  set(this: HTMLElement, value: boolean) {
    this.setAttribute('spellcheck', String(value));
  },
});

// In a browser a cancelled animation that nobody awaits is no unhandled rejection.
const { animate } = Element.prototype;
Element.prototype.animate = function (...details) {
  const animation = animate.apply(this, details);
  animation.finished.catch(() => {});
  return animation;
};

// A browser does not match `:focus-visible` after a pointer input.
let isPointing = false;
window.addEventListener(
  'pointerdown',
  () => {
    isPointing = true;
  },
  true,
);
window.addEventListener(
  'keydown',
  () => {
    isPointing = false;
  },
  true,
);
const { matches } = Element.prototype;
Element.prototype.matches = function (this: Element, selector: string): boolean {
  return !(isPointing && selector === ':focus-visible') && matches.call(this, selector);
} as typeof matches;

/**
 * A silent stand-in for all of Web Audio: any property, call or constructor works; as a number it
 * is 0.
 */
const silence: object = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : silence),
  set: () => true,
  apply: () => silence,
  construct: () => silence,
});
Object.assign(globalThis, { AudioContext: silence });

// A browser closes a modal dialog on Esc unless the event's default is prevented.
window.addEventListener(
  'keydown',
  (event) => {
    const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (event.key !== 'Escape' || !dialog) return;
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    });
  },
  true,
);

// A browser moves the focus into a dialog that opens, and back when it closes.
const FOCUSABLE = 'button, input, select, summary, a[href]';
const openers = new WeakMap<HTMLDialogElement, Element | null>();
const { showModal, close } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  showModal.call(this);
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector(FOCUSABLE);
  if (first instanceof HTMLElement) first.focus();
};
HTMLDialogElement.prototype.close = function () {
  const opener = this.open && openers.get(this);
  close.call(this);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
};

configure({
  // Printing the whole page as HTML does not help, and takes a second.
  getElementError: (message) => new Error(message ?? 'not found'),
  // A busy machine is many times slower.
  asyncUtilTimeout: 15_000,
});

/** Cleans up after a page, so that its listeners and timers do not affect the next one. */
const ends: (() => void)[] = [];

for (const target of [window, document]) {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...[type, listener, options]: [string, never, never]) => {
    ends.push(() => removeEventListener.call(target, type, listener, options));
    addEventListener.call(target, type, listener, options);
  };
}

// Preact must not use the page's timers: if one is cleared with a page, no effect runs in the next.
options.requestAnimationFrame = (act) => void setImmediate(act);

const { setTimeout: startTimer } = globalThis;
globalThis.setTimeout = ((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args);
  ends.push(() => clearTimeout(timer));
  return timer;
}) as typeof startTimer;

/** Registers a function to call when the page is closed. The newest is called first. */
export const endAfterwards = (end: () => void): void => void ends.push(end);

/** Closes the page: removes its listeners, timers and elements. */
export function closePage(): void {
  for (const end of ends.splice(0).reverse()) end();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
}

/**
 * Keeps the listeners and timers that modules set up when they load: they load once for all tests.
 */
export function keepWhatIsLoaded(): void {
  ends.length = 0;
}
