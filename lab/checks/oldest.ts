/**
 * `npm run -w lab oldest`: finds the oldest browsers that can run the game. es-check checks that
 * the syntax of the built site (`npm run build`) is ES2022; TypeScript finds the browser interfaces
 * that the sources use; browser-compat-data knows since when browsers have those and what the built
 * styles use. Prints the newest needs. Fails if `old.js` or the papers name other versions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { fail, root, runLibrary } from '../../scripts/prepare.mjs';

const SITE = join(root, 'dist/site');
const BROWSERS: Partial<Record<BrowserName, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
};
/** The sources that run in the browser. */
const PROJECTS = ['src/ui', 'src/store', 'src/worker/tsconfig.web.json', 'src/offline'];
/** Features that the page can do without, or only looks a little plainer without. */
const OPTIONAL = new Set([
  ...[
    'Navigator.share',
    'Navigator.canShare',
    'canShare',
    'FileSystemFileHandle',
    'FileSystemFileHandle.getFile',
  ],
  ...['paint-order', 'text-wrap', 'forced-color-adjust', 'accent-color', ':has'],
  ...['overscroll-behavior', 'scrollbar-width', 'zoom'],
  // Without it the dial on a phone is drawn by the script.
  'round()',
  // Without it a key that is held down cannot be told from repeated presses.
  'KeyboardEvent.repeat',
  // The sentences have a simpler fallback for a range.
  'NumberFormat.formatRange',
  // Preact uses it to move an element if it exists.
  'moveBefore',
  // Older versions need a prefix, which the styles write too.
  'user-select',
  // Not features, only the same names: of a class, of variables, of libraries.
  ...[':highlight', 'e()', 'x()', 'fallback', 'dispose'],
]);
/** How many of the newest needs are shown for each browser. */
const SHOWN = 5;

const filesOf = (ending: string): string[] =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
const styles = filesOf('.css')
  .map((name) => readFileSync(join(SITE, name), 'utf8'))
  .join('\n');

/**
 * The first version of a browser with a feature, without a flag or prefix; 0 if that is unknown.
 */
function since(compat: CompatStatement, browser: BrowserName): number {
  const support = [compat.support[browser] ?? []].flat();
  const plain = support.find(
    ({ version_added, flags, prefix, alternative_name, partial_implementation }) =>
      version_added && !flags && !prefix && !alternative_name && !partial_implementation,
  );
  return Number.parseFloat(`${plain?.version_added ?? ''}`.replace('≤', '')) || 0;
}

/** For each name, the first version of each browser that has it. */
const found = new Map<string, number[]>();
/** @param features all with the same name; the first browser version that has any of them counts */
function note(name: string, ...features: readonly (Identifier | undefined)[]): void {
  const known = features.flatMap((feature) => feature?.__compat ?? []);
  if (known.length === 0 || OPTIONAL.has(name)) return;
  found.set(
    name,
    (Object.keys(BROWSERS) as BrowserName[]).map((browser) =>
      Math.min(...known.map((compat) => since(compat, browser))),
    ),
  );
}

function noteStyles(): void {
  const { properties, selectors, types, 'at-rules': atRules } = data.css;
  const namesIn = (pattern: RegExp) =>
    new Set([...styles.matchAll(pattern)].map(([, name = '']) => name));
  for (const name of namesIn(/[{;]\s*([a-z-]+)\s*:/g)) note(name, properties?.[name]);
  // In a declaration the value ends at `;` or `}`; a selector would go on.
  for (const name of namesIn(/:([a-z-]+)(?![a-z-]|[;}])/g)) note(`:${name}`, selectors?.[name]);
  for (const name of namesIn(/@([a-z-]+)/g)) note(`@${name}`, atRules?.[name]);
  for (const type of Object.values(types ?? {}))
    for (const [name, feature] of Object.entries(type))
      if (styles.includes(`${name}(`)) note(`${name}()`, feature);
  if (/[;{}]\s*&/.test(styles)) note('nested rules', selectors?.['nesting']);
}

const { builtins, classes } = data.javascript;
const GROUPS: readonly Identifier[] = [builtins, builtins?.['Intl'], data.api].flatMap(
  (group) => group ?? [],
);
/** The named entries of a part of the data, without the part's own metadata. */
type Members = Readonly<Record<string, Identifier>>;

