/** Checks claims that deals have been decided, then writes them to the data and the papers. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { speakFault } from '../../src/cli/english/faults.ts';
import { makeDealNumber, parseDealNumber } from '../../src/rules/deal.ts';
import { current, type Game, movesMade } from '../../src/rules/game.ts';
import { parseLink } from '../../src/rules/link.ts';
import { makeMove } from '../../src/rules/move.ts';
import { isWon } from '../../src/rules/position.ts';
import { parseRecord } from '../../src/rules/record.ts';
import { nameOf, RULE_SET_NAMES, type RuleSetName } from '../../src/rules/ruleSet.ts';
import {
  brought,
  CLOSEST,
  type Closest,
  closestOf,
  DATA,
  decide,
  PAPERS,
  WINS,
  type Winnability,
} from './winnability.ts';

/** Thrown for a claim that does not hold, or for invalid arguments. */
export class Refusal extends Error {}

function refuse(message: string): never {
  throw new Refusal(message);
}

interface Claim {
  /** Where it comes from: a prefix for messages about it. */
  readonly place: string;
  readonly rules: RuleSetName;
  readonly number: string;
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** Of an unknown deal: the fewest cards that the search had left. */
  readonly left?: number;
  /** The win. */
  readonly moves?: readonly string[];
}

function claimOf(text: string, place: string): Claim {
  const game = gameOf(text, place);
  const rules = nameOf(game.ruleSet);
  if (!rules) refuse(`${place}these rules have not been studied`);
  const number = parseDealNumber(game.number ?? '');
  if (!number.ok) refuse(`${place}the game does not say which deal it is: it has no number`);
  const deal = { place, rules, number: makeDealNumber(number.value) };
  const left = leftIn(text);
  if (left !== undefined) return { ...deal, verdict: 'unknown', left };
  if (!isWon(current(game))) refuse(`${place}the game is not won`);
  return { ...deal, verdict: 'winnable', moves: movesMade(game).map(makeMove) };
}

/** How many cards the search had left, if this is a line of `bigben solve --json` about an unknown deal. */
function leftIn(text: string): number | undefined {
  if (!text.startsWith('{')) return undefined;
  const { verdict, left } = JSON.parse(text);
  return verdict === 'unknown' && Number.isInteger(left) && left > 0 ? left : undefined;
}

function gameOf(text: string, place: string): Game {
  if (text.startsWith('{')) {
    const game = parseRecord(text);
    return game.ok ? game.value : refuse(place + speakFault(game.error));
  }
  const link = parseLink(text.slice(text.indexOf('#') + 1));
  return link.ok ? link.value.game : refuse(`${place}neither a game record nor a link that holds`);
}

function claimsIn(folder: string, file: string): Claim[] {
  const path = resolve(folder, file);
  if (!existsSync(path)) refuse(`there is no file ${file}`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line, i) => ({ text: line.trim(), place: `${file}, line ${i + 1}: ` }))
    .filter(({ text }) => text !== '')
    .map(({ text, place }) => claimOf(text, place));
}

function unwinnable([number, rules, ...more]: readonly string[]): Claim {
  const name = RULE_SET_NAMES.find((each) => each === rules);
  if (!number || !name || more.length > 0)
    refuse(`after --unwinnable, expected a deal number and one of ${RULE_SET_NAMES.join(', ')}`);
  return { place: '', rules: name, number, verdict: 'unwinnable' };
}

function claimsOf(folder: string, [first, ...others]: readonly string[]): Claim[] {
  if (first === '--unwinnable') return [unwinnable(others)];
  if (first?.startsWith('-')) refuse(`there is no option ${first}`);
  return [...(first ? [first] : []), ...others].flatMap((file) => claimsIn(folder, file));
}

/**
 * Counts deals as decided.
 *
 * @param folder where the data, the papers and the files of claims are
 * @param words `FILE...` or `--unwinnable NUMBER RULES`
 * @returns a line about each deal
 * @throws Refusal if any claim does not hold; then nothing is written
 */
export function decideClaims(folder: string, words: readonly string[]): string {
  const claims = claimsOf(folder, words);
  const dataFile = join(folder, DATA);
  let data = JSON.parse(readFileSync(dataFile, 'utf8')) as Winnability;
  for (const { place, rules, number, verdict } of claims)
    data =
      decide(data, rules, Number(number), verdict) ??
      refuse(
        `${place}deal ${number} is not unknown by ${rules}; "bigben undecided" lists those that are`,
      );

  // Write only now that all claims hold.
  for (const { rules, number, moves } of claims)
    if (moves) appendFileSync(join(folder, WINS), `${JSON.stringify({ rules, number, moves })}\n`);
  writeFileSync(dataFile, `${JSON.stringify(data, null, 2)}\n`);
  const closestFile = join(folder, CLOSEST);
  const closest = closestOf(data, JSON.parse(readFileSync(closestFile, 'utf8')), nearest(claims));
  writeFileSync(closestFile, `${JSON.stringify(closest, null, 2)}\n`);
  for (const paper of PAPERS.map((name) => join(folder, name)))
    writeFileSync(paper, brought(readFileSync(paper, 'utf8'), data, closest));
  return claims
    .map(
      ({ rules, number, verdict }) =>
        `deal ${number}, ${rules}: ${verdict}; ${data.ruleSets[rules].unknown.length} are unknown now\n`,
    )
    .join('');
}

/** What the claims say of unknown deals. */
function nearest(claims: readonly Claim[]): Closest {
  const closest = Object.fromEntries(
    RULE_SET_NAMES.map((name) => [name, {} as Record<string, number>]),
  ) as Record<RuleSetName, Record<string, number>>;
  for (const { rules, number, left } of claims)
    if (left !== undefined) closest[rules][number] = Math.min(left, closest[rules][number] ?? left);
  return closest;
}
