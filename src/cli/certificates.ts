/** `--certificate` of `bigben solve`: why games are lost, in a file. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { MAX_LINES } from '../checker/check.ts';
import { current, type Game } from '../rules/game.ts';
import { makeRecord } from '../rules/record.ts';
import { failure, type Result } from '../rules/result.ts';
import { type CertificateLimits, certifying, type Uncertified } from '../solver/certify.ts';
import { onDisk, openFile } from '../study/disk.ts';
import { type Missing, writtenCertificates } from './english/certificates.ts';
import { jsonLine } from './english/oneLine.ts';

/** The lines of a certificate after its game record, or why there is none. */
export type Certified = Result<readonly string[], Exclude<Uncertified, 'winnable'>>;

/**
 * Writes the certificate of a lost game. It is rarely asked for, so this thread does it, in slices.
 *
 * @param signal gives it up
 */
export async function certificateOf(
  game: Game,
  limits: CertificateLimits,
  signal: AbortSignal,
): Promise<Certified> {
  const steps = certifying(current(game), game.ruleSet, { lines: MAX_LINES, ...limits });
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const certified = step.value;
      return certified.ok ? certified : failure(reasonOf(certified.error));
    }
    await setImmediate();
    signal.throwIfAborted();
  }
}

function reasonOf(error: Uncertified): Exclude<Uncertified, 'winnable'> {
  if (error === 'winnable') throw new Error('certify: a lost game can be won');
  return error;
}

/** A game that was found lost. */
interface Lost {
  readonly place: string;
  readonly game: Game;
  readonly certified: Certified;
}

/** A file of certificates. Only whole ones are in it; it takes the place of an older file at the end. */
export class CertificateFile {
  readonly #path: string;
  readonly #partial: string;
  readonly #descriptor: number;
  readonly #missing: Missing[] = [];
  #count = 0;
  /** In bytes, of the whole certificates. */
  #length = 0;

  /** @throws StudyError, at once, if the file cannot be written */
  constructor(path: string) {
    this.#path = path;
    this.#partial = `${path}.part`;
    if (existsSync(path)) closeSync(openFile(path, 'append'));
    this.#descriptor = openFile(this.#partial, 'write');
  }

  add({ place, game, certified }: Lost): void {
    if (!certified.ok) {
      this.#missing.push({ place, game, reason: certified.error });
      return;
    }
    const text = [jsonLine(makeRecord(game)), ...certified.value, ''].join('\n');
    onDisk('write', this.#partial, () => this.#append(Buffer.from(text)));
    this.#count++;
  }

  #append(bytes: Buffer): void {
    try {
      writeFileSync(this.#descriptor, bytes);
      this.#length += bytes.length;
    } catch (error) {
      // The disk can be full after half of them.
      ftruncateSync(this.#descriptor, this.#length);
      throw error;
    }
  }

  /**
   * Gives the file its name.
   *
   * @returns what is in it, and which lost games are not, in words
   */
  finish(): string {
    onDisk('write', this.#path, () => {
      fsyncSync(this.#descriptor);
      closeSync(this.#descriptor);
      renameSync(this.#partial, this.#path);
    });
    return writtenCertificates(this.#path, this.#count, this.#missing, MAX_LINES);
  }

  /** Leaves what was there. */
  discard(): void {
    closeSync(this.#descriptor);
    unlinkSync(this.#partial);
  }
}
