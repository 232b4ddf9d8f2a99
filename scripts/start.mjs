/** `npm start`: installs, builds and serves the game. Options are those of `bigben play`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { endWithNpm } from './withNpm.mjs';

ensureInstalled();
ensureBuilt();
endWithNpm();
process.argv.splice(2, 0, 'play');
await import(pathToFileURL(join(root, 'dist/cli/bigben.js')).href);
