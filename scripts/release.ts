/**
 * `npm run release`: makes the files of a release in the folder `release`, and lists what would be published. It
 * publishes nothing itself. With `--to-publish` it also refuses a release that can be tried but not published, and with
 * `--check` it makes no files. docs/releasing.md has the steps.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFiles, zip } from '../site/zip.ts';
import { fail, root, run } from './prepare.mjs';
import {
  type Addresses,
  type Bill,
  changelogSection,
  checksums,
  citationFault,
  missingAddresses,
  partialRows,
  type RowsManifest,
  shippedBill,
  table,
} from './releaseFiles.ts';

const FOLDER = 'release';
const SITE = join(root, 'dist/site');
const DATA = 'data/rows';

const { values: options } = parseArgs({
  options: { 'to-publish': { type: 'boolean' }, check: { type: 'boolean' } },
});

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

interface Manifest extends Addresses {
  readonly name: string;
  readonly version: string;
}
const manifest = JSON.parse(read('package.json')) as Manifest;
const { name, version } = manifest;

/** @returns the CHANGELOG's section of this version */
function checkTree(): string {
  if (git('status', '--porcelain') !== '')
    fail('the working tree has changes that are not committed; a release is made of a commit');
  const changelog = read('CHANGELOG.md');
  const notes = changelogSection(changelog, version);
  if (!notes) fail(`CHANGELOG.md has no section "## ${version}" that says anything`);
  const fault = citationFault(read('CITATION.cff'), changelog, version);
  if (fault) fail(`CITATION.cff ${fault}`);
  return notes;
}

function checkPublishable() {
  const missing = missingAddresses(manifest);
  if (missing.length > 0)
    fail(`package.json has no address yet as ${missing.join(', ')}; see docs/releasing.md`);
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`))
    fail(`this commit does not have the tag v${version}`);
}

function bill(): string {
  // The laboratory is not shipped.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--workspaces=false'];
  const whole = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  const time = new Date(git('log', '-1', '--format=%cI')).toISOString();
  const notices = read('dist/site/NOTICE.txt') + read('dist/cli/NOTICE.txt');
  const shipped = shippedBill(JSON.parse(whole) as Bill, notices, name, time);
  return `${JSON.stringify(shipped, undefined, 2)}\n`;
}

/** The files of `npm run -w lab data` for this version; it takes an hour, so a trial goes without. */
function dataFiles(): (readonly [string, Uint8Array])[] {
  const made = existsSync(join(root, DATA)) ? readdirSync(join(root, DATA)) : [];
  const own = made.filter((file) => file.startsWith(`${name}-${version}-`));
  if (own.length > 0) {
    const described: RowsManifest = JSON.parse(read(`${DATA}/${name}-${version}-data.json`));
    const partial = partialRows(described);
    if (partial) fail(`${DATA} ${partial}: npm run -w lab data makes all`);
    return own.map((file) => [file, readFileSync(join(root, DATA, file))]);
  }
  if (options['to-publish']) fail('there are no rows of studies to publish: npm run -w lab data');
  process.stdout.write('without the rows of the studies, which npm run -w lab data makes\n');
  return [];
}

const notes = checkTree();
if (options['to-publish'] || options.check) checkPublishable();
if (!options.check) {
  const rows = dataFiles();
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // The files name no host, since they lie on many, and every build of them is the same.
  const { BIGBEN_URL: _, NODE_ENV: __, ...env } = process.env;
  if (run('npm', ['pack', '--loglevel=error', '--pack-destination', FOLDER], { env }) !== 0)
    fail('npm pack failed; see above');
  const tarball = `${name}-${version}.tgz`;
  const files: Record<string, Uint8Array> = {
    [tarball]: readFileSync(join(folder, tarball)),
    [`${name}-${version}-site.zip`]: zip(siteFiles(SITE)),
    [`${name}-${version}.cdx.json`]: Buffer.from(bill()),
  };
  for (const [file, bytes] of rows) files[file] = bytes;
  files['SHA256SUMS'] = Buffer.from(checksums(files));
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
  writeFileSync(join(folder, 'notes.md'), `${notes}\n`);

  const sizes = Object.entries(files).map(([file, bytes]) => [`${FOLDER}/${file}`, bytes.length]);
  process.stdout.write(table(Object.fromEntries(sizes)));
  process.stdout.write(
    [
      '',
      'Nothing has been published. The workflow of the release would now run:',
      `  npm publish ./${FOLDER}/${tarball} --provenance --access public`,
      `  gh release create v${version} --verify-tag --notes-file ${FOLDER}/notes.md …`,
      '',
    ].join('\n'),
  );
}
