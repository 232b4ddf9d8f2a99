/**
 * `npm run -w lab package`, after a build and `scripts/api.ts`: packs the package, installs it in
 * an empty folder by the newest npm, which must not warn, and tests it like a user: the README's
 * examples in plain JavaScript and in strict TypeScript, the program, and the checks of publint and
 * "are the types wrong".
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fail, root } from '../../scripts/prepare.mjs';

/** The output of each example of the README, in their order. */
const PRINTED = [
  /^(t\d+-[tf]\d+ )+(refill|draw)\n1 move made\n$/,
  /^winnable won\n$/,
  /^\S+ 0\.\d\d\n$/,
  /winnable: (9\d\d|1000)/,
];

/** The limit for what a page loads for one import: bundled, minified and gzipped, in kB. */
const BUNDLED = {
  "export { dealGame, legalMoves, playMove } from 'bigben/rules';": 5.5,
  "export { solve } from 'bigben/solver';": 15,
  "export { evaluate } from 'bigben/fair';": 57,
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

/** The newest npm warns of a script at installation, and proposes to allow it: the package has none. */
function install(tarball: string) {
  const command = `npm install --no-audit --no-fund --loglevel=warn ${tarball} 2>&1`;
  const newest = ['--yes', '--package', NEWEST_NODE, '--package', 'npm@latest'];
  const said = run('npx', ...newest, '-c', process.platform === 'win32' ? `"${command}"` : command);
  // Settings that it does not know are those of the machine.
  const warnings = said.match(/^npm (?!warn Unknown \w+ config ).*$/gm) ?? [];
  if (warnings.length > 0) fail(`the newest npm warns of the package:\n${warnings.join('\n')}`);
}

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code as string);
if (examples.length !== PRINTED.length) fail(`the README has ${examples.length} examples`);

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
install(`./${filename}`);
const others = Object.keys(
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages,
).filter((name) => name !== '' && name !== 'node_modules/bigben');
if (others.length > 0) fail(`the package brings others with it: ${others.join(', ')}`);

for (const [at, code] of examples.entries()) {
  writeFileSync(join(folder, `example${at}.js`), code);
  writeFileSync(join(folder, `typed${at}.ts`), code);
  const out = run(process.execPath, `example${at}.js`);
  if (!PRINTED[at]?.test(out)) fail(`example ${at + 1} of the README printed\n${out}`);
}
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [] },
      ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM', 'ESNext.Disposable'] },
    },
    include: ['typed*.ts'],
  }),
);
run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
const version = run('npx', 'bigben', '--version').trim();
const tool = (name: string, ...args: readonly string[]): string =>
  run(process.execPath, join(root, 'node_modules', name), ...args);
tool('publint/src/cli.js', '--strict', join(folder, 'node_modules/bigben'));
// The package has no root entry, and does not support resolution older than exports maps.
tool('@arethetypeswrong/cli/dist/index.js', '--profile', 'esm-only', `./${filename}`);
const sizes: string[] = [];
for (const [at, [code, limit]] of Object.entries(BUNDLED).entries()) {
  writeFileSync(join(folder, `entry${at}.js`), code);
  const made = await build({
    ...{ root: folder, configFile: false, logLevel: 'error' },
    build: {
      ...{ write: false, minify: 'oxc', target: 'es2022' },
      lib: { entry: join(folder, `entry${at}.js`), formats: ['es'] },
    },
  });
  const [{ output }] = made as unknown as [
    { readonly output: readonly { readonly code: string }[] },
  ];
  const kB = gzipSync(output.map((file) => file.code).join('')).length / 1000;
  if (output.some((file) => /from\s*["']node:/.test(file.code))) fail(`${code} needs Node`);
  if (kB > limit) fail(`${code} is ${kB.toFixed(1)} kB, more than ${limit}`);
  sizes.push(kB.toFixed(1));
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `bigben ${version}: ${Math.round(size / 1024)} kB packed, ${Math.round(unpackedSize / 1024)} kB unpacked; ${examples.length} examples run in JavaScript and hold in strict TypeScript; bundled: rules ${sizes[0]}, solver ${sizes[1]}, fair ${sizes[2]} kB gzipped\n`,
);
