/** The layers of a beam search in JavaScript. */
import type { BeamConfig } from './beamConfig.ts';
import { DeadEnd } from './deadEnd.ts';
import { DRAW, STOCK, STOCK_SIZES } from './engine/codes.ts';
import { MoveFinder } from './engine/moveFinder.ts';
import { MoveTree, PositionPool, PriorityQueue } from './engine/positionPool.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import { Visited } from './engine/visited.ts';
import { evaluate } from './evaluate.ts';
import { FreeStock } from './freeStock.ts';
import type { LayerRun, Layers } from './layers.ts';
import { sendAllHome } from './sendAllHome.ts';

/** Beams at most this wide make do with the small table of visited positions. */
const NARROW = 4;

export class PlainLayers implements Layers {
  leastLeft = 0;
  #judged = 0;
  readonly #freeStock: FreeStock;
  readonly #position: SearchPosition;
  readonly #pool = new PositionPool();
  readonly #moveTree = new MoveTree();
  readonly #queue = new PriorityQueue(this.#pool);
  readonly #deadEnd = new DeadEnd();
  readonly #smallTable = new Visited(14);
  #largeTable: Visited | undefined;
  #visited = this.#smallTable;
  readonly #layers: number[][] = [];
  readonly #finder = new MoveFinder();
  #run: LayerRun | undefined;

  /** @param position any position by the rule set of all positions to be searched */
  constructor(position: SearchPosition) {
    this.#position = position.twin();
    this.#freeStock = new FreeStock(position);
    for (let i = 0; i < STOCK_SIZES * (position.redeals + 1); i++) this.#layers.push([]);
  }

  get nodes(): number {
    return this.#judged + this.#freeStock.nodes;
  }

  begin(start: SearchPosition, run: LayerRun): void {
    this.#run = run;
    this.leastLeft = start.left;
    this.#queue.clear();
    this.#pool.clear();
    this.#moveTree.clear();
    const isNarrow = run.config.width <= NARROW;
    if (!isNarrow) this.#largeTable ??= new Visited(20);
    this.#visited = isNarrow ? this.#smallTable : (this.#largeTable as Visited);
    this.#visited.clear();
    for (const slots of this.#layers) slots.length = 0;
    this.#deadEnd.prepare(start);
    this.#visited.add(start.key1, start.key2);
    this.#layers[layerOf(start)].push(this.#pool.add(start, 0, -1));
  }

  select(layer: number, { width, sifting }: BeamConfig): void {
    if (sifting === 0) this.#cut(layer, width);
    else this.#sift(layer, width, sifting);
  }

  #cut(layer: number, width: number): void {
    const slots = this.#layers[layer];
    if (slots.length > 1) slots.sort(this.#pool.byScore);
    for (let i = width; i < slots.length; i++) this.#pool.release(slots[i]);
    if (slots.length > width) slots.length = width;
  }

  /** @param most how many positions the free stock test looks at for each position, at most */
  #sift(layer: number, width: number, most: number): void {
    const slots = this.#layers[layer];
    slots.sort(this.#pool.byScore);
    let kept = 0;
    for (const slot of slots)
      if (kept < width && this.#freeStock.judge(this.#load(slot), most) !== 'lost')
        slots[kept++] = slot;
      else this.#pool.release(slot);
    slots.length = kept;
  }

  visit(layer: number, look: (position: SearchPosition) => void): void {
    for (const slot of this.#layers[layer]) look(this.#load(slot));
  }

  #load(slot: number): SearchPosition {
    this.#pool.load(slot, this.#position);
    return this.#position;
  }

  open(layer: number, most: number): number[] | undefined {
    const slots = this.#layers[layer];
    const run = this.#run as LayerRun;
    for (const slot of slots) {
      const line = this.#open(run, slot, most);
      if (line) return line;
    }
    slots.length = 0;
    return undefined;
  }

  /** Opens a position and those that carries lead to, best first. */
  #open(run: LayerRun, slot: number, most: number): number[] | undefined {
    const best = this.#queue;
    best.add(slot);
    for (let opened = 0; opened < most && best.length > 0; opened++) {
      const line = this.#expand(run, best.take());
      if (line) return line;
    }
    best.clear();
    return undefined;
  }

  /** Looks at every position one move further on. */
  #expand(run: LayerRun, slot: number): number[] | undefined {
    const position = this.#position;
    const parent = this.#pool.treeNodes[slot];
    this.#pool.load(slot, position);
    this.#pool.release(slot);
    const count = this.#finder.find(position);
    const { moves } = this.#finder;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      position.play(move);
      if (run.config.homeAtOnce) sendAllHome(position, run.held);
      if (position.left === 0) return this.#moveTree.line(this.#moveTree.add(parent, move));
      if (this.#visited.add(position.key1, position.key2)) this.#judge(run, parent, move);
      while (position.made > 0) position.undo();
    }
    return undefined;
  }

  /** Scores a position and keeps it, unless it is a dead end. */
  #judge({ config, seed, penalty }: LayerRun, parent: number, move: number): void {
    const position = this.#position;
    this.#judged++;
    const isTested = config.testsCarries || move >= DRAW || position.lengths[STOCK] === 0;
    if (isTested && this.#deadEnd.isDead(position)) return;
    if (position.left < this.leastLeft) this.leastLeft = position.left;
    const shaken = config.noise * mix(position.key1, seed, position.key2);
    const carries = isTested ? this.#deadEnd.carries : 0;
    const score = evaluate(position, carries, config.weights, penalty) + shaken;
    const slot = this.#pool.add(position, score, this.#moveTree.add(parent, move));
    if (move < DRAW) this.#queue.add(slot);
    else this.#push(layerOf(position), slot, config);
  }

  #push(layer: number, slot: number, { width }: BeamConfig): void {
    const slots = this.#layers[layer];
    slots.push(slot);
    if (slots.length > 8 * width + 64) this.#cut(layer, 2 * width);
  }
}

/** The layer of a position: how much has been dealt. */
export const layerOf = ({ redealsUsed, lengths }: SearchPosition): number =>
  redealsUsed * STOCK_SIZES + STOCK_SIZES - 1 - lengths[STOCK];

/** A hash from 0 to 1, evenly spread. */
export function mix(a: number, b: number, c: number): number {
  const mixed = Math.imul(Math.imul(a ^ b, 0x9e3779b1) ^ c ^ (b >>> 16), 0x85ebca6b);
  return (mixed >>> 16) / 65536;
}
