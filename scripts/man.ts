/** `npm run man`: writes the man page, dist/cli/bigben.1, as the build does. `man -l dist/cli/bigben.1` shows it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manPageOf } from '../src/cli/program.ts';
import { root } from './prepare.mjs';

const {
  version,
  man: [man],
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
mkdirSync(dirname(join(root, man)), { recursive: true });
writeFileSync(join(root, man), manPageOf(version));
process.stdout.write(`${man}\n`);
