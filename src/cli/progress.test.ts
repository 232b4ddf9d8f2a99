import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { showProgress } from './progress.ts';

/** Shows a study of three deals, of which the last two are done now. @returns all that is written */
function studied(isTTY: boolean): Promise<string> {
  const stderr = Object.assign(new PassThrough(), { isTTY, columns: 200 });
  const { step, stop } = showProgress(stderr, 1, 3);
  step();
  step();
  stop();
  stderr.end();
  return stderr
    .setEncoding('utf8')
    .toArray()
    .then((pieces) => pieces.join(''));
}

it('a study has a bar on a terminal, which stays there when it is full', async () => {
  const lines = (await studied(true)).split('\r\u001b[2K');
  expect(lines[1]).toBe(`${'█'.repeat(10)}${'░'.repeat(20)} 33 % | 1 of 3 deals | `);
  expect(lines.at(-1)).toBe(`${'█'.repeat(30)} 100 % | 3 of 3 deals | 0 s left\n`);
});

it('a study of seconds writes nothing where there is no terminal', async () => {
  expect(await studied(false)).toBe('');
});
