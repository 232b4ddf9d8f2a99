/** What happy-dom lacks of a browser and the page counts on, and how a page is left. */
import { configure } from '@testing-library/dom';
import { options } from 'preact';

Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
Element.prototype.setPointerCapture = () => {};
// Without a picture's bytes nothing can be decoded; the page takes the cards as they are.
HTMLImageElement.prototype.decode = () => Promise.resolve();

Object.defineProperty(HTMLElement.prototype, 'spellcheck', {
  get(this: HTMLElement) {
    return this.getAttribute('spellcheck') !== 'false';
  },
  set(this: HTMLElement, value: boolean) {
    this.setAttribute('spellcheck', String(value));
  },
});

// Where nobody asks for the end of an animation, a browser does not mind that it is cancelled.
const { animate } = Element.prototype;
Element.prototype.animate = function (...details) {
  const animation = animate.apply(this, details);
  animation.finished.catch(() => {});
  return animation;
};

// What has the focus by a pointer shows no ring in a browser.
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

/** Sound that nobody hears: whatever it is made of can be connected, set and started; as a number it is 0. */
const silence: object = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : silence),
  set: () => true,
  apply: () => silence,
  construct: () => silence,
});
Object.assign(globalThis, { AudioContext: silence });

// What a browser does by itself with Esc in a dialog, unless that is prevented, wherever the key was heard.
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

// What a browser does with the focus when a dialog opens and closes.
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
  // The whole page as HTML helps nobody, and takes a second to write.
  getElementError: (message) => new Error(message ?? 'not found'),
  // What takes a moment here takes many on a busy machine.
  asyncUtilTimeout: 15_000,
});

// Preact waits for a frame by a timer, which would end with the page, and all its effects for ever.
options.requestAnimationFrame = setImmediate;

/** What a page has left behind it, so that nothing of it is heard in the next one. */
const ends: (() => void)[] = [];

for (const target of [window, document]) {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...[type, listener, options]: [string, never, never]) => {
    ends.push(() => removeEventListener.call(target, type, listener, options));
    addEventListener.call(target, type, listener, options);
  };
}

// Preact's effects come by no timer of the page: if one were ended with it, none would come in the next.
options.requestAnimationFrame = (act) => void setImmediate(act);

const { setTimeout: startTimer } = globalThis;
globalThis.setTimeout = ((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args);
  ends.push(() => clearTimeout(timer));
  return timer;
}) as typeof startTimer;

/** Called when the page is closed, the newest first. */
export const endAfterwards = (end: () => void): void => void ends.push(end);

/** Leaves the page: nothing of it is heard or seen any more. */
export function closePage(): void {
  for (const end of ends.splice(0).reverse()) end();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
}

/** What modules began when they were loaded stays: they are loaded once for all tests. */
export function keepWhatIsLoaded(): void {
  ends.length = 0;
}
