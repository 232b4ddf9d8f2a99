/**
 * Builds `first.js`, which shows the page's first look. It holds the words, and the addresses of
 * the scripts the page begins with.
 */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import type { FirstScripts } from '../src/ui/boot/firstLook.ts';
import { firstWords } from './firstWords.ts';

const ENTRY = fileURLToPath(new URL('../src/ui/boot/first.ts', import.meta.url));

/** Replaced in the script when the names of all other scripts are known. */
const SCRIPTS = 'FIRST_SCRIPTS';

/** Puts the script before all other scripts and styles, so that it notices their errors. */
export const firstLook = (): Plugin => ({
  name: 'first-look',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: './first.js' }, injectTo: 'head-prepend' },
  ],
  async generateBundle(_, bundle) {
    const script = await firstScript();
    const addresses = JSON.stringify(scriptsIn(bundle));
    if (!script.includes(SCRIPTS)) throw new Error('the first script asks for nothing');
    this.emitFile({
      type: 'asset',
      fileName: 'first.js',
      source: script.replace(SCRIPTS, () => addresses),
    });
  },
});

/** A classic script, so that it runs at once and before the first paint. */
async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { FIRST_WORDS: JSON.stringify(await firstWords()) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'first' },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** @throws if the build lacks one of the scripts */
function scriptsIn(bundle: Rolldown.OutputBundle): FirstScripts {
  const find = (path: string): string | undefined =>
    Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(path)),
    )?.fileName;
  const address = (path: string): string => {
    const name = find(path);
    if (name === undefined) throw new Error(`the build has no script for ${path}`);
    return `./${name}`;
  };
  const languages = Object.keys(LANGUAGES) as Language[];
  const each = (part: string, of = languages) =>
    Object.fromEntries(
      of.map((language) => [language, address(`/i18n/${language}/${part}.ts`)] as const),
    );
  return {
    lesson: address('/chrome/lessonPart.ts'),
    // English is part of the page's own script.
    table: each(
      'table',
      languages.filter((language) => language !== 'en'),
    ),
    lessonWords: each('lesson') as Record<Language, string>,
  };
}
