/** For tests: small values kept in memory under keys, as the browser's `localStorage` would. */
export function storeOf(kept: Readonly<Record<string, string>> = {}) {
  const data = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
  };
}
