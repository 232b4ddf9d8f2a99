/** The page's tags about its own address, for search engines and link previews. */
import type { HtmlTagDescriptor } from 'vite';

/** The picture shown with a link to the page: the table (see `COPIES` in the build). */
const PICTURE = { name: 'screenshot-wide.png', width: 1280, height: 800 };

/**
 * The address of the folder where the site will be served, from `BIGBEN_URL`; nothing if that is
 * not set.
 * @throws if it is not the address of a folder
 */
export function readAddress(text = ''): URL | undefined {
  if (text === '') return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const { protocol = '', search = '', hash = '' } = address ?? {};
  if (!address || !/^https?:$/.test(protocol) || search !== '' || hash !== '')
    throw new Error(`BIGBEN_URL has to be an address such as https://games.example/, not ${text}`);
  // Without it the last folder would be taken for a file.
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address;
}

/**
 * All tags that need an absolute address: https://ogp.me/ asks for one, as does a canonical link.
 */
export function addressTags(address: URL | undefined): HtmlTagDescriptor[] {
  if (!address) return [];
  const properties = {
    'og:url': address.href,
    'og:image': new URL(PICTURE.name, address).href,
    'og:image:width': `${PICTURE.width}`,
    'og:image:height': `${PICTURE.height}`,
    'og:image:alt': 'Twelve piles of cards form a clock; twelve fans of cards lie round it.',
  };
  return [
    { tag: 'link', attrs: { rel: 'canonical', href: address.href } },
    ...Object.entries(properties).map(([property, content]) => ({
      tag: 'meta',
      attrs: { property, content },
    })),
    // Show the picture large instead of small.
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
  ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
}
