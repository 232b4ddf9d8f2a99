/** The browser's store; where it is refused (private modes, embedded pages) nothing can be kept. */
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