/** The features with this name, in every interface and globally. */
const everywhere = (name: string): Identifier[] =>
  GROUPS.flatMap((group) => [
    group[name] ?? [],
    ...Object.values(group as Members).flatMap(
      (owner) => owner[name] ?? owner[`${name}_static`] ?? [],
    ),
  ]).flat();

/** The name that a declaration gives. */
const nameOf = (node: ts.Node | undefined): string | undefined =>
  ((node as ts.NamedDeclaration | undefined)?.name as ts.Identifier | undefined)?.text;

/** The name and the data of something that TypeScript's libraries declare. */
function noteDeclared(declaration: ts.Declaration): void {
  const owner = nameOf(declaration.parent);
  const name = nameOf(declaration);
  if (!name) return;
  const plain = owner?.replace(/(Constructor|EventMap|Readonly)$/, '');
  for (const group of GROUPS) {
    if (plain) note(`${plain}.${name}`, group[plain]?.[name] ?? group[plain]?.[`${name}_static`]);
    note(name, group[name]);
  }
  // browser-compat-data lists the members of such a mixin under the interfaces that include it.
  if (plain && !GROUPS.some((group) => group[plain])) note(`${plain}.${name}`, ...everywhere(name));
}

/** The names that the sources declare themselves. */
const ownNames = new Set<string>();

function noteSources(project: string): void {
  const path = join(root, project);
  const file = project.endsWith('.json') ? path : join(path, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  if (!parsed) throw new Error(`${file} cannot be read`);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  const checker = program.getTypeChecker();
  const isLibrary = (node: ts.Node) =>
    /[/\\]lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node))
      ownNames.add(name.text);
    if (ts.isIdentifier(node))
      for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? [])
        if (isLibrary(declaration)) noteDeclared(declaration);
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (!source.isDeclarationFile && !source.fileName.includes('.test.')) visit(source);
}

/**
 * Property names in the built scripts that the sources do not declare: those that libraries use.
 */
function noteLibraries() {
  const visit = (node: ts.Node): void => {
    const name = ts.isPropertyAccessExpression(node) && node.name.text;
    // The interface is unknown here, so only a name that no interface had before is too new.
    if (name && !ownNames.has(name)) note(name, ...everywhere(name));
    ts.forEachChild(node, visit);
  };
  for (const name of filesOf('.js'))
    visit(
      ts.createSourceFile(name, readFileSync(join(SITE, name), 'utf8'), ts.ScriptTarget.ES2022),
    );
}

noteStyles();
for (const project of PROJECTS) noteSources(project);
noteLibraries();
note('private fields', classes?.['private_class_fields']);
note('workers of modules', data.api['Worker']?.['Worker']?.['ecmascript_modules']);

const hasSyntax = (version: string, files: string, ...flags: readonly string[]): boolean =>
  runLibrary('es-check/lib/cli/index.js', [version, join(SITE, files), ...flags]) === 0;
if (!hasSyntax('es2022', 'assets/*.js', '--module'))
  fail('the built scripts have syntax newer than ES2022; see above');
if (!hasSyntax('es5', 'old.js')) fail('old.js has syntax that old browsers do not read; see above');
const oldest: string[] = [];
for (const [i, name] of Object.values(BROWSERS).entries()) {
  const needs = [...found].sort(([, a], [, b]) => (b[i] ?? 0) - (a[i] ?? 0)).slice(0, SHOWN);
  oldest.push(`${name} ${needs[0]?.[1][i]}`);
  process.stdout.write(`${oldest.at(-1)}\n`);
  for (const [key, versions] of needs) process.stdout.write(`  ${versions[i]}  ${key}\n`);
}
const versions = oldest.join(', ');
/** The files that name the oldest browsers, and the text in each. */
const NAMED: readonly (readonly [file: string, names: readonly string[]])[] = [
  ['dist/site/old.js', [`'${versions}'`]],
  ['README.md', [versions]],
  ['docs/browsers.md', oldest.map((one) => one.replace(' ', ' | '))],
];
for (const [file, names] of NAMED) {
  // Ignore the padding of tables and line breaks.
  const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
  if (!names.every((name) => text.includes(name))) fail(`${file} names other versions`);
}
