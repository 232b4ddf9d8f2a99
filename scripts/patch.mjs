/** After an installation: applies what lies in patches/, where the tool for it is installed too. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runLibrary } from './prepare.mjs';

const TOOL = 'patch-package/index.js';

if (existsSync(join(root, 'node_modules', TOOL))) process.exitCode = runLibrary(TOOL, []);
