/**
 * The kinds of studies: the question about each deal, and the row with its answer. Everything else is the same for
 * every kind.
 */
import * as v from 'valibot';
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Pool } from '../worker/pool.ts';
import type { ManifestFault } from './fault.ts';
import {
  isFairRow,
  isSolverRow,
  makeFairRow,
  makeSolverRow,
  type Row,
  type RowKind,
} from './rows.ts';

/** The settings of a study that has the solver judge each deal. */
interface SolverSettings {
  readonly kind: 'solver';
  /** Null: not limited. */
  readonly limitNodes: number | null;
}

/** The settings of a study that has the fair player play each deal. */
export interface FairSettings {
  readonly kind: 'fair';
  readonly seed: number;
  /** Milliseconds for each deal of the stock. Null: as much as is usual. */
  readonly think: number | null;
}

/** The part of a manifest that depends on the kind of study. */
export type StudySettings = SolverSettings | FairSettings;

/** A deal as the cards lie when it begins. */
interface DealStart {
  readonly position: Position;
  readonly ruleSet: RuleSet;
}

export interface StudyKind extends RowKind {
  readonly settings: StudySettings;
  /** Before the names of its files, so that studies of every kind fit in one folder. */
  readonly prefix: string;
  /** Has the deal of that number worked on. */
  readonly rowOf: (pool: Pool, number: string, start: DealStart) => Promise<Row>;
}

export const kindOf = (settings: StudySettings): StudyKind =>
  settings.kind === 'fair' ? fairKind(settings) : solverKind(settings);

const solverKind = ({ kind, limitNodes }: SolverSettings): StudyKind => ({
  settings: { kind, limitNodes },
  prefix: '',
  row: 'solver',
  isRow: isSolverRow,
  rowOf: async (pool, number, start) => {
    const limits = limitNodes === null ? {} : { nodes: limitNodes };
    return makeSolverRow(number, await pool.solve({ ...start, limits }));
  },
});

const fairKind = ({ kind, seed, think }: FairSettings): StudyKind => ({
  settings: { kind, seed, think },
  prefix: 'fair-',
  row: 'fair',
  isRow: isFairRow,
  rowOf: async (pool, number, start) => {
    const thinking = think === null ? {} : { thinkMs: think };
    return makeFairRow(number, await pool.play({ ...start, isNumbered: true, seed, ...thinking }));
  },
});

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The solver's settings are only compared, never used. */
const settings = v.variant('kind', [
  v.looseObject({ kind: v.literal('solver') }),
  v.looseObject({
    kind: v.literal('fair'),
    seed: whole,
    think: v.nullable(v.pipe(whole, v.minValue(1))),
  }),
]);

/** The fault in the settings of a manifest, if there is one. */
export function wrongSettings(value: unknown): ManifestFault | undefined {
  const read = v.safeParse(settings, value, { abortEarly: true });
  if (read.success) return undefined;
  const key = read.issues[0].path?.[0]?.key;
  return { kind: key === 'seed' || key === 'think' ? key : 'player' };
}
