/**
 * Builds 404.html, which Cloudflare Pages, GitHub Pages, Netlify and deploy/nginx.conf send in place
 * of a missing file. Without it Cloudflare sends the game's page, with success.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readAddress } from './address.ts';
import { PAGE_POLICY } from './headers.ts';

const CHARSET = '<meta charset="utf-8">';
const POLICY = `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * The page for a site at this address. A host shows it at any depth, so its links are absolute: in
 * a folder of a host they are right only if the build knows the address.
 */
export function notFoundPage(address: URL | undefined): string {
  const root = (address?.pathname ?? '/').replaceAll('&', '&amp;');
  return read('404.html')
    .replaceAll('="/', () => `="${root}`)
    .replace(CHARSET, () => `${CHARSET}\n    ${POLICY}`);
}

/** Adds the page and its styles to the site. */
export const notFound = (): Plugin => ({
  name: 'not-found',
  apply: 'build',
  generateBundle() {
    const page = notFoundPage(readAddress(process.env['BIGBEN_URL']));
    this.emitFile({ type: 'asset', fileName: '404.html', source: page });
    this.emitFile({ type: 'asset', fileName: '404.css', source: read('404.css') });
  },
});
