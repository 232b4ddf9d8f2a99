/** `npm run -s sentences [language] [another]`: prints all that the game says, with examples, in one language or two. */
import { ensureInstalled, fail, root } from './prepare.mjs';

ensureInstalled();
const { createServer } = await import('vite');
// It serves nothing: it loads the catalogues as they are written.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const { sentences } = await server.ssrLoadModule('/src/words/testing/sentences.ts');
  const text = await sentences(process.argv.slice(2));
  if (text === undefined)
    fail('name languages by their two letters, as in: npm run -s sentences de en');
  process.stdout.write(text);
} finally {
  await server.close();
}
