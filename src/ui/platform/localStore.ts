type PlainStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NONE: PlainStore = {
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new Error('this browser keeps nothing');
  },
};

/**
 * The browser's store. Private modes and embedded pages can refuse access or any single call; then
 * nothing is kept.
 */
export function keyValueStore(): PlainStore {
  try {
    const store = window.localStorage as Storage | null;
    store?.getItem('');
    return store ?? NONE;
  } catch {
    return NONE;
  }
}
