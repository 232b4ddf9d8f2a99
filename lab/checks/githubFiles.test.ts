import { describe, expect, it } from 'vitest';
import { complaints } from './githubFiles.ts';

const WORKFLOW = `
permissions: {}
jobs:
  all:
    permissions:
      contents: read
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@0123456789abcdef0123456789abcdef01234567 # v1.2.3
        with:
          persist-credentials: false
`;

describe('a workflow', () => {
  const workflow = (from: string | RegExp, to: string) =>
    complaints('.github/workflows/a.yml', WORKFLOW.replace(from, to));

  it('is taken if its jobs have few rights, little time and fixed actions', () => {
    expect(workflow('', '')).toEqual([]);
  });

  it.each([
    ['permissions: {}', 'permissions: read-all', /single jobs only/],
    ['contents: read', 'contents: all', /permissions\.contents/],
    [/ +timeout-minutes: 5\n/, '', /timeout-minutes/],
    [/@\w+ # v1.2.3/, '@v1', /not pinned .*checkout@v1$/],
    [' # v1.2.3', '', /not pinned/],
    ['@0', '@', /not pinned/],
    ['persist-credentials: false', 'fetch-depth: 1', /jobs\.all: checkout/],
  ])('is refused with %s as %s', (from, to, complaint) => {
    const [first, ...more] = workflow(from, to);
    expect(first).toMatch(complaint);
    expect(more).toEqual([]);
  });
});

describe('a form', () => {
  const FORM = `
name: A
description: B
body:
  - type: input
    id: one
    attributes: { label: One }
  - type: dropdown
    id: two
    attributes: { label: Two, options: ['No', Maybe] }
`;
  const form = (from: string, to: string) =>
    complaints('.github/ISSUE_TEMPLATE/a.yml', FORM.replace(from, to));

  it('is taken if GitHub would take it', () => {
    expect(form('', '')).toEqual([]);
  });

  it.each([
    ['id: two', 'id: one', /an id comes twice/],
    // To GitHub this is not a text.
    ["'No'", 'No', /options/],
    ["'No'", 'Maybe', /an option comes twice/],
    ['label: One', 'labels: One', /label/],
    ['type: input', 'type: text', /type/],
  ])('is refused with %s as %s', (from, to, complaint) => {
    expect(form(from, to).join('\n')).toMatch(complaint);
  });
});

it('a file that nobody has thought of is not passed over', () => {
  expect(complaints('.github/FUNDING.yml', 'github: x')).not.toEqual([]);
});
