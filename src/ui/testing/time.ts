import { options } from 'preact';
import { vi } from 'vitest';
import { endAfterwards } from './fakeBrowser.ts';

/** From now on the page's timers stand still, until time is let pass by `vi.advanceTimersByTimeAsync`. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Preact waits by a timer until a frame is painted.
  options.requestAnimationFrame = setImmediate;
  endAfterwards(() => {
    vi.useRealTimers();
    delete options.requestAnimationFrame;
  });
}
