/** `npm run -s bigben -- …`: the command line in the checkout, built if it has changed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { endWithNpm } from './withNpm.mjs';

ensureInstalled();
ensureBuilt();
endWithNpm();
await import(pathToFileURL(join(root, 'dist/cli/bigben.js')).href);
