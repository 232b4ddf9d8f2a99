/** Which day it is, while something is shown that says “today”. */
import { useEffect, useState } from 'preact/hooks';

/** How often it is looked at, in milliseconds: who leaves a panel open over midnight sees it soon. */
const OFTEN = 60_000;

/**
 * The day of now. It is looked at anew whenever this is drawn, each minute, and when the page comes back: timers stand
 * still while a machine sleeps.
 *
 * @param dayOf the day of a moment, given in milliseconds since 1970: where the player is, or in UTC
 */
export function useDay(dayOf: (ms: number) => string): string {
  const day = dayOf(Date.now());
  const [, notice] = useState(day);
  useEffect(() => {
    const look = (): void => notice(dayOf(Date.now()));
    const timer = setInterval(look, OFTEN);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
    };
  }, [dayOf]);
  return day;
}
