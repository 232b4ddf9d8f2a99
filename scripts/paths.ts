/**
 * `npx tsx scripts/paths.ts`: fails where a comment or a paper names a file of this project that does not exist. A name can leave
 * out the folders before it. Attempts (docs/lab), old decisions and the CHANGELOG speak of what was there then.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const HISTORY = /^(docs\/lab\/|CHANGELOG\.md$|package-lock\.json$)/;
const READ = /\.(md|ts|tsx|mts|js|mjs|css|html|json|sh)$|^\.ci\/run$/;
const NAME =
  /(?<![\w@./\-*<>{}])((?:\.\.?\/)*(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|spec\.ts|html|md))(?![\w/-])/g;
/** Files that a build, a browser or a reader has, not this project; and examples. */
const ELSEWHERE =
  /^(node_modules\/.*|xx\.test\.ts|old\.js|index\.html|solver\.js|.*\.d\.ts|vite-env|.*\.config\.ts)$/;

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const names = new Map<string, string[]>();
for (const file of tracked) {
  const known = names.get(basename(file)) ?? [];
  known.push(`/${file}`);
  names.set(basename(file), known);
}

/** The comments of a program; all of anything else. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (/\.(md|html|json)$/.test(file)) return text;
  return (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^\s*#.*$/gm) ?? []).join('\n');
}

const exists = (name: string): boolean => {
  const bare = name.replace(/^(\.\.?\/)+/, '');
  return (names.get(basename(bare)) ?? []).some((path) => path.endsWith(`/${bare}`));
};

const missing: string[] = [];
for (const file of tracked) {
  if (HISTORY.test(file) || !READ.test(file)) continue;
  for (const [, name = ''] of textOf(file).matchAll(NAME))
    if (!ELSEWHERE.test(name) && !exists(name)) missing.push(`${file}: ${name}`);
}
for (const line of new Set(missing)) process.stdout.write(`${line}\n`);
if (missing.length > 0) {
  process.stderr.write('These files are named, but there are none.\n');
  process.exitCode = 1;
}
