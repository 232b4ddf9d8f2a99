/**
 * `npm run -w lab package`, after a build and `scripts/api.ts`: packs the package, installs it in
 * an empty folder by the newest npm, which must not warn, and tests it like a user: the samples of
 * all documents, run by Node and compiled by two versions of TypeScript, the program, and the checks
 * of publint and "are the types wrong".
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fail, root } from '../../scripts/prepare.mjs';

/** The output of each sample in a document, in their order. */
const PRINTED: Readonly<Record<string, readonly RegExp[]>> = {
  'README.md': [
    /^(t\d+-[tf]\d+ )+(refill|draw)\n1 move made\n$/,
    /^winnable won\n$/,
    /^\S+ 0\.\d\d\n$/,
    /winnable: (9\d\d|1000)/,
  ],
};

/** Ours, and the last one before version 6, which takes other settings for granted. */
const COMPILERS = [
  [process.execPath, join(root, 'node_modules/typescript/bin/tsc')],
  ['npx', '--yes', '--package', 'typescript@5.9.3', 'tsc'],
] as const;

/** Plain, so that the package's types are checked too: for Node, and for Vite and other bundlers. */
const PLAIN = [
  ['--strict', '--target', 'es2022', '--module', 'nodenext'],
  ['--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
];

/** As a program for Node sets them, once `@types/node` is there. */
const FOR_NODE = [
  ...['--strict', '--noUncheckedIndexedAccess', '--target', 'es2022', '--module', 'nodenext'],
  ...['--lib', 'es2023', '--types', 'node'],
];

/** The limit for what a page loads at most for one import: bundled, minified and gzipped, in kB. */
const BUNDLED = {
  "export { dealGame, legalMoves, playMove } from 'bigben/rules';": 5.5,
  "export { solve } from 'bigben/solver';": 28,
  "export { evaluate } from 'bigben/fair';": 166,
};

/** As in .ci/checks: the newest npm does not run on the oldest Node. */
const NEWEST_NODE = 'node@26.10.0';

const folder = mkdtempSync(join(tmpdir(), 'bigben-package-'));
const run = (program: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return fail(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
};

interface Sample {
  /** Its document, and its place in it, counted from 1. */
  readonly name: string;
  readonly code: string;
  readonly printed: RegExp;
}

/** The samples of a document; it fails if their outputs are not in `PRINTED`. */
function samplesIn(document: string): Sample[] {
  const text = readFileSync(join(root, document), 'utf8');
  const codes = [
    ...text.matchAll(/^ *```(?:[cm]?[jt]sx?|javascript|typescript)\n(.*?)^ *```$/gms),
  ].map(([, code = '']) => code);
  const outputs = PRINTED[document] ?? [];
  if (codes.length !== outputs.length)
    fail(`${document} has ${codes.length} samples, and PRINTED ${outputs.length} of their outputs`);
  return codes.map((code, at) => ({
    ...{ name: `${document}, sample ${at + 1}`, code },
    printed: outputs[at] as RegExp,
  }));
}

const documents = execFileSync('git', ['ls-files', '*.md', ':!docs/api'], {
  cwd: root,
  encoding: 'utf8',
});
const samples = documents.trimEnd().split('\n').flatMap(samplesIn);

/** The newest npm warns of a script at installation, and proposes to allow it: the package has none. */
function installPackage(tarball: string) {
  const command = `npm install --no-audit --no-fund --loglevel=warn ${tarball} 2>&1`;
  const newest = ['--yes', '--package', NEWEST_NODE, '--package', 'npm@latest'];
  const said = run('npx', ...newest, '-c', process.platform === 'win32' ? `"${command}"` : command);
  // Settings that it does not know are those of the machine.
  const warnings = said.match(/^npm (?!warn Unknown \w+ config ).*$/gm) ?? [];
  if (warnings.length > 0) fail(`the newest npm warns of the package:\n${warnings.join('\n')}`);
}

const packed = execFileSync(
  'npm',
  ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
  {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  },
);
const [{ filename, size, unpackedSize }] = JSON.parse(packed);
writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
const install = (...what: readonly string[]): string =>
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...what);
installPackage(`./${filename}`);
const others = Object.keys(
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages,
).filter((name) => name !== '' && name !== 'node_modules/bigben');
if (others.length > 0) fail(`the package brings others with it: ${others.join(', ')}`);

const compile = (...settings: readonly string[]): void => {
  for (const [program, ...words] of COMPILERS)
    run(program, ...words, '--noEmit', ...settings, ...samples.map((_, at) => `sample${at}.ts`));
};

for (const [at, { name, code, printed }] of samples.entries()) {
  writeFileSync(join(folder, `sample${at}.js`), code);
  writeFileSync(join(folder, `sample${at}.ts`), code);
  const out = run(process.execPath, `sample${at}.js`);
  if (!printed.test(out)) fail(`${name} printed\n${out}`);
}
for (const settings of PLAIN) compile(...settings);
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
install('--save-dev', `@types/node@${devDependencies['@types/node']}`);
for (const settings of [...PLAIN, FOR_NODE]) compile(...settings);
const version = run('npx', 'bigben', '--version').trim();
const tool = (name: string, ...args: readonly string[]): string =>
  run(process.execPath, join(root, 'node_modules', name), ...args);
tool('publint/src/cli.js', '--strict', join(folder, 'node_modules/bigben'));
// The package has no root entry, and does not support resolution older than exports maps.
tool('@arethetypeswrong/cli/dist/index.js', '--profile', 'esm-only', `./${filename}`);
const sizes: string[] = [];
for (const [at, [code, limit]] of Object.entries(BUNDLED).entries()) {
  writeFileSync(join(folder, `entry${at}.js`), code);
  const bundles = await build({
    ...{ root: folder, configFile: false, logLevel: 'error' },
    build: {
      ...{ write: false, minify: 'oxc', target: 'es2022' },
      lib: { entry: join(folder, `entry${at}.js`), formats: ['es'] },
    },
  });
  const [{ output: made }] = bundles as unknown as [
    { readonly output: readonly { readonly name: string; readonly code: string }[] },
  ];
  // The fair player loads one of its networks, by the rules.
  const output = made.filter(({ name }) => name !== 'redealNet');
  const kB = gzipSync(output.map((file) => file.code).join('')).length / 1000;
  if (output.some((file) => /from\s*["']node:/.test(file.code))) fail(`${code} needs Node`);
  if (kB > limit) fail(`${code} is ${kB.toFixed(1)} kB, more than ${limit}`);
  sizes.push(kB.toFixed(1));
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `bigben ${version}: ${Math.round(size / 1024)} kB packed, ${Math.round(unpackedSize / 1024)} kB unpacked; ${samples.length} samples run in JavaScript and hold in TypeScript, for Node and for bundlers; bundled: rules ${sizes[0]}, solver ${sizes[1]}, fair ${sizes[2]} kB gzipped\n`,
);
