/**
 * `npm run decide -- FILE`: counts deals as winnable that were unknown. The file has game records or links, one a line;
 * each must win a deal that is unknown by its rules. They are kept in data/wins.ndjson.
 * `npm run decide -- --unwinnable NUMBER RULES`: counts a deal as unwinnable. Nothing here checks that.
 * `npm run decide` alone only makes the papers anew.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { speakFault } from '../src/cli/english/faults.ts';
import { makeDealNumber, parseDealNumber } from '../src/rules/deal.ts';
import { current, type Game, movesMade } from '../src/rules/game.ts';
import { parseLink } from '../src/rules/link.ts';
import { makeMove } from '../src/rules/move.ts';
import { isWon } from '../src/rules/position.ts';
import { parseRecord } from '../src/rules/record.ts';
import { nameOf, RULE_SET_NAMES, type RuleSetName } from '../src/rules/ruleSet.ts';
import { fail } from './prepare.mjs';
import { brought, DATA, decide, PAPERS, WINS, type Winnability } from './winnability.ts';

interface Claim {
  /** Where it comes from, to stand before what is said of it. */
  readonly place: string;
  readonly rules: RuleSetName;
  readonly number: string;
  readonly verdict: 'winnable' | 'unwinnable';
  /** The win. */
  readonly moves?: readonly string[];
}

function claimOf(text: string, place: string): Claim {
  const game = gameOf(text, place);
  const rules = nameOf(game.ruleSet);
  if (!rules) fail(`${place}these rules have not been studied`);
  const number = parseDealNumber(game.number ?? '');
  if (!number.ok) fail(`${place}the game does not say which deal it is: it has no number`);
  if (!isWon(current(game))) fail(`${place}the game is not won`);
  const moves = movesMade(game).map(makeMove);
  return { place, rules, number: makeDealNumber(number.value), verdict: 'winnable', moves };
}

function gameOf(text: string, place: string): Game {
  if (text.startsWith('{')) {
    const game = parseRecord(text);
    return game.ok ? game.value : fail(place + speakFault(game.error));
  }
  const link = parseLink(text.slice(text.indexOf('#') + 1));
  return link.ok ? link.value.game : fail(`${place}neither a game record nor a link that holds`);
}

function claimsIn(file: string): Claim[] {
  if (!existsSync(file)) fail(`there is no file ${file}`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, i) => ({ text: line.trim(), place: `${file}, line ${i + 1}: ` }))
    .filter(({ text }) => text !== '')
    .map(({ text, place }) => claimOf(text, place));
}

function unwinnable([number, rules, ...more]: readonly string[]): Claim {
  const name = RULE_SET_NAMES.find((each) => each === rules);
  if (!number || !name || more.length > 0)
    fail(`after --unwinnable, expected a deal number and one of ${RULE_SET_NAMES.join(', ')}`);
  return { place: '', rules: name, number, verdict: 'unwinnable' };
}

const [first, ...others] = process.argv.slice(2);
if (first?.startsWith('-') && first !== '--unwinnable') fail(`there is no option ${first}`);
const claims =
  first === '--unwinnable'
    ? [unwinnable(others)]
    : [...(first ? [first] : []), ...others].flatMap(claimsIn);

let data = JSON.parse(readFileSync(DATA, 'utf8')) as Winnability;
for (const { place, rules, number, verdict } of claims)
  data =
    decide(data, rules, Number(number), verdict) ??
    fail(
      `${place}deal ${number} is not unknown by ${rules}; "bigben undecided" lists those that are`,
    );

// All claims hold: only now anything is written.
for (const { rules, number, moves } of claims)
  if (moves) appendFileSync(WINS, `${JSON.stringify({ rules, number, moves })}\n`);
writeFileSync(DATA, `${JSON.stringify(data, null, 2)}\n`);
for (const paper of PAPERS) writeFileSync(paper, brought(readFileSync(paper, 'utf8'), data));
for (const { rules, number, verdict } of claims)
  process.stdout.write(
    `deal ${number}, ${rules}: ${verdict}; ${data.ruleSets[rules].unknown.length} are unknown now\n`,
  );
