import { useEffect, useState } from 'preact/hooks';

/** Windows in which the whole review stands beside the table; review.css has the same. */
const WIDE = matchMedia('(min-width: 1100px) and (min-height: 661px) and (orientation: landscape)');

/** Whether the window has room for the whole review beside the table. */
export function useWide(): boolean {
  const [isWide, setIsWide] = useState(WIDE.matches);
  useEffect(() => {
    const change = (): void => setIsWide(WIDE.matches);
    change();
    WIDE.addEventListener('change', change);
    return () => WIDE.removeEventListener('change', change);
  }, []);
  return isWide;
}
