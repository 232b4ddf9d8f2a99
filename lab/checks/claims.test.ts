import { describe, expect, it } from 'vitest';
import { complaints } from './claims.ts';
import { readDocument } from './markdown.ts';

const known = {
  paths: new Set(['README.md', 'docs', 'docs/rules.md', 'docs/rules.md.gz']),
  scripts: { root: new Set(['bigben', 'start', 'test:all']), lab: new Set(['bench:fair', 'size']) },
  commands: new Map([
    ['solve', new Set(['--json', '--from', '-h'])],
    ['replay', new Set<string>()],
  ]),
};

const README = readDocument('# Big Ben\n\n## Start, and `stop`!\n\n## Start, and stop\n');

function complaintsAbout(text: string): string[] {
  const document = readDocument(`${text}\n`);
  const anchors = new Map([
    ['docs/rules.md', document.anchors],
    ['README.md', README.anchors],
  ]);
  return complaints(new Map([['docs/rules.md', document]]), { ...known, anchors });
}

describe('a document', () => {
  it.each([
    '[a](../README.md) [b](rules.md) [c](../docs) [d](..//docs/) ![e](https://example.org/a.png)',
    '[a](../README.md#start-and-stop) [b](../README.md#start-and-stop-1) [c](#top)\n\n# Top',
    '`[no link](nowhere)`\n\n```\n[neither](nowhere)\n```',
    '`npm start`, `npm run start`, `npm run -s -w lab size`, `npm run -w lab NAME`, `npm run -w lab`',
    '`bigben solve NUMBER…|FILE|- [--json]`, `bigben replay -`, `bigben --version`, `bigben help x`',
    '```\nnpm run -s bigben -- solve --from 1 -h | bigben replay\n```',
  ])('is right with %s', (text) => {
    expect(complaintsAbout(text)).toEqual([]);
  });

  it.each([
    ['\n[a](nowhere.md)', 'docs/rules.md:2: there is no docs/nowhere.md'],
    ['[a](../README.md#none)', 'docs/rules.md:1: README.md has no heading #none'],
    ['[a](#none)', 'docs/rules.md:1: docs/rules.md has no heading #none'],
    ['`npm run size`', 'docs/rules.md:1: there is no script size in package.json'],
    ['`npm run -w lab start`', 'docs/rules.md:1: there is no script start in lab/package.json'],
    ['```\nbigben sole 1\n```', 'docs/rules.md:2: bigben has no command sole'],
    ['`bigben solve 1 --jso`', 'docs/rules.md:1: bigben solve has no option --jso'],
    ['`npm run -s bigben -- replay --json`', 'docs/rules.md:1: bigben replay has no option --json'],
    ['`bigben solve 1 | bigben nosuch`', 'docs/rules.md:1: bigben has no command nosuch'],
  ])('with %j is refused', (text, complaint) => {
    expect(complaintsAbout(text)).toEqual([complaint]);
  });
});

it('shows the output of each command after "$ "', () => {
  const text = 'text\n```\n$ one\nfirst\n\nlast\n$ two\n```\n\n```\nthree\n```\n';
  expect(readDocument(text).samples).toEqual([
    { text: 'one', line: 3, output: 'first\n\nlast\n' },
    { text: 'two', line: 7, output: '' },
  ]);
});
