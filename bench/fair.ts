/**
 * `npm run bench:fair -- [FROM TO [RULES [SHUFFLES [SEED]]]]`: how often the fair player wins, as the tables in
 * docs/odds.md have it, and what its chances are worth.
 */
import { wilson } from '../src/numbers/sample.ts';
import { dealCards, parseDealNumber, startOf } from '../src/rules/deal.ts';
import { play } from '../src/rules/move.ts';
import { isWon, type Position } from '../src/rules/position.ts';
import { parseRuleSet } from '../src/rules/ruleSet.ts';
import { viewOf } from '../src/solver/fair/view.ts';
import { fairMove } from '../src/solver/fair.ts';

const [from = '1', to = '1000', rules = 'classic', shuffles, seed = '0'] = process.argv.slice(2);
const parsed = parseRuleSet(rules.startsWith('{') ? JSON.parse(rules) : rules);
if (!parsed.ok) throw new Error(parsed.error);
const ruleSet = parsed.value;
const options = { seed: Number(seed), ...(shuffles && { shuffles: Number(shuffles) }) };

/** What was foretold while something was hidden, and what came of it. */
const forecasts: { chance: number; stock: number; won: boolean }[] = [];
let work = 0;

function playOut(start: Position): boolean {
  let at = start;
  const begun = forecasts.length;
  for (;;) {
    const choice = fairMove(viewOf(ruleSet, at), options);
    if (!choice) break;
    work += choice.work;
    forecasts.push({ chance: choice.chance, stock: at.stock.length, won: false });
    for (const move of choice.plan) at = play(ruleSet, at, move);
  }
  const won = isWon(at);
  for (const forecast of forecasts.slice(begun)) forecast.won = won;
  return won;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(played: number, won: number): void {
  const { lower, upper } = wilson(won, played);
  const ms = (process.cpuUsage().user + process.cpuUsage().system) / 1000 / played;
  console.log(
    `${played} deals, ${won} won: ${percent(won / played)} (${percent(lower)} to ${percent(upper)}), ` +
      `${ms.toFixed(0)} ms and ${(work / played).toFixed(0)} positions a game`,
  );
}

/** Of the forecasts of a like chance, the share that was won. */
function reportForecasts(): void {
  for (let tenth = 0; tenth < 10; tenth++) {
    const like = forecasts.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth);
    const mean = like.reduce((sum, { chance }) => sum + chance, 0) / like.length;
    const won = like.filter((forecast) => forecast.won).length / like.length;
    if (like.length > 0)
      console.log(`foretold ${percent(mean)}, won ${percent(won)} (${like.length} moments)`);
  }
}

let won = 0;
const count = Number(to) - Number(from) + 1;
for (let i = 0; i < count; i++) {
  const number = parseDealNumber(`${Number(from) + i}`);
  if (!number.ok) throw new Error(number.error);
  if (playOut(startOf(dealCards(number.value)))) won++;
  if ((i + 1) % 100 === 0 && i + 1 < count) report(i + 1, won);
}
report(count, won);
reportForecasts();
