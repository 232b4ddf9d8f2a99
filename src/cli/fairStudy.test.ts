import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { FairRow, SolverRow } from '../study/rows.ts';
import { bigben, type ProgramOutcome, refusal } from './testing/harness.ts';
import {
  complete,
  newFolder,
  partial,
  removeFolders,
  rowsIn,
  type WithoutTime,
} from './testing/studyHarness.ts';

afterAll(removeFolders);

const { version } = packageJson;
/** Games of these deals are soon over. */
const DEALS = ['--rules', 'cadogan', '--from', '57', '--to', '58'];
const STUDY = ['study', '--fair', ...DEALS];
const WHOLE = 'fair-shard-1-of-1';

let whole: string;
let reference: WithoutTime<FairRow>[];
/** The last line of their study, in any folder. */
const answerIn = (out: string): ProgramOutcome => {
  const won = reference.filter((row) => row.won).length;
  return { status: 0, out: `${complete(out, WHOLE)}: 2 deals, ${won} won\n`, err: '' };
};
beforeAll(async () => {
  whole = newFolder();
  const outcome = await bigben([...STUDY, '--out', whole]);
  reference = rowsIn(complete(whole, WHOLE));
  expect(outcome).toEqual(answerIn(whole));
});

describe.concurrent('bigben study --fair', () => {
  /** The lines of `bigben fair` for the same deals. */
  async function played(...words: string[]): Promise<WithoutTime<FairRow>[]> {
    const { out } = await bigben(['fair', '--json', ...words]);
    return out
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { number, won, moves, nodes } = JSON.parse(line);
        return { number, won, moves: moves.length, nodes };
      });
  }

  it('writes a row for every deal, once, with what fair says', async () => {
    expect(reference).toEqual(await played(...DEALS));
    expect(reference.map(({ number }) => number)).toEqual(['57', '58']);
  });

  it('has the row of a game that is won', async () => {
    const out = newFolder();
    const words = ['--rules', 'cadogan', '--from', '3', '--to', '3'];
    await bigben(['study', '--fair', ...words, '--out', out]);
    const rows = rowsIn<FairRow>(complete(out, WHOLE));
    expect(rows).toMatchObject([{ number: '3', won: true }]);
    expect(rows).toEqual(await played(...words));
  });

  it('has another player with another seed', async () => {
    const out = newFolder();
    const words = ['--rules', 'cadogan', '--from', '29', '--to', '29'];
    await bigben(['study', '--fair', ...words, '--seed', '8', '--out', out]);
    const rows = rowsIn<FairRow>(complete(out, WHOLE));
    expect(rows).toEqual(await played(...words, '--seed', '8'));
    expect(rows).not.toEqual(await played(...words));
  });

  it('keeps in a manifest the player, the deals and the time for a thought', async () => {
    const out = newFolder();
    const words = ['--from', '7', '--to', '9', '--shard', '2/3', '--seed', '4', '--think', '1'];
    await bigben(['study', '--fair', ...words, '--out', out]);
    const text = readFileSync(join(out, 'fair-shard-2-of-3.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({
      version,
      rules: 'classic',
      from: '7',
      to: '9',
      shard: '2/3',
      kind: 'fair',
      seed: 4,
      think: 1,
    });
    const rows = rowsIn<FairRow>(complete(out, 'fair-shard-2-of-3'));
    expect(rows.map(({ number }) => number)).toEqual(['8']);
  });

  it('puts shards side by side, which together are the whole', async () => {
    const out = newFolder();
    for (const shard of ['2/2', '1/2']) await bigben([...STUDY, '--shard', shard, '--out', out]);
    const rows = [1, 2].map((part) => rowsIn<FairRow>(complete(out, `fair-shard-${part}-of-2`)));
    expect(rows.map((part) => part.length)).toEqual([1, 1]);
    expect(rows.flat()).toEqual(reference);
  });

  it('says how it went when there is nothing left to do, by the same settings only', async () => {
    expect(await bigben([...STUDY, '--seed', '0', '--out', whole])).toEqual(answerIn(whole));
    const file = join(whole, `${WHOLE}.json`);
    const refused = (setting: string) =>
      refusal(
        1,
        `${file}: this shard was begun with ${setting}; go on with the same, or name another folder with --out`,
      );
    expect(await bigben([...STUDY, '--seed', '1', '--out', whole])).toEqual(
      refused('seed 0; now it is 1'),
    );
    expect(await bigben([...STUDY, '--think', '50', '--out', whole])).toEqual(
      refused('think null; now it is 50'),
    );
  });

  it('shares a folder with a study of the solver', async () => {
    const out = newFolder();
    await bigben(['study', ...DEALS, '--limit-nodes', '300', '--out', out]);
    await bigben([...STUDY, '--out', out]);
    expect(readdirSync(out).sort()).toEqual(
      [WHOLE, 'shard-1-of-1'].flatMap((basePath) => [`${basePath}.json`, `${basePath}.ndjson`]),
    );
    expect(rowsIn(complete(out, WHOLE))).toEqual(reference);
    const judged = rowsIn<SolverRow>(complete(out, 'shard-1-of-1'));
    expect(judged.map(({ verdict }) => verdict)).not.toContain(undefined);
    const { out: report } = await bigben(['study', '--report', out, '--json']);
    const summaries = report.trimEnd().split('\n');
    expect(summaries.map((line) => JSON.parse(line))).toMatchObject([
      { kind: 'fair', rules: 'cadogan', deals: 2, missing: 0 },
      { rules: 'cadogan', deals: 2, winnability: expect.anything(), missing: 0 },
    ]);
  });

  it('leaves the manifests of the solver as they were', async () => {
    const out = newFolder();
    mkdirSync(out);
    const file = join(out, 'shard-1-of-1.json');
    const manifest = { version, rules: 'classic', from: '1', to: '2', shard: '1/1' };
    const text = JSON.stringify({ ...manifest, kind: 'solver', limitNodes: 300 });
    writeFileSync(file, text);
    const words = ['study', '--from', '1', '--to', '2', '--limit-nodes', '300', '--out', out];
    expect(await bigben(words)).toMatchObject({ status: 0, err: '' });
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(rowsIn(complete(out, 'shard-1-of-1'))).toHaveLength(2);
  });
});

