/**
 * `npm run -w lab bench:habits -- [FROM TO [RULES [SAMPLES]]]`: counts the fair player's habits,
 * and how often it wins when forced to play differently. docs/odds.md describes the results.
 */

import { evaluate, loadNet } from '../../src/fair/player.ts';
import { viewOf } from '../../src/fair/view.ts';
import { isBetweenCopies, legalMoves, type Move, play } from '../../src/rules/move.ts';
import { gaps, isWon, type Position } from '../../src/rules/position.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [from = '1', to = '1000', rules = 'classic', samples = '0'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
await loadNet(ruleSet);

/** A kind of moves. */
type MoveFilter = (move: Move, at: Position) => boolean;

const home: MoveFilter = (move) => move.kind === 'carry' && move.to.pile === 'foundation';

/** A card that was built on a fan and stays there. */
const build: MoveFilter = (move, at) =>
  move.kind === 'carry' && move.to.pile === 'fan' && !isBetweenCopies(at, move);

const fromWaste =
  (kind: MoveFilter): MoveFilter =>
  (move, at) =>
    move.kind === 'carry' && move.from.pile === 'waste' && kind(move, at);

const fromFan =
  (kind: MoveFilter): MoveFilter =>
  (move, at) =>
    move.kind === 'carry' && move.from.pile === 'fan' && kind(move, at);

const refill: MoveFilter = ({ kind }) => kind === 'refill';
const draw: MoveFilter = ({ kind }) => kind === 'draw';
const redeal: MoveFilter = ({ kind }) => kind === 'redeal';

/**
 * Makes moves of these kinds whenever there are any, the first kind first; otherwise plays fairly.
 */
interface Player {
  readonly urges: readonly MoveFilter[];
  readonly isFair: boolean;
}

const PLAYERS: Readonly<Record<string, Player>> = {
  'fair player': { urges: [], isFair: true },
  'from the waste home at once': { urges: [fromWaste(home)], isFair: true },
  'from the waste built at once': { urges: [fromWaste(build)], isFair: true },
  'from fans home at once': { urges: [fromFan(home)], isFair: true },
  'from fans built at once': { urges: [fromFan(build)], isFair: true },
  'refilled at once': { urges: [refill], isFair: true },
  'all that and drawn at once': { urges: [home, build, refill, draw, redeal], isFair: false },
};

/** The counts over the games of a player. */
class Habits {
  #games = 0;
  #won = 0;
  #refills = 0;
  #gaps = 0;
  #draws = 0;
  #built = 0;
  #deals = 0;
  #heldBack = 0;

  play({ urges, isFair }: Player, deal: number): void {
    let at = dealOf(deal);
    let plan: Move[] = [];
    for (;;) {
      const moves = legalMoves(ruleSet, at);
      const urge = urges.find((kind) => moves.some((move) => kind(move, at)));
      const urged = urge && moves.find((move) => urge(move, at));
      if (urged) plan = [urged];
      else if (isFair && plan.length === 0) plan = this.#think(at);
      const move = plan.shift();
      if (!move) break;
      this.#count(move, at);
      at = play(ruleSet, at, move);
    }
    this.#games++;
    if (isWon(at)) this.#won++;
  }

  #think(at: Position): Move[] {
    const evaluation = evaluate(viewOf(ruleSet, at, true), { samples: Number(samples) });
    return evaluation.kind === 'move' ? [...evaluation.plan] : [];
  }

  #count(move: Move, at: Position): void {
    if (build(move, at)) this.#built++;
    if (refill(move, at)) {
      this.#refills++;
      this.#gaps += gaps(at);
    }
    if (draw(move, at)) this.#draws++;
    if (move.kind === 'carry') return;
    this.#deals++;
    if (legalMoves(ruleSet, at).some((each) => home(each, at))) this.#heldBack++;
  }

  /** The share of games won; the other figures are means over games. */
  toString(): string {
    const mean = (count: number): string => (count / this.#games).toFixed(1);
    return [
      `${((100 * this.#won) / this.#games).toFixed(1)} % won`,
      `${mean(this.#refills)} refills of ${(this.#gaps / this.#refills).toFixed(1)} gaps`,
      `${mean(this.#draws)} draws`,
      `${mean(this.#built)} cards built on fans`,
      `${((100 * this.#heldBack) / this.#deals).toFixed(0)} % of deals with a card held back from home`,
    ].join(', ');
  }
}

for (const [name, player] of Object.entries(PLAYERS)) {
  const habits = new Habits();
  for (let deal = Number(from); deal <= Number(to); deal++) habits.play(player, deal);
  console.log(`${name}: ${habits}`);
}
