/** The current day, for components that say “today”. */
import { useEffect, useState } from 'preact/hooks';

/**
 * How often the date is checked, in milliseconds, so that a panel left open over midnight updates
 * soon.
 */
const CHECK_EVERY_MS = 60_000;

/**
 * The current day. It is checked at each render, every minute, and when the page comes back, since
 * timers stop while the machine sleeps.
 *
 * @param dayOf turns milliseconds since 1970 into a day, in the player's time zone or in UTC
 */
export function useDay(dayOf: (ms: number) => string): string {
  const day = dayOf(Date.now());
  const [, notice] = useState(day);
  useEffect(() => {
    const look = (): void => notice(dayOf(Date.now()));
    const timer = setInterval(look, CHECK_EVERY_MS);
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