describe.concurrent('bigben study --fair refuses', () => {
  const NOT_OF_A_REPORT = '--report takes the folders of studies, and no option but --json';
  const RANGE = ['--from', '1', '--to', '2', '--out', 'x'];
  it.each([
    [['--fair'], 'expected --from, --to and --out for a study, or --report'],
    [[...RANGE, '--seed', '1'], '--seed is for the fair player; expected --fair too'],
    [[...RANGE, '--seed', '0'], '--seed is for the fair player; expected --fair too'],
    [[...RANGE, '--think', '1'], '--think is for the fair player; expected --fair too'],
    [
      [...RANGE, '--fair', '--limit-nodes', '300'],
      '--limit-nodes is for the solver; the fair player of --fair takes --think',
    ],
    [
      [...RANGE, '--fair', '--seed', 'x'],
      '--seed: expected a whole number from 0 to 4294967295; found "x"',
    ],
    [
      [...RANGE, '--fair', '--think', '0'],
      '--think: expected a whole number from 1 to 9007199254740991; found "0"',
    ],
    [['--report', 'x', '--fair'], NOT_OF_A_REPORT],
    [['--report', 'x', '--seed', '0'], NOT_OF_A_REPORT],
    [['--report', 'x', '--think', '1'], NOT_OF_A_REPORT],
  ])('the usage %j', async (words, message) => {
    expect(await bigben(['study', ...words])).toEqual(refusal(2, message));
    expect(existsSync('x')).toBe(false);
  });

  it('to go on with the manifest of the solver under another name', async () => {
    const out = newFolder();
    mkdirSync(out);
    const file = join(out, `${WHOLE}.json`);
    const manifest = { version, rules: 'classic', from: '1', to: '2', shard: '1/1' };
    writeFileSync(file, JSON.stringify({ ...manifest, kind: 'solver', limitNodes: null }));
    const words = ['study', '--fair', '--from', '1', '--to', '2', '--out', out];
    expect(await bigben(words)).toEqual(
      refusal(
        1,
        `${file}: this shard was begun with kind "solver"; now it is "fair"; go on with the same, or name another folder with --out`,
      ),
    );
  });

  it('to go on with the rows of the solver, and the solver with those of games', async () => {
    const judged = '{"number":"77","verdict":"unwinnable","nodes":1,"ms":1}';
    const fair = '{"number":"77","won":false,"moves":80,"nodes":1,"ms":1}';
    for (const [words, basePath, row, expected] of [
      [['--fair', '--seed', '3'], WHOLE, judged, 'the row of a fair game'],
      [[], 'shard-1-of-1', fair, 'the row of a deal'],
    ] as const) {
      const out = newFolder();
      const deal = ['--rules', 'cadogan', '--from', '77', '--to', '77'];
      const study = ['study', ...words, ...deal, '--out', out];
      await bigben(study);
      renameSync(complete(out, basePath), partial(out, basePath));
      writeFileSync(partial(out, basePath), `${row}\n`);
      expect(await bigben(study)).toEqual(
        refusal(
          1,
          `${partial(out, basePath)}, line 1: expected ${expected}; found ${JSON.stringify(row)}`,
        ),
      );
    }
  });
});
