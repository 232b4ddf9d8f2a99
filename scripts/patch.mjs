/**
 * After an installation of the checkout: applies the patches of patches/, if the tool for it is installed. The laboratory's
 * package.json calls it, since a script in the published one would be an install script of the user's.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runLibrary } from './prepare.mjs';

const TOOL = 'patch-package/index.js';

if (existsSync(join(root, 'node_modules', TOOL))) process.exitCode = runLibrary(TOOL, []);
