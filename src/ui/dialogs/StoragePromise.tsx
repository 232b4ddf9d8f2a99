import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../i18n/messages.ts';

/** Whether the browser has promised to keep the games when storage is scarce. */
export function StoragePromise({ messages }: { readonly messages: Messages }) {
  const [isPromised, setPromised] = useState<boolean>();
  useEffect(() => {
    const ask = async () => navigator.storage?.persisted?.();
    ask().then(setPromised, () => {});
  }, []);
  if (isPromised === undefined) return null;
  const { promised, notPromised } = messages.storage;
  return <p>{isPromised ? promised : notPromised}</p>;
}
