/**
 * Page translators wrap each text in their own elements, so the text node that Preact would update
 * is gone. Once anything has been translated, an element whose words change is recreated.
 */
import { type ComponentChildren, options } from 'preact';

let isTranslated = false;

/** The text directly inside an element. */
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
 * Detects a page translator by its `font` elements, which the page itself never uses.
 *
 * @returns a function that stops watching
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
