/**
 * Mutated records, links, files and stored games: each must be refused, or be legal and survive a
 * round trip.
 */
import { NO_ASSISTS } from '../../src/app/games/assists.ts';
import { everythingFile, FileReading } from '../../src/app/games/files.ts';
import { readEntry, readStored, type StoredGame, storeEntry } from '../../src/app/games/stored.ts';
import { current, type Game, goOver, goTo, playIn } from '../../src/rules/game.ts';
import { makeLink, parseLink } from '../../src/rules/link.ts';
import { legalMoves, makeMove, whyIllegal } from '../../src/rules/move.ts';
import { makeRecord, parseRecord } from '../../src/rules/record.ts';
import { lostGames, variantLinks, wonGames } from '../../src/rules/testing/vectors.ts';
import type { Outcome, Plan } from './attack.ts';
import { Dice } from './dice.ts';
import { mutated, mutatedValue } from './mutate.ts';

const CARDS = 104;

/** Throws unless every move of every line is legal and no card is lost. */
function checkGame(game: Game): void {
  checkLine(game);
  for (const i of game.lines.keys()) checkLine(goOver(game, i));
}

function checkLine({ ruleSet, positions, moves }: Game): void {
  for (const [at, position] of positions.entries()) {
    const move = moves[at];
    if (move && whyIllegal(ruleSet, position, move)) throw new Error(`move ${at + 1} is illegal`);
    const { foundations, fans, stock, waste } = position;
    const home = foundations.reduce((sum, height) => sum + height, 0);
    const cards = home + fans.flat().length + stock.length + waste.length;
    if (cards !== CARDS) throw new Error(`${cards} cards after ${at} moves`);
  }
}

function asText(game: Game): string {
  return JSON.stringify(makeRecord(goTo(game, game.moves.length)));
}

/** Tries one input. @returns whether it was accepted */
type Attempt = (dice: Dice, note: (input: unknown) => void) => boolean;

/** The game, and another line that leaves it after so many moves. */
function withLine(game: Game, after: number): Game {
  const at = goTo(game, after);
  const known = game.moves[after];
  const other = legalMoves(at.ruleSet, current(at)).find(
    (move) => known && makeMove(move) !== makeMove(known),
  );
  const played = other && playIn(at, other);
  return played?.ok ? goTo(goOver(played.value, game.lines.length), game.moves.length) : game;
}

const games = [...wonGames(), ...lostGames()].map((record, i) => {
  const game = parseRecord(JSON.stringify(record));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  // Every second one has two other lines.
  return i % 2 === 0 ? game.value : withLine(withLine(game.value, 5 + i), 20 + i);
});
const texts = games.map(asText);
const links = [
  ...games.flatMap((game) => {
    const link = makeLink(game, true);
    return link.ok ? [link.value] : [];
  }),
  ...variantLinks(),
];
const stored: readonly StoredGame[] = games.slice(0, 40).map((game, i) =>
  storeEntry({
    id: `game ${i}`,
    game: i % 4 < 2 ? game : { ...game, followUps: [2, 3], marks: [1, 9] },
    ...{ begun: 1, touched: 2, playedMs: 3, undos: 4, continued: false },
    assists: NO_ASSISTS,
    ...{ daily: undefined, found: 'any', challenges: [] },
    outcome: { result: 'won', ms: 5, day: '2026-01-01', order: i + 1, moves: game.moves.length },
  }),
);

function attemptRecord(dice: Dice, note: (input: unknown) => void): boolean {
  const text = mutated(dice.pick(texts), dice);
  note(text);
  const game = parseRecord(text);
  if (!game.ok) return false;
  checkGame(game.value);
  const again = parseRecord(asText(game.value));
  if (!again.ok || asText(again.value) !== asText(game.value)) throw new Error('written otherwise');
  return true;
}

function attemptLink(dice: Dice, note: (input: unknown) => void): boolean {
  const text = mutated(dice.pick(links), dice);
  note(text);
  const link = parseLink(text);
  if (!link.ok) return false;
  checkGame(link.value.game);
  const again = makeLink(link.value.game, true);
  const read = again.ok ? parseLink(again.value) : undefined;
  if (!read?.ok || asText(read.value.game) !== asText(link.value.game))
    throw new Error('another game behind its own link');
  return true;
}

function attemptStored(dice: Dice, note: (input: unknown) => void): boolean {
  const value = mutatedValue(dice.pick(stored), dice);
  note(value);
  const read = readStored(value);
  const entry = read.ok ? readEntry(read.value) : read;
  if (!entry.ok) return false;
  checkGame(entry.value.game);
  const written = storeEntry(entry.value);
  const again = readStored(JSON.parse(JSON.stringify(written)));
  if (!again.ok || JSON.stringify(storedAgain(again.value)) !== JSON.stringify(written))
    throw new Error('kept otherwise');
  return true;
}

function storedAgain(value: StoredGame): StoredGame {
  const entry = readEntry(value);
  if (!entry.ok) throw new Error(`not read again: ${entry.error}`);
  return storeEntry(entry.value);
}

function attemptFile(dice: Dice, note: (input: unknown) => void): boolean {
  const some = [dice.pick(stored), mutatedValue(dice.pick(stored), dice), dice.pick(stored)];
  const whole = [...everythingFile(some as StoredGame[], [])].join('');
  const text = mutated(whole, dice);
  note(text);
  const reading = new FileReading(0);
  let found = 0;
  for (let at = 0; at < text.length; ) {
    const end = at + 1 + dice.below(4000);
    for (const game of reading.push(text.slice(at, end))) {
      storedAgain(game);
      found++;
    }
    at = end;
  }
  found += reading.finish().length;
  return reading.result.ok && found > 0;
}

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'game records': attemptRecord,
  links: attemptLink,
  'stored games': attemptStored,
  'files of everything': attemptFile,
};

/** The same count for each kind. The seed of an input is the plan's seed plus its index. */
export function attackInput({ count, seed, until }: Plan): Outcome {
  const figures: string[] = [];
  const findings: string[] = [];
  const each = Math.ceil(count / Object.keys(ATTEMPTS).length);
  for (const [kind, attempt] of Object.entries(ATTEMPTS)) {
    let [done, accepted, slowest] = [0, 0, 0];
    for (; done < each && performance.now() < until; done++) {
      let input: unknown;
      const begun = performance.now();
      try {
        const note = (value: unknown): void => {
          input = value;
        };
        if (attempt(new Dice(seed * 1_000_003 + done), note)) accepted++;
      } catch (error) {
        const shown = typeof input === 'string' ? JSON.stringify(input) : String(input);
        findings.push(`${kind}, input ${done}: ${error}; ${shown.slice(0, 2000)}`);
      }
      slowest = Math.max(slowest, performance.now() - begun);
    }
    figures.push(`${kind}: ${done} tried, ${accepted} accepted, slowest ${slowest.toFixed(0)} ms`);
  }
  return { figures, findings };
}
