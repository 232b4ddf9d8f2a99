/**
 * What the value of a position is judged by: a position just before a deal, as lists of small numbers,
 * one list for each foundation, each fan and the whole table.
 *
 * Every card that is not home yet belongs to one foundation, as the so-and-so-many-th card it needs:
 * its step. Where two foundations need the same kind, the one that needs it sooner gets the copy that
 * lies nearer.
 */
import { COMPLETE, FANS, NEEDS, PILE_SHIFT, STOCK, UP, WASTE } from '../codes.ts';
import { DeadEnd } from '../deadEnd.ts';
import type { Packed } from '../packed.ts';

/** Steps are 1 to 8. */
const STEPS = 8;

/** By number of cards: the first bucket whose bound is not below it. */
const buckets = (bounds: readonly number[], most: number): Uint8Array =>
  Uint8Array.from({ length: most + 1 }, (_, n) => {
    const at = bounds.findIndex((bound) => n <= bound);
    return at < 0 ? bounds.length : at;
  });

const DEPTH = buckets([0, 1, 2, 4, 7, 11, 17], 64);
const DEPTHS = 8;
/** Codes of where a card lies: uncovered in a fan, covered in a fan, in the waste, in the stock. */
const LATE = 5;
const IN_FAN = 0;
const COVERED = 1;
const IN_WASTE = COVERED + 4 * LATE;
const WASTE_LATE = 3;
const IN_STOCK = IN_WASTE + DEPTHS * WASTE_LATE;
const PLACES = IN_STOCK + 2;

/** Where the features of each sort begin. */
let rows = 0;
const sort = (count: number): number => {
  rows += count;
  return rows - count;
};
const F_PLACE = sort(STEPS * PLACES);
const F_LEFT = sort(27);
const F_REACH = sort(9 * 9);
const F_LOOSE = sort(9 * 9);
const T_CARD = sort(7 * STEPS * 2);
const T_PAIR = sort(4 * STEPS * STEPS);
const T_LENGTH = sort(9);
const T_TOP = sort(STEPS * 4);
const G_ONE = sort(1);
const G_WASTE = sort(41);
const G_GAPS = sort(17);
const G_EMPTY = sort(8);
const G_CARRIES = sort(32);
const G_REACH = sort(24);
const G_LOOSE = sort(31);
const W_CARD = sort(DEPTHS * STEPS);
const W_PAIR = sort(4 * STEPS * STEPS);
const G_TO_COME = sort(2 * 12);
const G_DRAW = sort(1);
/** How many features there are. */
export const ROWS = rows;

const FAR = 1000;

export class Features {
  /** The features of the position read last, and how many they are. */
  readonly active = new Uint16Array(512);
  count = 0;
  readonly #closed = new DeadEnd();
  readonly #unbuilt = new DeadEnd(false);
  /** For each kind the places of its copies, the nearer one first, and how far they are. */
  readonly #near = new Int16Array(64);
  readonly #far = new Int16Array(64);
  readonly #nearCost = new Int16Array(64);
  readonly #farCost = new Int16Array(64);
  /** The first foundation list and step that wait for each kind. */
  readonly #firstStep = new Int16Array(64);
  readonly #firstHome = new Int16Array(64);
  /** For each place of a card: its step, and its foundation. */
  readonly #step = new Uint8Array(1024);
  readonly #home = new Uint8Array(1024);
  /** For each foundation and step: where its card lies. */
  readonly #code = new Uint8Array(12 * 9);
  readonly #toCome = new Uint8Array(9);

  /** To be called before the positions of one game are read. */
  prepare(packed: Packed): void {
    this.#closed.closeStock(packed);
    this.#unbuilt.prepare(packed);
  }

  /**
   * @param carries those of the relaxed game, as `DeadEnd` counts them
   * @param drawing whether a draw comes next though there are gaps
   */
  read(packed: Packed, carries: number, drawing: boolean): void {
    this.#findCopies(packed);
    this.#assign(packed);
    this.#closed.isDead(packed);
    this.#unbuilt.isDead(packed);
    this.#placeFans(packed);
    this.#placeWaste(packed);
    this.count = 0;
    const reach = this.#listFoundations(packed);
    for (let fan = 0; fan < FANS; fan++) this.#listFan(packed, fan);
    this.#listTable(packed, carries, reach, drawing);
  }

