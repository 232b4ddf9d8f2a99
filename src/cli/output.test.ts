import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type Io, processIo } from './io.ts';
import { takesColours } from './output.ts';

const ioOf = (isTTY: boolean, env: NodeJS.ProcessEnv): Io => ({
  ...processIo(),
  stdout: Object.assign(new PassThrough(), { isTTY }),
  env,
});

describe('colours', () => {
  it.each<[boolean, NodeJS.ProcessEnv, boolean]>([
    [true, { TERM: 'xterm' }, true],
    [true, { TERM: 'xterm', NO_COLOR: '1' }, false],
    [true, { TERM: 'xterm', NODE_DISABLE_COLORS: '1' }, false],
    [true, { TERM: 'xterm', FORCE_COLOR: '0' }, false],
    [true, { TERM: 'xterm', FORCE_COLOR: '1' }, true],
    [false, { TERM: 'xterm' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: '0' }, false],
  ])('on a terminal: %s, with %j: %s', (isTTY, env, expected) => {
    expect(takesColours(ioOf(isTTY, env))).toBe(expected);
  });
});
