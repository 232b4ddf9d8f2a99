/** The file to which a shard's rows are written as they come. */
import { closeSync, fsyncSync, ftruncateSync, renameSync, writeFileSync } from 'node:fs';
import { diskFailure, openFile } from './disk.ts';
import type { Row } from './rows.ts';

/**
 * Appends whole lines, each at once: however the process ends, only the last line can be torn, and
 * no row that was reported is lost.
 */
export class RowFile {
  readonly #path: string;
  readonly #descriptor: number;

  /** @param whole the length of the whole lines that are there; what follows them is dropped */
  constructor(path: string, whole: number) {
    this.#path = path;
    this.#descriptor = openFile(path, 'append');
    this.#trying(() => ftruncateSync(this.#descriptor, whole));
  }

  append(row: Row): void {
    this.#trying(() => writeFileSync(this.#descriptor, `${JSON.stringify(row)}\n`));
  }

  /** Gives the complete file its name. */
  finish(path: string): void {
    this.#trying(() => {
      fsyncSync(this.#descriptor);
      renameSync(this.#path, path);
    });
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #broken: unknown;

  /** After a failure nothing more is written: it would stand behind a torn line. */
  #trying<T>(action: () => T): T {
    try {
      if (this.#broken) throw this.#broken;
      return action();
    } catch (error) {
      this.#broken = error;
      throw diskFailure('write', this.#path, error);
    }
  }
}
