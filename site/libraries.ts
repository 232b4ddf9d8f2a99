/** The libraries that the build bundles, with their licences, for the notice beside the site. */
import { readFileSync } from 'node:fs';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';

/** Licences that let the game be given on; a library under another one fails the build. */
const ALLOWED = '(MIT OR ISC OR OFL-1.1)';

const NOTICE = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8');

const found = new Map<string, string>();

const withLicence = ({ name, version, license: kind, licenseText }: Dependency): string =>
  `${name} ${version} (${kind})\n\n${(licenseText ?? '').trim()}\n`;

/**
 * Notes every library of which something is bundled; for the page and for its workers. It is typed for
 * Rollup, whose hooks Vite's bundler has too.
 */
export const noteLibraries = (): Plugin =>
  license({
    thirdParty: {
      allow: { test: ALLOWED, failOnUnlicensed: true, failOnViolation: true },
      output: (dependencies) => {
        for (const each of dependencies) {
          const name = each.name ?? '';
          if (each.licenseText) found.set(name, withLicence(each));
          // Some packages come without their licence: then NOTICE itself has to have it.
          else if (!NOTICE.includes(name)) throw new Error(`NOTICE lacks the licence of ${name}`);
        }
      },
    },
  }) as unknown as Plugin;

/** The notice of the project, and the licences of all libraries noted so far, by their names. */
export const noticeText = (): string => [NOTICE, ...licences()].join(`\n${'-'.repeat(60)}\n\n`);

const licences = (): string[] =>
  [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
