/**
 * Translators of pages put each text into elements of their own, and the text that Preact would change is gone. From the
 * first translated text on, an element that holds words is made anew with them.
 */
import { type ComponentChildren, options } from 'preact';

let isTranslated = false;

/** The words that an element holds itself. */
const wordsIn = (children: ComponentChildren): string =>
  [children]
    .flat(Number.POSITIVE_INFINITY)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join(' ');

const { vnode: next } = options;
options.vnode = (vnode) => {
  if (isTranslated && typeof vnode.type === 'string') {
    const words = wordsIn(vnode.props.children);
    if (words) vnode.key = `${vnode.key ?? ''} ${words}`;
  }
  next?.(vnode);
};

/**
 * Watches whether a translator is at work. Elements like its `font` are nowhere else on the page.
 *
 * @returns ends it
 */
export function watchTranslator(): () => void {
  const observer = new MutationObserver(() => look());
  const look = (): void => {
    isTranslated = document.querySelector('font') !== null;
    if (isTranslated) observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
