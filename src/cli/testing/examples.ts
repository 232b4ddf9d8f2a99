/** The examples of the help, for the tests that run them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES } from '../english/examples.ts';
import { bigben, type ProgramOutcome } from './harness.ts';

/** They can be run from top to bottom in one folder. */
export const RUNNABLE = Object.values(EXAMPLES)
  .flat()
  .filter(({ special }) => !special);

/** Runs an example as a shell would, of which it uses quotes, pipes and files; these are in a folder. */
export async function runExample(line: string, folder: string): Promise<ProgramOutcome> {
  const [pipe = '', file] = line.split(' > ');
  let before: ProgramOutcome = { status: 0, out: '', err: '' };
  for (const command of pipe.split(' | ')) {
    const { status, out, err } = await bigben(wordsOf(command, folder), { input: before.out });
    before = { status: before.status || status, out, err: before.err + err };
  }
  if (!file) return before;
  writeFileSync(join(folder, file), before.out);
  return { ...before, out: '' };
}

/** The words after the program's name. */
function wordsOf(command: string, folder: string): string[] {
  const [name, ...words] = command.match(/'[^']*'|[^\s']+/g) ?? [];
  if (name !== 'bigben') throw new Error(`cannot run ${command}`);
  return words.map((word) =>
    /^(\w+\.(json|txt)|results)$/.test(word) ? join(folder, word) : word.replaceAll("'", ''),
  );
}
