/** The browser's store. Private modes and embedded pages may refuse it; then nothing can be kept. */
export function keyValueStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new Error('this browser keeps nothing');
      },
    };
  }
}
