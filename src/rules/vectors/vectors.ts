/** Reads the recorded facts beside this file; only tests do. */
import { readFileSync } from 'node:fs';
import type { GameRecord } from '../record.ts';
import type { RuleSet } from '../ruleSet.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const readLines = <Line>(name: string): Line[] =>
  read(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

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
export const wonGames = (): GameRecord[] => readLines('won.ndjson');
export const lostGames = (): GameRecord[] => readLines('lost.ndjson');
export const perftVectors = (): PerftVector[] =>
  (JSON.parse(read('perft.json')) as { rows: PerftVector[] }).rows;
