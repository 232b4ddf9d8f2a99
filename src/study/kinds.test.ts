import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import type { Pool } from '../worker/pool.ts';
import { StudyError, type StudyFault } from './fault.ts';
import { FinishedDeals } from './finishedDeals.ts';
import { kindOf, type StudyKind, type StudySettings, wrongSettings } from './kinds.ts';
import { type Row, readRows } from './rows.ts';

const SOLVER = kindOf({ kind: 'solver', limitNodes: null });
const FAIR = kindOf({ kind: 'fair', seed: 0, think: null });
const KINDS = [
  ['the solver', SOLVER, FAIR],
  ['fair play', FAIR, SOLVER],
] as const;

describe('what a kind of study asks', () => {
  const ruleSet = RULE_SETS.redeal;
  const position = startOf(dealCards({ generator: 'lcg', seed: 7 }));

  /** Asks a pool that answers at once, and tells what it was asked. */
  async function asked(settings: StudySettings): Promise<{ asked: unknown; row: Row }> {
    const questions: unknown[] = [];
    const pool: Pick<Pool, 'solve' | 'play'> = {
      solve: async (question) => {
        questions.push({ solve: question });
        const verdict = { kind: 'unknown', reason: 'nodes', nodes: 300 } as const;
        return { kind: 'solve', id: 1, verdict, ms: 1.23456 };
      },
      play: async (beginning) => {
        questions.push({ play: beginning });
        return { kind: 'play', id: 1, played: { won: false, moves: [], nodes: 70 }, ms: 1.23456 };
      },
    };
    const row = await kindOf(settings).rowOf(pool as Pool, '7', { position, ruleSet });
    expect(questions).toHaveLength(1);
    return { asked: questions[0], row };
  }

  it.each([
    [{ kind: 'solver', limitNodes: 300 }, { solve: { position, ruleSet, limits: { nodes: 300 } } }],
    [{ kind: 'solver', limitNodes: null }, { solve: { position, ruleSet, limits: {} } }],
    [
      { kind: 'fair', seed: 5, think: 9 },
      { play: { position, ruleSet, isNumbered: true, seed: 5, thinkMs: 9 } },
    ],
    [
      { kind: 'fair', seed: 0, think: null },
      { play: { position, ruleSet, isNumbered: true, seed: 0 } },
    ],
  ] as const)('follows from the settings %j', async (settings, question) => {
    expect((await asked(settings)).asked).toEqual(question);
    expect(kindOf(settings).settings).toEqual(settings);
  });

  it('is answered by its own row', async () => {
    expect((await asked({ kind: 'solver', limitNodes: 300 })).row).toEqual({
      number: '7',
      verdict: 'unknown',
      reason: 'nodes',
      nodes: 300,
      ms: 1.235,
    });
    expect((await asked({ kind: 'fair', seed: 0, think: null })).row).toEqual({
      number: '7',
      won: false,
      moves: 0,
      nodes: 70,
      ms: 1.235,
    });
  });
});

const count = fc.nat(1_000_000);
const deal = {
  number: fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String),
  nodes: count,
  ms: count,
};
const solverRow = fc.oneof(
  fc.record({ ...deal, verdict: fc.constant('winnable'), moves: count }),
  fc.record({ ...deal, verdict: fc.constant('unwinnable') }),
  fc.record({
    ...deal,
    verdict: fc.constant('unknown'),
    reason: fc.constantFrom('nodes', 'time', 'memory', 'stopped'),
  }),
) as fc.Arbitrary<Row>;
const fairRow: fc.Arbitrary<Row> = fc.record({ ...deal, won: fc.boolean(), moves: count });
const rowsOf = (kind: StudyKind): fc.Arbitrary<Row> => (kind === FAIR ? fairRow : solverRow);

describe('the rows of a kind', () => {
  let file: string;
  beforeAll(() => {
    file = join(mkdtempSync(join(tmpdir(), 'bigben-rows-')), 'rows.ndjson');
  });
  afterAll(() => rmSync(join(file, '..'), { recursive: true }));

  /** The rows that are read before one is refused, and why it was. */
  function read(kind: StudyKind, text: string): { rows: Row[]; refused: StudyFault | undefined } {
    writeFileSync(file, text);
    const rows: Row[] = [];
    try {
      readRows(file, kind, (row) => rows.push(row));
    } catch (error) {
      if (!(error instanceof StudyError)) throw error;
      return { rows, refused: error.fault };
    }
    return { rows, refused: undefined };
  }

  it.each(KINDS)('are read back as they were written, of %s', (_, kind) => {
    fc.assert(
      fc.property(fc.array(rowsOf(kind)), (rows) => {
        const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
        expect(read(kind, text)).toEqual({ rows, refused: undefined });
      }),
      { seed: 1 },
    );
  });

  it.each(KINDS)('are refused by their line among those of %s', (_, kind, other) => {
    fc.assert(
      fc.property(fc.array(rowsOf(kind)), rowsOf(other), (rows, stranger) => {
        const text = [...rows, stranger].map((row) => `${JSON.stringify(row)}\n`).join('');
        const { refused, ...before } = read(kind, text);
        expect(before).toEqual({ rows });
        const wrong = { kind: 'notARow', file, line: rows.length + 1, row: kind.row };
        expect(refused).toMatchObject(wrong);
      }),
      { seed: 2 },
    );
  });

  it.each(KINDS)('can be anything: it is refused, or a row of %s', (_, kind) => {
    const like = fc.tuple(rowsOf(kind), fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue()));
    const anything = fc.oneof(
      fc.jsonValue(),
      like.map(([row, changes]) => ({ ...row, ...changes })),
    );
    const range = { from: 1n, to: 10n ** 6n };
    fc.assert(
      fc.property(anything, (value) => {
        const { rows, refused } = read(kind, `${JSON.stringify(value)}\n`);
        expect(rows.length === 1).toBe(refused === undefined);
        for (const row of rows) {
          const done = new FinishedDeals(range);
          const added = done.add(row);
          expect(done.count).toBe(added ? 1 : 0);
        }
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});

const FIELDS = ['number', 'verdict', 'reason', 'won', 'moves', 'nodes', 'ms'] as const;

it('only settings that a study can have are taken from a manifest', () => {
  const like = fc.record(
    {
      kind: fc.oneof(fc.constantFrom('fair', 'solver'), fc.jsonValue()),
      seed: fc.oneof(fc.nat(), fc.jsonValue()),
      think: fc.oneof(fc.nat(), fc.constant(null), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(like, (settings) => {
      if (wrongSettings(settings) !== undefined || settings.kind === 'solver') return;
      const { kind, seed, think } = settings;
      expect(kind).toBe('fair');
      expect(Number.isInteger(seed) && Number(seed) >= 0).toBe(true);
      expect(think === null || (Number.isInteger(think) && Number(think) >= 1)).toBe(true);
    }),
    { seed: 4, numRuns: 1000 },
  );
  const read = (seed: number, think: number | null) => wrongSettings({ kind: 'fair', seed, think });
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.integer({ min: 1 })), (seed, think) => {
      expect(read(seed, think)).toBeUndefined();
    }),
    { seed: 5 },
  );
});
