/** Works on items concurrently. Results are shown in the items' order, or as they come. */
import { setMaxListeners } from 'node:events';
import { pMapIterable, pMapSkip } from 'p-map';

interface Mapping<Item, Result> {
  /** The most items under way at a time. */
  readonly limit: number;
  readonly isOrdered: boolean;
  /** Ends the work: results that are ready are still shown, those of interrupted work are dropped. */
  readonly signal: AbortSignal;
  readonly work: (item: Item) => Promise<Result>;
  /** Shows a result; no more items are read meanwhile. */
  readonly show: (result: Result) => Promise<void>;
}

type Items<Item> = AsyncIterable<Item> | Iterable<Item>;

/**
 * An item that takes long keeps no other from being worked on: the results after it are held until it is done.
 *
 * @throws what the items, the work or the showing throws, after showing the results before it
 */
export async function mapOrdered<Item, Result>(
  items: Items<Item>,
  { limit, isOrdered, signal, work, show }: Mapping<Item, Result>,
): Promise<void> {
  // Each item under way listens: with many threads more than the ten after which Node warns.
  setMaxListeners(0, signal);
  let shown = Promise.resolve();
  const results = pMapIterable(
    itemsUntil(signal, items, () => shown),
    (item) => unlessAborted<Result | typeof pMapSkip>(signal, work(item), pMapSkip),
    { concurrency: limit, backpressure: Number.POSITIVE_INFINITY, preserveOrder: isOrdered },
  );
  for await (const result of results) {
    shown = show(result);
    await shown;
  }
}

/** @param ready is waited for before each item, so that a slow reader of the results holds up the work */
async function* itemsUntil<Item>(
  signal: AbortSignal,
  items: Items<Item>,
  ready: () => Promise<void>,
): AsyncGenerator<Item> {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  for (;;) {
    await ready();
    const next = await unlessAborted(signal, Promise.resolve(iterator.next()), undefined);
    if (!next || next.done) return;
    yield next.value;
  }
}

/** A promise's value, or another as soon as the signal is aborted. `Promise.race` would keep every promise for as long as the signal lives. */
function unlessAborted<Value>(
  signal: AbortSignal,
  promise: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(otherwise);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
