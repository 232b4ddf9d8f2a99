import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { addressTags, readAddress } from './site/address.ts';
import { PAGE_POLICY } from './site/headers.ts';
import { noteLibraries, noticeText } from './site/libraries.ts';
import { offline } from './site/offline.ts';

/** Other files of the site, by their names there. */
const COPIES = {
  // The licences ask to go with every copy, and a host may have the site alone.
  'LICENSE.txt': 'LICENSE',
  // For whoever thinks about installing the game: see public/manifest.webmanifest.
  'screenshot-wide.png': 'docs/table.png',
  'screenshot-narrow.png': 'docs/phone.png',
};

const copies = (): Plugin => ({
  name: 'copies',
  generateBundle() {
    for (const [fileName, file] of Object.entries(COPIES))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: noticeText() });
  },
});

/** For hosts that send no headers. Not while developing: Vite writes styles into the page then. */
const policyInPage = (): Plugin => ({
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** Only where the address is known, from `BIGBEN_URL`. */
const address = (): Plugin => ({
  name: 'address',
  apply: 'build',
  transformIndexHtml: () => addressTags(readAddress(process.env['BIGBEN_URL'])),
});

/** Comes before all other scripts and styles, and so hears their errors. */
const retry = (): Plugin => ({
  name: 'retry',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: './retry.js' }, injectTo: 'head-prepend' },
  ],
});

const CHARSET = '<meta charset="utf-8">';

/**
 * Asks for what the page begins with at the very top: Chromium reads ahead of a script that it waits for, but not past a
 * policy in the page. The cards, which only the script asks for, come beside it this way.
 */
const askAtOnce = (): Plugin => ({
  name: 'ask-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
      const cards = Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.moduleIds.every(isOfDeck))
        .map(({ fileName }) => `./${fileName}`);
      const links = [
        ...addresses(/<link rel="stylesheet" crossorigin href="([^"]+)/g).map(
          (href) => `<link rel="preload" as="style" crossorigin href="${href}">`,
        ),
        ...[...addresses(/<script type="module" crossorigin src="([^"]+)/g), ...cards].map(
          (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
        ),
      ];
      // A browser looks for the character set in the first 1024 bytes only.
      const top = [CHARSET, ...links].map((tag) => `\n    ${tag}`).join('');
      return html.replace(CHARSET, '').replace('<head>', `<head>${top}`);
    },
  },
});

const isOfDeck = (path: string): boolean => /[/\\]deck[/\\]/.test(path);

/** Beside each text a packed one, for servers that send what they find. */
const packed = (): Plugin => ({
  name: 'packed',
  // Only what is written is whole: others change it until then.
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(js|css|html|svg)$/.test(name)) continue;
      writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name))));
    }
  },
});

/** The site: static files that work from any folder of any host. */
export default defineConfig({
  base: './',
  plugins: [
    noteLibraries(),
    copies(),
    retry(),
    policyInPage(),
    address(),
    askAtOnce(),
    offline(),
    packed(),
  ],
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: 'index.html',
        sw: 'src/offline/serviceWorker.ts',
        retry: 'src/ui/boot/retry.ts',
      },
      output: {
        // A service worker answers for its own folder only, and its name must stay. A browser may
        // keep what lies in assets for ever, which must not happen to a wrong answer for the retry.
        entryFileNames: ({ name }) =>
          name === 'sw' || name === 'retry' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  // A worker that loads a part of itself later has to be a module.
  worker: { format: 'es', plugins: () => [noteLibraries()] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
