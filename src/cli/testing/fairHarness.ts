/** Shared by the tests of `bigben fair`. */
import { expect } from 'vitest';
import { isWon, type Position } from '../../rules/position.ts';
import { parseRecord } from '../../rules/record.ts';
import { bigben } from './harness.ts';

/** A line, and how its game ends. */
export function parseLine(line: string) {
  const game = parseRecord(line);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const end = game.value.positions.at(-1) as Position;
  const record = JSON.parse(line) as { won: boolean; ms: number; nodes: number; moves: string[] };
  return { ...record, end, ruleSet: game.value.ruleSet };
}

export const linesOf = (out: string): string[] => out.split('\n').filter(Boolean);

/** Plays deals, and checks that each line is the record of a whole game, and what is summed up beside them. */
export async function expectGames(deals: readonly string[], count: number): Promise<void> {
  const { status, out, err } = await bigben(['fair', ...deals, '--json']);
  expect(status).toBe(0);
  const games = linesOf(out).map(parseLine);
  expect(games).toHaveLength(count);
  for (const { won, end, ms, nodes, moves } of games) {
    expect(isWon(end)).toBe(won);
    expect(moves.length).toBeGreaterThan(20);
    expect(nodes).toBeGreaterThan(moves.length);
    expect(ms).toBeGreaterThan(0);
  }
  const won = games.filter((game) => game.won).length;
  expect(err).toMatch(
    new RegExp(`^${won} of ${count} games won: .* \\(95 % interval .* to .*\\); mean`),
  );
}
