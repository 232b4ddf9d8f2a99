/** Reads the recorded facts of `vectors/`. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '../record.ts';
import type { RuleSet } from '../ruleSet.ts';

const VECTORS = join(dirname(fileURLToPath(import.meta.url)), '../vectors');

const read = (name: string): string => readFileSync(join(VECTORS, name), 'utf8');

/** One in how many recorded facts is tested: mutation testing runs the tests a thousand times. */
export const ONE_IN = Number(process.env['ONE_VECTOR_IN'] ?? 1);

const thinned = <Item>(items: Item[]): Item[] => items.filter((_, i) => i % ONE_IN === 0);

const readLines = <Line>(name: string): Line[] =>
  thinned(read(name).trim().split('\n')).map((line) => JSON.parse(line) as Line);

export interface DealVector {
  readonly number: string;
  readonly shown: string;
  readonly fans: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
}

/** A game with the sorted legal moves before every move (and, in `variants`, after the last). */
export interface PlayVector extends GameRecord {
  readonly legal: readonly (readonly string[])[];
  /** Whether each of these positions is stuck; in `variants` only. */
  readonly stuck?: readonly boolean[];
  readonly won: boolean;
}

export interface PerftVector {
  readonly number: string;
  readonly rules: string | RuleSet;
  readonly counts: readonly number[];
}

export const dealVectors = (): DealVector[] => readLines('deals.ndjson');
export const playthroughs = (): PlayVector[] => readLines('playthroughs.ndjson');
export const variants = (): PlayVector[] => readLines('variants.ndjson');
/** The link of each game of `variants`, with its moves. */
export const variantLinks = (): string[] => readLines('links.ndjson');
export const wonGames = (): GameRecord[] => readLines('won.ndjson');
export const lostGames = (): GameRecord[] => readLines('lost.ndjson');
export const perftVectors = (): PerftVector[] =>
  thinned((JSON.parse(read('perft.json')) as { rows: PerftVector[] }).rows);
