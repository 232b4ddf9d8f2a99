/**
 * `npx tsx scripts/lock.ts`: fails if the lock file has an entry that npm could not check: one without the hash of what is to be
 * installed. npm leaves it out, and says nothing, where a registry lacks the package of another system.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './prepare.mjs';

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  /** To a folder of this project. */
  readonly link?: boolean;
}

/** SHA-512 in base64. */
const HASH = /^sha512-[\w+/]{86}==$/;
const REGISTRY = 'https://registry.npmjs.org/';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
// The others are the project itself and its laboratory.
const libraries = Object.entries(packages).filter(
  ([name, { link }]) => /(^|\/)node_modules\//.test(name) && !link,
);
const wrong = libraries.filter(
  ([, { integrity = '', resolved = REGISTRY }]) =>
    !HASH.test(integrity) || !resolved.startsWith(REGISTRY),
);
for (const [name] of wrong) process.stderr.write(`${name}\n`);
if (wrong.length > 0) fail('package-lock.json has no hash for these, or another place than npm');
