/**
 * `npm run -w lab problems -- [REFILL KEEP WIN]`: makes src/app/problems/problems.json, with that many problems of each kind. The positions come from
 * games of the quick player, one from each at most. Only what is proved both ways is taken: each legal move keeps the win or is
 * proved to lose it. The same command makes the same file.
 */
import { writeFileSync } from 'node:fs';
import { playing } from '../../src/fair/game.ts';
import { loadNet } from '../../src/fair/player.ts';
import { type Game, goTo, playIn, startGame } from '../../src/rules/game.ts';
import { makeLink } from '../../src/rules/link.ts';
import { legalMoves, type Move, makeMove } from '../../src/rules/move.ts';
import type { Position } from '../../src/rules/position.ts';
import { RULE_SETS } from '../../src/rules/ruleSet.ts';
import { finish } from '../../src/rules/steps.ts';
import { Random } from '../../src/solver/engine/random.ts';
import { solve } from '../../src/solver/solve.ts';
import { dealOf } from '../bench/deals.ts';
import { type Judged, judge } from './judge.ts';
import { choosing, playingOut } from './players.ts';
import { ratingOf } from './rating.ts';

/**
 * `refill`: the stock can deal, and either every way to go on without dealing loses, or dealing does. `keep`: some of the moves lose. `win`: many moves have
 * to be right.
 */
type Kind = 'refill' | 'keep' | 'win';

/** `refill` is called by what deals there. */
type Named = Kind | 'draw';

/** A problem of problems.json: the link of its position, the moves that keep the win, and its rating. */
interface Problem {
  readonly kind: Named;
  readonly link: string;
  readonly right: readonly string[];
  readonly rating: number;
}

const RULES = RULE_SETS.classic;
/** Deals that nobody plays by number, above those of the studies. */
const FIRST_DEAL = 2_000_001;
/** The stock is shown face up, so it must not be long. */
const MOST_IN_STOCK = 16;
/** Positions that the solver can look at: for the whole position, and for each move. */
const NODES = 20_000;
const MOVE_NODES = 50_000;
/** Positions of a game that are looked at. */
const LOOKS = 6;
/** `win`: its length, and the largest share of moves that may be right at first. */
const WIN_MOVES = { least: 8, most: 70 };
const WIN_SHARE = 0.5;

/** A game of the quick player; another seed, another game. */
function quickGame(number: number, seed: number): Game {
  const start = startGame(RULES, dealOf(number), `${number}`);
  const options = { isNumbered: true, seed, samples: 0, softmax: true };
  const { moves } = finish(playing(start.positions[0] as Position, RULES, options));
  return moves.reduce((game, move) => {
    const next = playIn(game, move);
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, start);
}

/** Some of the points of a game with few cards in the stock, in random order. */
function pointsOf(game: Game, random: Random): readonly number[] {
  const points = game.positions.flatMap(({ stock }, at) =>
    stock.length > 0 && stock.length <= MOST_IN_STOCK ? [at] : [],
  );
  return points
    .map((at) => [random.share(), at] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, LOOKS)
    .map(([, at]) => at);
}

const isDealing = ({ kind }: Move): boolean => kind !== 'carry';

/** Which kinds of problem a position makes. */
function kindsOf(position: Position, { right, wrong }: Judged): readonly Kind[] {
  if (right.length === 0 || wrong.length === 0) return [];
  const both = [...right, ...wrong];
  const isChoice = both.some(isDealing) && !both.every(isDealing);
  const isRefill = isChoice && right.some(isDealing) !== right.some((move) => !isDealing(move));
  const isWin = right.length / both.length <= WIN_SHARE && isLongEnough(position);
  return [
    ...(isRefill ? (['refill'] as const) : []),
    ...(right.length <= both.length / 2 ? (['keep'] as const) : []),
    ...(isWin ? (['win'] as const) : []),
  ];
}

function isLongEnough(position: Position): boolean {
  const verdict = solve(position, RULES, { nodes: NODES });
  if (verdict.kind !== 'winnable') return false;
  return verdict.moves.length >= WIN_MOVES.least && verdict.moves.length <= WIN_MOVES.most;
}

/** How the stock deals in a position where it does. */
const dealingIn = (position: Position): Named =>
  legalMoves(RULES, position).some(({ kind }) => kind === 'refill') ? 'refill' : 'draw';

/** The problem at a point of a game, of the kind that is wanted most. */
function problemAt(game: Game, wanted: ReadonlyMap<Kind, number>): Problem | undefined {
  const position = game.positions[game.at] as Position;
  if (solve(position, RULES, { nodes: NODES }).kind !== 'winnable') return undefined;
  const judged = judge(position, RULES, MOVE_NODES);
  const kinds = judged ? kindsOf(position, judged) : [];
  const most = (kind: Kind): number => wanted.get(kind) ?? 0;
  const [kind] = [...kinds].sort((a, b) => most(b) - most(a));
  if (!judged || kind === undefined || most(kind) <= 0) return undefined;
  const link = makeLink(game, true);
  if (!link.ok) return undefined;
  const { right, wrong } = judged;
  const results =
    kind === 'win'
      ? playingOut(position, RULES)
      : choosing(position, RULES, right, right.length + wrong.length);
  const texts = right.map(makeMove).sort();
  const name = kind === 'refill' ? dealingIn(position) : kind;
  return { kind: name, link: link.value, right: texts, rating: ratingOf(results) };
}

function* problems(wanted: Map<Kind, number>): Generator<Problem> {
  for (let number = FIRST_DEAL; [...wanted.values()].some((left) => left > 0); number++) {
    const random = new Random(number);
    const game = quickGame(number, 1);
    for (const at of pointsOf(game, random)) {
      const problem = problemAt(goTo(game, at), wanted);
      if (!problem) continue;
      const kind = problem.kind === 'draw' ? 'refill' : problem.kind;
      wanted.set(kind, (wanted.get(kind) ?? 0) - 1);
      yield problem;
      break;
    }
  }
}

const [refill = 200, keep = 280, win = 120] = process.argv.slice(2).map(Number);
await loadNet(RULES);
const found: Problem[] = [];
for (const problem of problems(
  new Map([
    ['refill', refill],
    ['keep', keep],
    ['win', win],
  ]),
)) {
  found.push(problem);
  if (found.length % 20 === 0) console.log(`${found.length} problems`);
}
found.sort((a, b) => a.rating - b.rating);
const lines = found.map((problem) => `    ${JSON.stringify(problem)}`).join(',\n');
writeFileSync('src/app/problems/problems.json', `{\n  "problems": [\n${lines}\n  ]\n}\n`);
