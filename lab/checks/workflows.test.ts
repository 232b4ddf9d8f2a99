import { describe, expect, it } from 'vitest';
import { complaints } from './workflows.ts';

const WORKFLOW = `
on: push
permissions: {}
jobs:
  all:
    runs-on: ubuntu-24.04
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

  it('is accepted if its jobs have minimal permissions, a time limit and pinned actions', async () => {
    expect(await workflow('', '')).toEqual([]);
  });

  it.each([
    ['permissions: {}', 'permissions: read-all', /single jobs only/],
    ['contents: read', 'contents: all', /permission.*contents/],
    [/ {4}permissions:\n.*\n/, '', /permissions are missing in all/],
    [/ +timeout-minutes: 5\n/, '', /timeout-minutes/],
    [/@\w+ # v1.2.3/, '@v7', /not pinned .*checkout@v7$/],
    [' # v1.2.3', '', /not pinned/],
    ['@0', '@', /not pinned/],
    ['persist-credentials: false', 'fetch-depth: 1', /checkout without/],
  ])('is refused with %s as %s', async (from, to, complaint) => {
    const [first, ...more] = await workflow(from, to);
    expect(first).toMatch(complaint);
    expect(more).toEqual([]);
  });
});
