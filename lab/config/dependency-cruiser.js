/**
 * What only tests use: they themselves, their helpers in folders called testing (or, of the page without its
 * views, still vectors), and the recorded facts.
 */
const TESTS = '(\\.test\\.tsx?$|/testing/|/vectors/)';

/** The walls between the rooms of the project; ARCHITECTURE.md draws them. */
const room = (name, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TESTS },
  to: {
    path: '^(src|deck|e2e|scripts|site|lab)/',
    pathNot: `^(${[`src/${name}`, ...allowed].join('|')})(/|\\.ts$)`,
  },
});

/** The folders of a room, each of which knows only those before it. */
const order = (name, folders) =>
  folders.map((folder, at) => ({
    name: `${name}-${folder}`,
    comment: `The folders of ${name} in their order: ${folders.join(', ')}.`,
    severity: 'error',
    from: { path: `^src/${name}/${folder}/`, pathNot: TESTS },
    to: {
      path: `^src/${name}/`,
      pathNot: `^src/${name}/(${folders.slice(0, at + 1).join('|')})/|\\.css$`,
    },
  }));

const libraries = (name, allowed, comment) => ({
  name: `${name}-libraries`,
  comment,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TESTS },
  to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        // The service worker and the first script are started by their names, on their own.
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)[^/]+\\.config\\.ts$',
          '\\.css$',
          '^src/offline/',
          '^src/ui/boot/first\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    room('rules', [], 'The rules import nothing of the project.'),
    room('solver', ['src/rules'], 'The solver knows the rules only.'),
    room('checker', ['src/rules'], 'Checks what the solver claims, and so shares no code with it.'),
    room('fair', ['src/solver', 'src/rules'], 'The fair player stands on the solver.'),
    {
      name: 'fair-public',
      comment: 'The public modules of the fair player; all others are its own.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/fair/' },
      to: { path: '^src/fair/', pathNot: '^src/fair/(view|player|game|result|readView)\\.ts$' },
    },
    room('worker', ['src/fair', 'src/solver', 'src/rules'], 'Threads that solve.'),
    room(
      'app',
      [
        'src/rules',
        'src/solver/verdict',
        'src/fair/(view|result)',
        'src/worker/(pool|protocol|workersDied)',
      ],
      'The session knows the rules and whom to ask, not how things are shown, told or solved.',
    ),
    room('i18n', ['src/app', 'src/rules'], 'Sentences for what the app holds.'),
    room('files', ['src/app/games', 'src/rules'], 'The thread that reads files of games.'),
    room('store', ['src/app', 'src/rules'], 'Keeps the player’s games in the browser.'),
    room(
      'ui',
      [
        'src/store',
        'src/files/protocol',
        'src/files/reader',
        'src/i18n',
        'src/app',
        'src/worker',
        'src/rules',
        'deck',
      ],
      'The page shows the session.',
    ),
    ...order('solver', ['engine']),
    ...order('fair', ['net', 'search']),
    ...order('cli', ['english']),
    ...order('app', [
      ...['preferences', 'games', 'statistics', 'announcements', 'game'],
      ...['sounds', 'insight', 'guidance'],
    ]),
    ...order('ui', [
      ...['platform', 'table', 'page', 'charts', 'chrome', 'review', 'dialogs', 'boot'],
    ]),
    room('offline', [], 'The service worker knows nothing of the game.'),
    room(
      'study',
      ['src/worker', 'src/solver', 'src/rules', 'src/app/statistics/intervals'],
      'Judges deals by the thousand; says nothing.',
    ),
    room(
      'cli',
      [
        'src/study',
        'src/worker',
        'src/solver',
        'src/checker',
        'src/rules',
        'src/i18n/en/(dialogs|table)',
        'src/app/statistics/intervals',
        'site/headers',
      ],
      'Nothing of the page.',
    ),
    libraries('rules', '^$', 'Pure: no library at all.'),
    libraries('solver', '^$', 'Pure: no library at all.'),
    libraries('fair', '^$', 'Pure: no library at all.'),
    libraries('offline', '^$', 'No library at all.'),
    libraries('app', '(@preact/signals-core|valibot)', 'No DOM, no Node.'),
    libraries('store', '(idb|valibot)', 'The browser’s database; what is read is checked.'),
    {
      name: 'cli-libraries',
      comment: 'The command line’s own, and all of Node.',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: '(commander|mrmime|open|p-map)' },
    },
    libraries('ui', '(preact|lucide|uqr|@fontsource)', 'No Node in the browser.'),
    {
      name: 'deck-stands-alone',
      severity: 'error',
      from: { path: '^deck/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^deck/' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What only tests use does not reach the product.',
      severity: 'error',
      from: { pathNot: `(${TESTS}|^e2e/)` },
      to: { path: `(${TESTS}|^e2e/)` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
};
