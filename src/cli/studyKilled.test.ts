/** A study of either kind loses no row when its process is ended or killed. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../study/rows.ts';
import { startThread } from '../worker/thread.ts';
import { bigben, refusal } from './testing/harness.ts';
import { FAIR, SOLVER, studiesOf } from './testing/killedStudies.ts';
import { startProcess, statusOf } from './testing/processHarness.ts';
import {
  linesIn,
  newFolder,
  removeFolders,
  rowsIn,
  type WithoutTime,
} from './testing/studyHarness.ts';

afterAll(removeFolders);

describe.each([SOLVER, FAIR])('a study of $kind', (kind) => {
  const { WHOLE, STUDY, FEW, partial, complete, ...studies } = studiesOf(kind);
  const { runWhole, expectComplete, almostComplete, killAfter } = studies;

  let wholeOfFew: string;
  let fewRows: WithoutTime<Row>[];
  beforeAll(async () => {
    ({ out: wholeOfFew, rows: fewRows } = await runWhole(kind.few));
  });

  it('keeps every row it had written when it is killed, and goes on', async () => {
    const out = newFolder();
    const { rows } = await runWhole(kind.range);
    const enough = Math.ceil(rows.length / 4);
    expect(await killAfter(enough, out)).toBe(true);
    const before = readFileSync(partial(out), 'utf8').replace(/[^\n]*$/, '');
    expect(linesIn(partial(out))).toBeGreaterThanOrEqual(enough);
    await bigben([...STUDY, '--out', out]);
    expect(readFileSync(complete(out), 'utf8').startsWith(before)).toBe(true);
    expectComplete(out, rows);
  });

  it.each([1, 2, 20, 75])('drops a last line that lacks %i bytes', async (lacking) => {
    const out = almostComplete(wholeOfFew);
    truncateSync(partial(out), readFileSync(partial(out)).length - lacking);
    await bigben([...FEW, '--out', out]);
    expectComplete(out, fewRows);
  });

  it('begins anew when not even the manifest was there', async () => {
    const out = newFolder();
    mkdirSync(out);
    writeFileSync(join(out, `.${WHOLE}.json.part`), '{"vers');
    await bigben([...FEW, '--out', out]);
    expect(rowsIn(complete(out))).toEqual(fewRows);
  });

  it('is not held up by its lock, nor by one of a process with the same number', async () => {
    const out = newFolder();
    mkdirSync(out);
    const host = hostname().replace(/[^A-Za-z0-9-]/g, '-');
    const gone = startProcess(['--version']);
    await statusOf(gone);
    writeFileSync(join(out, `${WHOLE}.lock.${host}.${gone.pid}.1`), '');
    if (existsSync('/proc/self/stat'))
      writeFileSync(join(out, `${WHOLE}.lock.${host}.${process.ppid}.1`), '');
    expect(await bigben([...FEW, '--out', out])).toMatchObject({ status: 0, err: '' });
    expectComplete(out, fewRows);
  });

  it('is refused when nothing can be known of another process, with what to do', async () => {
    const out = newFolder();
    mkdirSync(out);
    const lock = join(out, `${WHOLE}.lock.elsewhere.12.345`);
    writeFileSync(lock, '');
    const basePath = join(out, WHOLE);
    const message = `${basePath}: process 12 of elsewhere works on this shard; if it has ended, delete ${lock}`;
    expect(await bigben([...STUDY, '--out', out])).toEqual(refusal(1, message));
    expect(readdirSync(out)).toEqual([`${WHOLE}.lock.elsewhere.12.345`]);
  });

  it('whose threads die says which deals it could not judge, and can be gone on with', async () => {
    const thread = `${newFolder()}.mjs`;
    writeFileSync(thread, 'throw new Error("no such luck");');
    const broken = { startThread: () => startThread(pathToFileURL(thread)) };
    const out = newFolder();
    const [from] = kind.few;
    const three = ['study', '--from', `${from}`, '--to', `${from + 2}`, ...kind.words];
    const died = 'the thread that solves died 2 times: no such luck';
    expect(await bigben([...three, '--out', out], broken)).toEqual(
      refusal(1, `deal ${from}: ${died}; the same with 2 more; all others of this shard are done`),
    );
    expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]);
    expect(await bigben([...three, '--out', out])).toMatchObject({ status: 0 });
    expect(rowsIn(complete(out))).toEqual(fewRows.slice(0, 3));
    expect(await bigben([...kind.directly, '1', '2'], broken)).toEqual(
      refusal(1, `deal 1: ${died}`),
    );
  });
});

describe('a study of the solver', () => {
  const { expectNoLockAfter, expectOneProcessAShard } = studiesOf(SOLVER);

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no lock when it is asked to end with %s', expectNoLockAfter);

  it('and two processes on one shard are refused, but not on another', expectOneProcessAShard);
});
