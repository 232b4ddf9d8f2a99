/**
 * `npm run oldest`: which browsers are the oldest that can play. es-check says whether the syntax of the built
 * site (`npm run build`) is ES2022; TypeScript says which interfaces of the browser the sources use,
 * browser-compat-data since when browsers have those and what the built styles use. Prints the newest needs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { fail, root, runLibrary } from './prepare.mjs';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
const SITE = join(root, 'dist/site');
const BROWSERS = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' };
/** What runs in the browser. */
const PROJECTS = ['src/ui', 'src/store', 'src/worker/tsconfig.web.json', 'src/offline'];
/** What the page does without, or looks a little plainer without. */
const OPTIONAL = new Set([
  ...['Navigator.share', 'FileSystemFileHandle', 'FileSystemFileHandle.getFile'],
  ...['paint-order', 'text-wrap', 'forced-color-adjust', 'accent-color', ':has'],
  // Without it keys that are held down are not told apart from others.
  'KeyboardEvent.repeat',
  // With a prefix, which the styles write too.
  'user-select',
  // Names that only look like features: of a class, of variables.
  ...[':highlight', 'e()', 'x()'],
]);
/** So many of the newest needs are shown for each browser. */
const SHOWN = 5;

const styles = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(SITE, name), 'utf8'))
  .join('\n');

/** Since which version a browser has a feature without a flag or prefix; 0 if that is unknown. */
function since(compat, browser) {
  const support = [compat.support[browser] ?? []].flat();
  const plain = support.find(
    ({ version_added, flags, prefix, alternative_name, partial_implementation }) =>
      version_added && !flags && !prefix && !alternative_name && !partial_implementation,
  );
  return Number.parseFloat(`${plain?.version_added ?? ''}`.replace('≤', '')) || 0;
}

const found = new Map();
function note(name, feature) {
  if (!feature?.__compat || OPTIONAL.has(name)) return;
  found.set(
    name,
    Object.keys(BROWSERS).map((browser) => since(feature.__compat, browser)),
  );
}

function noteStyles() {
  const namesIn = (pattern) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  for (const name of namesIn(/[{;]\s*([a-z-]+)\s*:/g)) note(name, data.css.properties[name]);
  for (const name of namesIn(/:([a-z-]+)/g)) note(`:${name}`, data.css.selectors[name]);
  for (const name of namesIn(/@([a-z-]+)/g)) note(`@${name}`, data.css['at-rules'][name]);
  for (const type of Object.values(data.css.types))
    for (const [name, feature] of Object.entries(type))
      if (styles.includes(`${name}(`)) note(`${name}()`, feature);
  if (/[;{}]\s*&/.test(styles)) note('nested rules', data.css.selectors.nesting);
}

/** The name and the data of something that TypeScript's libraries declare. */
function noteDeclared(declaration) {
  const owner = declaration.parent?.name?.text;
  const name = declaration.name?.text;
  if (!name) return;
  const plain = owner?.replace(/(Constructor|EventMap|Readonly)$/, '');
  for (const group of [data.javascript.builtins, data.api]) {
    if (plain) note(`${plain}.${name}`, group[plain]?.[name] ?? group[plain]?.[`${name}_static`]);
    note(name, group[name]);
  }
}

function noteSources(project) {
  const path = join(root, project);
  const file = project.endsWith('.json') ? path : join(path, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const isLibrary = (node) => /[/\\]lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);
  const visit = (node) => {
    if (ts.isIdentifier(node))
      for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? [])
        if (isLibrary(declaration)) noteDeclared(declaration);
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (!source.isDeclarationFile && !source.fileName.includes('.test.')) visit(source);
}

noteStyles();
for (const project of PROJECTS) noteSources(project);
note('private fields', data.javascript.classes.private_class_fields);
note('workers of modules', data.api.Worker.Worker.ecmascript_modules);

const hasSyntax = (version, files, ...flags) =>
  runLibrary('es-check/lib/cli/index.js', [version, join(SITE, files), ...flags]) === 0;
if (!hasSyntax('es2022', 'assets/*.js', '--module'))
  fail('the built scripts have syntax newer than ES2022; see above');
if (!hasSyntax('es5', 'old.js')) fail('old.js has syntax that old browsers do not read; see above');
for (const [i, name] of Object.values(BROWSERS).entries()) {
  const needs = [...found].sort(([, a], [, b]) => b[i] - a[i]).slice(0, SHOWN);
  process.stdout.write(`${name} ${needs[0]?.[1][i]}\n`);
  for (const [key, versions] of needs) process.stdout.write(`  ${versions[i]}  ${key}\n`);
}
