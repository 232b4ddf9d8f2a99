/**
 * Starts work on each item as it comes and shows the results in the items' order, each as soon as
 * those before it are shown.
 *
 * @param most how many items may be under way or wait to be shown
 * @throws what the items, the work or the showing throws, after showing the results before it
 */
export async function inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
  show: (result: Result) => Promise<void>,
): Promise<void> {
  const pending: Promise<unknown>[] = [];
  let last: Promise<void> = Promise.resolve();
  let broken = false;
  try {
    for await (const item of items) {
      last = showAfter(last, work(item), show);
      last.catch(() => {
        broken = true;
      });
      pending.push(last);
      if (pending.length >= most) await pending.shift();
      if (broken) break;
    }
  } finally {
    await last;
  }
}

async function showAfter<Result>(
  before: Promise<void>,
  result: Promise<Result>,
  show: (result: Result) => Promise<void>,
): Promise<void> {
  // A failure is reported in its turn; until then nobody handles it.
  result.catch(() => {});
  await before;
  await show(await result);
}
