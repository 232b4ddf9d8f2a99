/** What documents say that a program can check without running it. */
import { dirname, join, normalize } from 'node:path';
import type { Document, Place } from './markdown.ts';

/** What there is to be named. */
export interface Known {
  /** Paths of the project's files and folders, from its root. */
  readonly paths: ReadonlySet<string>;
  /** What links to each document can have after `#`. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The scripts of npm, of the project and of the laboratory. */
  readonly scripts: { readonly root: ReadonlySet<string>; readonly lab: ReadonlySet<string> };
  /** The commands of the program, each with its options. */
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
}

export type Documents = ReadonlyMap<string, Document>;

/** One line for each link, script, command and option that does not exist. */
export const complaints = (documents: Documents, known: Known): string[] =>
  [...documents].flatMap(([name, { links, code }]) => {
    const check = (places: readonly Place[], fault: (text: string) => string | undefined) =>
      places.flatMap(({ text, line }) => {
        const said = fault(text);
        return said === undefined ? [] : `${name}:${line}: ${said}`;
      });
    return [
      ...check(links, (target) => faultOfLink(name, target, known)),
      ...check(code, (text) => faultOfScript(text, known)),
      ...check(code, (text) => faultOfCommand(text, known)),
    ];
  });

function faultOfLink(from: string, target: string, { paths, anchors }: Known): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path)).replace(/\/$/, '');
  if (!paths.has(file)) return `there is no ${file}`;
  if (anchor === undefined || anchors.get(file)?.has(anchor)) return undefined;
  return `${file} has no heading #${anchor}`;
}

function faultOfScript(text: string, { scripts }: Known): string | undefined {
  for (const [, lab, script = ''] of text.matchAll(
    /\bnpm run(?: -s)?( -w lab)?(?: -s)? (\w[\w:-]*)/g,
  ))
    if (script !== 'NAME' && !(lab ? scripts.lab : scripts.root).has(script))
      return `there is no script ${script} in ${lab ? 'lab/' : ''}package.json`;
  return undefined;
}

function faultOfCommand(text: string, { commands }: Known): string | undefined {
  for (const [, call = ''] of text.matchAll(/(?:^|[|&] |npm run -s )bigben (?:-- )?([^|&>;]+)/g)) {
    const [command = '', ...words] = call.trim().split(/\s+/);
    if (/^(-|help$|…)/.test(command)) continue;
    const options = commands.get(command);
    if (!options) return `bigben has no command ${command}`;
    for (const word of words) {
      const option = /^\[?(--?[a-z-]+)/.exec(word)?.[1];
      if (option !== undefined && option !== '--help' && !options.has(option))
        return `bigben ${command} has no option ${option}`;
    }
  }
  return undefined;
}
