/**
 * Works through items as they come, so many at once. Their results are shown in the items' order, or as they come:
 * what has to wait for its turn keeps nobody from working on.
 */

interface Way<Item, Result> {
  /** How many items are under way at most. */
  readonly most: number;
  readonly isOrdered: boolean;
  /** Says when to stop: what is under way then comes to nothing, what is done is still shown. */
  readonly told: AbortSignal;
  readonly work: (item: Item) => Promise<Result>;
  /** Shows a result; it is waited for before more items are read. */
  readonly show: (result: Result) => Promise<void>;
}

type Items<Item> = AsyncIterable<Item> | Iterable<Item>;

type Settled<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly error: unknown };

/** @throws what the items, the work or the showing throws, after showing the results before it */
export const workThrough = <Item, Result>(
  items: Items<Item>,
  way: Way<Item, Result>,
): Promise<void> => new Work(way).through(items);

class Work<Item, Result> {
  readonly #way: Way<Item, Result>;
  /** What waits for its turn, by the place of its item. */
  readonly #held = new Map<number, Settled<Result>>();
  #underWay = 0;
  #shown = 0;
  #showing: Promise<void> = Promise.resolve();
  /** How many results are to be shown now. */
  #toShow = 0;
  /** Nothing more is to be begun: it was told, or showing has failed. */
  #isOver = false;
  /** Wakes who waits for something to change. One promise that all wait for would remember all of them. */
  #wake = (): void => {};

  constructor(way: Way<Item, Result>) {
    this.#way = way;
  }

  async through(items: Items<Item>): Promise<void> {
    const { told } = this.#way;
    told.addEventListener('abort', this.#end, { once: true });
    await this.#beginAll(iteratorOf(items));
    await this.#until(() => this.#underWay === 0);
    told.removeEventListener('abort', this.#end);
    if (told.aborted)
      for (const [, settled] of [...this.#held].sort(([a], [b]) => a - b)) this.#show(settled);
    await this.#showing;
  }

  #end = (): void => {
    this.#isOver = true;
    this.#wake();
  };

  /** Resolves when something is so, or all is over. */
  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  async #beginAll(items: AsyncIterator<Item> | Iterator<Item>): Promise<void> {
    for (let place = 0; !this.#isOver; place++) {
      // A reader that is slower than the work holds it up.
      await this.#until(() => this.#underWay < this.#way.most && this.#toShow === 0);
      if (this.#isOver) return;
      const next = await this.#nextOf(items);
      if (!next) return;
      if (!next.ok) return this.#settle(place, next);
      this.#begin(place, next.value);
    }
  }

  /** The next item, or how it failed to come; nothing if there is none, or all is over. */
  async #nextOf(items: AsyncIterator<Item> | Iterator<Item>): Promise<Settled<Item> | undefined> {
    let step: IteratorResult<Item> | undefined;
    let failed: { readonly ok: false; readonly error: unknown } | undefined;
    void Promise.resolve()
      .then(() => items.next())
      .then(
        (found) => {
          step = found;
        },
        (error) => {
          failed = { ok: false, error };
        },
      )
      .then(() => this.#wake());
    await this.#until(() => step !== undefined || failed !== undefined);
    if (failed) return failed;
    return step && !step.done ? { ok: true, value: step.value } : undefined;
  }

  #begin(place: number, item: Item): void {
    this.#underWay++;
    const end = (settled: Settled<Result>): void => {
      this.#underWay--;
      this.#settle(place, settled);
      this.#wake();
    };
    this.#way.work(item).then(
      (value) => end({ ok: true, value }),
      (error) => end({ ok: false, error }),
    );
  }

  #settle(place: number, settled: Settled<Result>): void {
    // What ends because it was told to is no result.
    if (this.#way.told.aborted) return;
    if (!this.#way.isOrdered) {
      this.#show(settled);
      return;
    }
    this.#held.set(place, settled);
    for (let next = this.#held.get(this.#shown); next; next = this.#held.get(this.#shown)) {
      this.#held.delete(this.#shown++);
      this.#show(next);
    }
  }

  #show(settled: Settled<Result>): void {
    this.#toShow++;
    this.#showing = this.#showing.then(async () => {
      if (!settled.ok) throw settled.error;
      await this.#way.show(settled.value);
      this.#toShow--;
      this.#wake();
    });
    this.#showing.catch(this.#end);
  }
}

const iteratorOf = <Item>(items: Items<Item>): AsyncIterator<Item> | Iterator<Item> =>
  Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