  #add(row: number): void {
    this.active[this.count++] = row;
  }

  #findCopies(packed: Packed): void {
    const { cards, lengths } = packed;
    this.#nearCost.fill(FAR);
    this.#farCost.fill(FAR);
    this.#near.fill(-1);
    this.#far.fill(-1);
    for (let fan = 0; fan < FANS; fan++) {
      const start = fan << PILE_SHIFT;
      const length = lengths[fan] as number;
      let cost = length < 3 ? 3 * (3 - length) : 0;
      let card = -1;
      for (let at = start + length - 1; at >= start; at--) {
        const under = cards[at] as number;
        if (card >= 0 && under !== UP[card]) cost += 3;
        this.#copy(under, at, cost);
        card = under;
      }
    }
    const start = WASTE << PILE_SHIFT;
    const top = start + (lengths[WASTE] as number) - 1;
    for (let at = top; at >= start; at--) this.#copy(cards[at] as number, at, 2 * (top - at));
    const stock = STOCK << PILE_SHIFT;
    for (let at = stock + (lengths[STOCK] as number) - 1; at >= stock; at--)
      this.#copy(cards[at] as number, stock, 7);
  }

  #copy(card: number, at: number, cost: number): void {
    if (cost < (this.#nearCost[card] as number)) {
      this.#far[card] = this.#near[card] as number;
      this.#farCost[card] = this.#nearCost[card] as number;
      this.#near[card] = at;
      this.#nearCost[card] = cost;
    } else {
      this.#far[card] = at;
      this.#farCost[card] = cost;
    }
  }

  /** Gives every card to a foundation and a step of it. */
  #assign(packed: Packed): void {
    this.#firstHome.fill(-1);
    this.#toCome.fill(0);
    for (let step = 1; step <= STEPS; step++)
      for (let h = 0; h < 12; h++) {
        const height = (packed.heights[h] as number) + step;
        if (height > (COMPLETE[h] as number)) continue;
        const card = NEEDS[(h << 4) | (height - 1)] as number;
        const isSecond = (this.#firstHome[card] as number) >= 0;
        this.#firstHome[card] = h;
        this.#give(h, step, (isSecond ? this.#far : this.#near)[card] as number, card);
      }
  }

  #give(h: number, step: number, at: number, card: number): void {
    if (at >> PILE_SHIFT === STOCK) {
      const both = (this.#near[card] as number) === (this.#far[card] as number) ? 1 : 0;
      this.#code[h * 9 + step] = IN_STOCK + both;
      this.#toCome[step] = (this.#toCome[step] as number) + 1;
      return;
    }
    this.#step[at] = step;
    this.#home[at] = h;
  }

  #placeFans({ cards, lengths }: Packed): void {
    const isStock = (lengths[STOCK] as number) > 0;
    for (let fan = 0; fan < FANS; fan++) {
      const start = fan << PILE_SHIFT;
      const length = lengths[fan] as number;
      let breaks = isStock && length < 3 ? 3 - length : 0;
      let latest = 0;
      let card = -1;
      let homes = 0;
      for (let at = start + length - 1; at >= start; at--) {
        const under = cards[at] as number;
        if (card >= 0 && under !== UP[card]) breaks++;
        card = under;
        const step = this.#step[at] as number;
        const home = this.#home[at] as number;
        let code = IN_FAN;
        if (breaks > 0) {
          const late = latest - step;
          let bucket = late < 0 ? 0 : late < 2 ? 1 : late < 5 ? 2 : 3;
          if ((homes & (1 << home)) !== 0 && this.#isLocked(at, start + length - 1)) bucket = 4;
          code = COVERED + LATE * (Math.min(breaks, 4) - 1) + bucket;
        }
        this.#code[home * 9 + step] = code;
        if (step > latest) latest = step;
        homes |= 1 << home;
      }
    }
  }

  /** Whether a later card of the same foundation lies above. */
  #isLocked(at: number, top: number): boolean {
    for (let above = at + 1; above <= top; above++)
      if (
        this.#home[above] === this.#home[at] &&
        (this.#step[above] as number) > (this.#step[at] as number)
      )
        return true;
    return false;
  }

  #placeWaste({ lengths }: Packed): void {
    const start = WASTE << PILE_SHIFT;
    const top = start + (lengths[WASTE] as number) - 1;
    let homes = 0;
    let latest = 0;
    for (let at = top; at >= start; at--) {
      const step = this.#step[at] as number;
      const home = this.#home[at] as number;
      let late = latest > step ? 1 : 0;
      if ((homes & (1 << home)) !== 0 && this.#isLocked(at, top)) late = 2;
      this.#code[home * 9 + step] =
        IN_WASTE + WASTE_LATE * (DEPTH[Math.min(64, top - at)] as number) + late;
      if (step > latest) latest = step;
      homes |= 1 << home;
    }
  }

  #listFoundations(packed: Packed): number {
    let reach = 0;
    let loose = 0;
    for (let h = 0; h < 12; h++) {
      const left = (COMPLETE[h] as number) - (packed.heights[h] as number);
      const within = left - this.#closed.missingAt(h);
      const unbuilt = this.#unbuilt.missingAt(h);
      reach += within;
      loose += unbuilt;
      for (let step = 1; step <= left; step++)
        this.#add(F_PLACE + (step - 1) * PLACES + (this.#code[h * 9 + step] as number));
      // The hours 9 to 12, 1 to 4 and 5 to 8 have bases of which each is four ranks above the last.
      this.#add(F_LEFT + (((h + 3) % 12) >> 2) * 9 + left);
      this.#add(F_REACH + left * 9 + within);
      this.#add(F_LOOSE + left * 9 + unbuilt);
    }
    this.#add(G_LOOSE + Math.min(loose, 30));
    return reach;
  }

  #listFan({ cards, lengths }: Packed, fan: number): void {
    const start = fan << PILE_SHIFT;
    const length = lengths[fan] as number;
    let below = 0;
    for (let i = 0; i < length; i++) {
      const isBuilt = i > 0 && cards[start + i - 1] === UP[cards[start + i] as number] ? 1 : 0;
      const step = (this.#step[start + i] as number) - 1;
      this.#add(T_CARD + (Math.min(i, 6) * STEPS + step) * 2 + isBuilt);
      if (i > 0 && isBuilt === 0)
        this.#add(T_PAIR + (Math.min(i - 1, 3) * STEPS + below) * STEPS + step);
      below = step;
    }
    if (length > 0) this.#add(T_TOP + below * 4 + Math.min(length, 4) - 1);
    this.#add(T_LENGTH + Math.min(length, 8));
  }

  #listTable(packed: Packed, carries: number, reach: number, drawing: boolean): void {
    const { lengths } = packed;
    const waste = lengths[WASTE] as number;
    let empty = 0;
    for (let fan = 0; fan < FANS; fan++) if (lengths[fan] === 0) empty++;
    this.#add(G_ONE);
    this.#add(G_WASTE + Math.min(waste, 40));
    this.#add(G_GAPS + Math.min(packed.gaps(), 16));
    this.#add(G_EMPTY + Math.min(empty, 7));
    this.#add(G_CARRIES + Math.min(carries, 31));
    this.#add(G_REACH + Math.min(reach >> 2, 23));
    const start = WASTE << PILE_SHIFT;
    let above = -1;
    for (let at = start + waste - 1; at >= start; at--) {
      const depth = DEPTH[Math.min(64, start + waste - 1 - at)] as number;
      const step = (this.#step[at] as number) - 1;
      this.#add(W_CARD + depth * STEPS + step);
      if (above >= 0) this.#add(W_PAIR + ((depth >> 1) * STEPS + above) * STEPS + step);
      above = step;
    }
    this.#add(G_TO_COME + Math.min(this.#toCome[1] as number, 11));
    this.#add(G_TO_COME + 12 + Math.min(this.#toCome[2] as number, 11));
    if (drawing) this.#add(G_DRAW);
  }
}
