import { vi } from 'vitest';
import { endAfterwards } from './fakeBrowser.ts';

/** From now on the page's timers stand still, until time is let pass by `vi.advanceTimersByTimeAsync`. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  endAfterwards(() => vi.useRealTimers());
}
