/** The libraries that the build bundles, with their licences, for the notice beside the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Licences that allow the game to be passed on; a library under another one fails the build. */
const ALLOWED = ['MIT', 'ISC', 'OFL-1.1'];

const NOTICE = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8');

/** Licence texts by the name of the library. */
const licences = new Map<string, string>();

/** Notes every library of which a module is bundled, in the page or in its workers. */
export const noteLibraries = (): Plugin => ({
  name: 'libraries',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    for (const id of modules) {
      const [folder, name] = /^.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id) ?? [];
      if (folder && name && !licences.has(name)) licences.set(name, licenceIn(folder, name));
    }
  },
});

/** @throws if the licence is not allowed, or there is no text of it to pass on */
function licenceIn(folder: string, name: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!ALLOWED.includes(license))
    throw new Error(`${name} is under ${license}, which is not allowed`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file)
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  // Some packages come without the text: then NOTICE itself has to have it.
  if (!NOTICE.includes(name)) throw new Error(`NOTICE lacks the licence of ${name}`);
  return '';
}

/** The notice of the project, and the licences of all libraries noted so far, by their names. */
export function noticeText(): string {
  const texts = [...licences].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return [NOTICE, ...texts.filter(Boolean)].join(`\n${'-'.repeat(60)}\n\n`);
}
