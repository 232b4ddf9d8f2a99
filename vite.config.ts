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

/** The cards are asked for by the script, which has to arrive first; this way they come beside it. */
const cardsBesideScript = (): Plugin => ({
  name: 'cards-beside-script',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && /[/\\]deck[/\\]/.test(file.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head' as const,
        })),
  },
});

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
    cardsBesideScript(),
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
