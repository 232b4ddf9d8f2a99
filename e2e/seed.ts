/** The storage entry that opens a page on a given game: see src/store/pendingWrites.ts. */
import type { GameRecord } from '../src/rules/record.ts';

/** The key under which a page leaves unfinished writes for the next one. */
export const UNWRITTEN = 'bigben.unwritten';

/**
 * @param at how many of the game's moves are made; the others can be redone
 * @param isWon whether it is won there
 * @returns the text to store under `UNWRITTEN`
 */
export function seed(record: Partial<GameRecord>, at: number, isWon = false): string {
  const { number, rules, fans, stock, moves = [] } = record;
  const ms = Date.now();
  const assists = {
    ...{ hints: 0, shownMoves: 0, statusSeen: false, fairHints: 0, chanceSeen: false },
    lesson: false,
  };
  const outcome = { result: 'won', ms, day: '2026-01-01', order: 1, moves: at };
  const game = {
    ...{ version: 2, id: 'seeded', number, rules, fans, stock, moves: moves.join(' '), at },
    ...{ assists, begun: ms, touched: ms, playedMs: 0, undos: 0 },
    ...(isWon ? { outcome } : {}),
  };
  const nothing = { remove: [], setAside: [], forgetDamaged: [] };
  const change = { serial: 1, put: [game], table: 'seeded', ...nothing };
  return JSON.stringify([{ owner: 'seed', change }]);
}
