import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { addressTags, readAddress } from './site/address.ts';
import { firstLook } from './site/firstLook.ts';
import { PAGE_POLICY } from './site/headers.ts';
import { noteLibraries, noticeText } from './site/libraries.ts';
import { notFound } from './site/notFound.ts';
import { offline } from './site/offline.ts';

/** Other files of the site, by their names there. */
const COPIES = {
  // The licences ask to go with every copy, and a host can have the site alone.
  'LICENSE.txt': 'LICENSE',
  // Shown before the game is installed: see public/manifest.webmanifest.
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

const CHARSET = '<meta charset="utf-8">';

/**
 * Asks for what the page begins with at the very top: Chromium reads ahead of a script that it waits for, but not past a
 * policy in the page.
 */
const askAtOnce = (): Plugin => ({
  name: 'ask-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
      const page = Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/boot/page.tsx'))
        .map(({ fileName }) => `./${fileName}`);
      const links = [
        ...addresses(/<link rel="stylesheet" crossorigin href="([^"]+)/g).map(
          (href) => `<link rel="preload" as="style" crossorigin href="${href}">`,
        ),
        ...[...addresses(/<script type="module" crossorigin src="([^"]+)/g), ...page].map(
          (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
        ),
      ];
      // A browser looks for the character set in the first 1024 bytes only.
      const top = [CHARSET, ...links].map((tag) => `\n    ${tag}`).join('');
      return html.replace(CHARSET, '').replace('<head>', `<head>${top}`);
    },
  },
});

/** A compressed copy beside each text file, for servers that send what they find. */
const packed = (): Plugin => ({
  name: 'packed',
  // Other plugins change files until they are written; those of `public` have been copied before.
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
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
    notFound(),
    firstLook(),
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
      },
      output: {
        // A service worker answers for its own folder only, and its name must stay.
        entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // A worker that loads a part of itself later has to be a module.
  worker: { format: 'es', plugins: () => [noteLibraries()] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
