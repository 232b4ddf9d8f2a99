/** Everything that the tests read is built before them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILDS, root } from './prepare.mjs';

/**
 * @param {string} folder
 * @returns {string[]} its files, those of its folders too
 */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const ROOMS = ['src', 'deck', 'site', 'scripts', 'e2e', 'lab'];
const OF_TESTS = /\.test\.(ts|tsx|mjs)$|[\\/]testing[\\/]|^e2e[\\/]/;

/**
 * Of a library's own `dist` it is none.
 * @param {string} text
 */
const builtIn = (text) =>
  [...text.matchAll(/(?<!\w\/)\bdist\/(\w+)\b/g)].map(([, name]) => `dist/${name}`);

describe('what is built before the tests', () => {
  it.each(BUILDS)('$config makes $makes', ({ config, makes }) => {
    const [, folder] = /outDir: '([^']+)'/.exec(readFileSync(join(root, config), 'utf8')) ?? [];
    expect(dirname(makes)).toBe(folder);
    expect(existsSync(join(root, makes))).toBe(true);
  });

  it('is everything that tests read from dist', () => {
    const read = ROOMS.flatMap(filesIn)
      .filter((path) => OF_TESTS.test(path) && !path.endsWith('prepare.test.mjs'))
      .flatMap((path) => builtIn(readFileSync(join(root, path), 'utf8')));
    const built = BUILDS.map(({ makes }) => dirname(makes));
    expect(read).not.toEqual([]);
    expect([...new Set(read)].filter((folder) => !built.includes(folder))).toEqual([]);
  });
});
