/**
 * `npm run -w lab documents`, after a build: what the documents say, as far as a program can check
 * it. Links, headings, scripts, commands and options exist; commands after `$ ` print what is shown
 * below them (times aside); limits and checks are those of their configuration.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBuilt, fail, root } from '../../scripts/prepare.mjs';
import { COMMANDS } from '../../src/cli/program.ts';
import { complaints, type Documents } from './claims.ts';
import { readDocument } from './markdown.ts';

process.chdir(root);

const read = (file: string): string => readFileSync(file, 'utf8');
const scriptsOf = (file: string): Set<string> =>
  new Set(Object.keys(JSON.parse(read(file)).scripts));

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

function pathsOf(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) paths.add(folder);
  return paths;
}

/** Attempts and old releases speak of what was there then. */
const isOfToday = (file: string): boolean =>
  !file.startsWith('docs/lab/') && file !== 'CHANGELOG.md';

/** The commands after `$ ` that print something else than what is shown. */
function wrongSamples(documents: Documents): string[] {
  const bigben = 'bigben() { node dist/cli/bigben.js "$@"; }';
  const withoutTimes = (text: string): string => text.replace(/\d+ ms/g, '… ms');
  return [...documents].flatMap(([name, { samples }]) =>
    samples.flatMap(({ text, line, output }) => {
      const { stdout } = spawnSync('bash', ['-c', `${bigben}\nexec 2>&1\n${text}`], {
        encoding: 'utf8',
      });
      if (withoutTimes(stdout) === withoutTimes(output)) return [];
      return `${name}:${line}: ${text} prints\n${stdout}`;
    }),
  );
}

/** The limits of docs/performance.md that are not those of the check. */
function wrongLimits(): string[] {
  const limits = JSON.parse(read('lab/config/size.json')) as { name: string; limit: string }[];
  const rows = [...read('docs/performance.md').matchAll(/^\| (.*?) +\| +([\d.]+ kB) \|$/gm)];
  const said = new Map(rows.map(([, name = '', limit = '']) => [name, limit]));
  const missing = limits.filter(({ name, limit }) => said.get(name) !== limit);
  return [
    ...missing.map(({ name, limit }) => `docs/performance.md: the limit of "${name}" is ${limit}`),
    ...(said.size > limits.length ? ['docs/performance.md: a limit that nothing checks'] : []),
  ];
}

/** The checks that CONTRIBUTING.md does not list. */
function missingChecks(): string[] {
  const listed = read('CONTRIBUTING.md');
  return [...read('.ci/checks').matchAll(/^(?:npm run -s|npx tsx) (.*)$/gm)]
    .map(([, call = '']) => call)
    .filter((call) => !listed.includes(call))
    .map((call) => `CONTRIBUTING.md: the check ${call} is missing`);
}

ensureBuilt();
const all = tracked
  .filter((file) => file.endsWith('.md'))
  .map((name) => [name, readDocument(read(name))] as const);
const documents = new Map(all.filter(([name]) => isOfToday(name)));
const known = {
  paths: pathsOf(tracked),
  anchors: new Map(all.map(([name, { anchors }]) => [name, anchors])),
  scripts: { root: scriptsOf('package.json'), lab: scriptsOf('lab/package.json') },
  commands: new Map(
    COMMANDS.map(({ name, options }) => [
      name,
      new Set(options.flatMap(({ long, short }) => [long, short].filter((one) => one != null))),
    ]),
  ),
};
const wrong = [
  ...complaints(documents, known),
  ...wrongSamples(documents),
  ...wrongLimits(),
  ...missingChecks(),
];
if (wrong.length > 0) fail(`documents:\n${wrong.join('\n')}`);
const count = (part: 'links' | 'samples'): number =>
  [...documents.values()].reduce((sum, document) => sum + document[part].length, 0);
process.stdout.write(
  `${documents.size} documents: ${count('links')} links and ${count('samples')} samples are right\n`,
);
