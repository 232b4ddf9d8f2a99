/** A study of either kind that is killed again and again; what `studyKilled.test.ts` shows of the solver, of fair play. */
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { FAIR, SOLVER, studiesOf } from './testing/killedStudies.ts';
import { newFolder, removeFolders } from './testing/studyHarness.ts';

afterAll(removeFolders);

describe.each([SOLVER, FAIR])('a study of $kind', (kind) => {
  const { WHOLE, runWhole, killAfter, expectComplete } = studiesOf(kind);

  it('goes on where it was, wherever that was, until it is complete', async () => {
    const out = newFolder();
    expect(await killAfter(0, out)).toBe(true);
    for (let rows = 1; await killAfter(rows, out); rows += kind.step)
      expect(new Set(readdirSync(out).filter((name) => !name.includes('.lock.')))).toEqual(
        new Set([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]),
      );
    expectComplete(out, (await runWhole(kind.range)).rows);
  });
});

describe('a study of fair play', () => {
  const { expectNoLockAfter, expectOneProcessAShard } = studiesOf(FAIR);

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no lock when it is asked to end with %s', expectNoLockAfter);

  it('and two processes on one shard are refused, but not on another', expectOneProcessAShard);
});
