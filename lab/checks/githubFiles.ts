/** What must hold for the files that GitHub reads, beyond what actionlint knows: see `npm run -w lab workflows`. */
import * as v from 'valibot';
import { parse } from 'yaml';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.nonEmpty());

/** https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const ID = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const validations = v.optional(v.strictObject({ required: v.boolean() }));
const asked = { label: text, description: v.optional(text) };
const written = { ...asked, placeholder: v.optional(text), value: v.optional(text) };
const BODY = v.variant('type', [
  v.strictObject({ type: v.literal('markdown'), attributes: v.strictObject({ value: text }) }),
  v.strictObject({
    type: v.literal('input'),
    id: ID,
    attributes: v.strictObject(written),
    validations,
  }),
  v.strictObject({
    type: v.literal('textarea'),
    id: ID,
    attributes: v.strictObject({ ...written, render: v.optional(text) }),
    validations,
  }),
  v.strictObject({
    type: v.literal('dropdown'),
    id: ID,
    attributes: v.strictObject({
      ...asked,
      multiple: v.optional(v.boolean()),
      options: v.pipe(texts, v.checkItems(isFirst, 'an option comes twice')),
    }),
    validations,
  }),
]);
const FORM = v.strictObject({
  name: text,
  description: text,
  labels: v.optional(texts),
  body: v.pipe(
    v.array(BODY),
    v.check((body) => body.some(({ type }) => type !== 'markdown'), 'nothing is asked'),
    v.check((body) => {
      const ids = body.flatMap((one) => ('id' in one ? one.id : []));
      return ids.every(isFirst);
    }, 'an id comes twice'),
  ),
});

function isFirst<T>(item: T, index: number, all: readonly T[]): boolean {
  return all.indexOf(item) === index;
}

/** https://docs.github.com/en/code-security/dependabot/working-with-dependabot/dependabot-options-reference */
const DEPENDABOT = v.strictObject({
  version: v.literal(2),
  updates: v.array(
    v.strictObject({
      'package-ecosystem': v.picklist(['npm', 'github-actions', 'docker']),
      directory: v.pipe(v.string(), v.startsWith('/')),
      schedule: v.strictObject({ interval: v.picklist(['daily', 'weekly', 'monthly']) }),
      cooldown: v.strictObject({ 'default-days': v.number() }),
      groups: v.optional(
        v.record(
          v.string(),
          v.strictObject({
            'dependency-type': v.optional(v.picklist(['development', 'production'])),
            patterns: v.optional(texts),
            'exclude-patterns': v.optional(texts),
            'update-types': v.optional(v.array(v.picklist(['minor', 'patch', 'major']))),
          }),
        ),
      ),
      'commit-message': v.optional(v.strictObject({ prefix: v.pipe(v.string(), v.maxLength(50)) })),
    }),
  ),
});

const CONFIG = v.strictObject({ blank_issues_enabled: v.boolean() });

/** https://github.com/citation-file-format/citation-file-format/blob/1.2.0/schema-guide.md: what is used of it. */
const CITATION = v.strictObject({
  'cff-version': v.literal('1.2.0'),
  message: text,
  title: text,
  type: v.literal('software'),
  abstract: v.optional(text),
  authors: v.pipe(v.array(v.strictObject({ name: text })), v.nonEmpty()),
  license: text,
  version: text,
  'date-released': v.optional(v.pipe(v.string(), v.isoDate())),
  keywords: v.optional(texts),
  'repository-code': v.optional(v.pipe(v.string(), v.url())),
  url: v.optional(v.pipe(v.string(), v.url())),
});

/** Of a workflow, what is looked at here; actionlint checks the rest. */
const WORKFLOW = v.looseObject({
  permissions: v.strictObject({}, 'rights are given to single jobs only'),
  jobs: v.record(
    v.string(),
    v.looseObject({
      permissions: v.record(v.string(), v.picklist(['read', 'write'])),
      'timeout-minutes': v.number(),
      steps: v.array(
        v.looseObject({
          uses: v.optional(v.string()),
          with: v.optional(v.record(v.string(), v.unknown())),
        }),
      ),
    }),
  ),
});

const SCHEMAS = [
  [/^\.github\/ISSUE_TEMPLATE\/config\.yml$/, CONFIG],
  [/^\.github\/ISSUE_TEMPLATE\//, FORM],
  [/^\.github\/dependabot\.yml$/, DEPENDABOT],
  [/^\.github\/workflows\//, WORKFLOW],
  [/^CITATION\.cff$/, CITATION],
] as const;

/** An action that others wrote, by the hash of a commit, which cannot become another one; and its version for people. */
const PINNED = /^\s*(- )?uses: [\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What is wrong with the lines that use an action. */
const unpinned = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => /^\s*(- )?uses:/.test(line) && !PINNED.test(line))
    .map((line) => `not pinned as @<commit> # <version>: ${line.trim()}`);

/** The jobs whose git could push afterwards. */
const keepingCredentials = ({ jobs }: v.InferOutput<typeof WORKFLOW>): string[] =>
  Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
      .filter((step) => step.with?.['persist-credentials'] !== false)
      .map(() => `jobs.${name}: checkout without persist-credentials: false`),
  );

/**
 * What is wrong with a file that GitHub reads, a sentence each.
 * @param name from the project's folder
 */
export function complaints(name: string, source: string): string[] {
  const schema = SCHEMAS.find(([names]) => names.test(name))?.[1];
  if (!schema) return ['nothing is known of such a file'];
  // As GitHub does.
  const content: unknown = parse(source, { version: '1.1' });
  const { success, issues, output } = v.safeParse<typeof schema>(schema, content);
  if (!success)
    return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  if (schema !== WORKFLOW) return [];
  return [...unpinned(source), ...keepingCredentials(output as v.InferOutput<typeof WORKFLOW>)];
}
