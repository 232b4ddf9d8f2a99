import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** The licences ask to go with every copy, and a host may have the site alone. */
const licences = (): Plugin => ({
  name: 'licences',
  generateBundle() {
    for (const file of ['LICENSE', 'NOTICE'])
      this.emitFile({ type: 'asset', fileName: `${file}.txt`, source: readFileSync(file) });
  },
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
  plugins: [licences(), cardsBesideScript(), packed()],
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
