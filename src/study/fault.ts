/** Faults of the files of a study, as values, of which the command line makes sentences. */
import type { Fault } from '../rules/fault.ts';

/** A fault in a manifest. */
export type ManifestFault =
  | {
      readonly kind:
        | 'noObject'
        | 'version'
        | 'toBeforeFrom'
        | 'tooManyDeals'
        | 'shard'
        | 'player'
        | 'seed'
        | 'think';
    }
  | { readonly kind: 'rules'; readonly fault: Fault }
  | { readonly kind: 'end'; readonly key: string };

/** The rows of a study: of the solver, or of the fair player. */
export type RowName = 'solver' | 'fair';

/** A line of a file, counted from 1. */
interface InLine {
  readonly file: string;
  readonly line: number;
}

export type StudyFault =
  /** `code`: Node's, such as `ENOENT`. */
  | {
      readonly kind: 'disk';
      readonly doing: 'read' | 'write';
      readonly path: string;
      readonly code: string;
    }
  /** Something else lies where a file should be. */
  | {
      readonly kind: 'noFile';
      readonly doing: 'read' | 'write';
      readonly path: string;
      readonly found: 'folder' | 'pipe' | 'device';
    }
  | { readonly kind: 'tooLong'; readonly file: string; readonly most: number }
  | { readonly kind: 'noFolder'; readonly path: string }
  | { readonly kind: 'noStudy'; readonly folder: string }
  /** A shard has rows as if it were complete, and as if it were not. */
  | { readonly kind: 'twoRowFiles'; readonly complete: string; readonly partial: string }
  | ({
      readonly kind: 'outside';
      readonly number: string;
      readonly from: bigint;
      readonly to: bigint;
    } & InLine)
  | ({
      readonly kind: 'contradiction';
      readonly number: string;
      readonly result: string;
      readonly other: string;
    } & InLine)
  /** The row of a deal that is not of the shard, or has one already. */
  | ({ readonly kind: 'strangeRow'; readonly number: string } & InLine)
  | ({ readonly kind: 'notARow'; readonly row: RowName; readonly text: string } & InLine)
  | {
      readonly kind: 'otherSetting';
      readonly file: string;
      readonly key: string;
      readonly before: string;
      readonly now: string;
    }
  | { readonly kind: 'manifestNotJson'; readonly file: string }
  | { readonly kind: 'notAManifest'; readonly file: string; readonly wrong: ManifestFault }
  /** Deals of which threads died; all others are done. */
  | {
      readonly kind: 'undone';
      readonly number: string;
      readonly reason: string;
      readonly others: number;
    }
  /** `remote`: the process's machine and the file that it leaves, if it is not this machine. */
  | {
      readonly kind: 'inUse';
      readonly basePath: string;
      readonly pid: number;
      readonly remote?: { readonly host: string; readonly file: string };
    };

/** A study cannot be begun, gone on with, or read. */
export class StudyError extends Error {
  readonly fault: StudyFault;

  constructor(fault: StudyFault) {
    super(JSON.stringify(fault, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));
    this.fault = fault;
  }
}
