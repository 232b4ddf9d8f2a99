import { pause } from './pause.ts';

/** The longest wait for a frame, in milliseconds. A hidden page paints none. */
const FRAME_TIMEOUT_MS = 100;

/** Resolves once the next frame has been painted. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => afterFrame(() => resolve()));

/** Calls a function once the next frame has been painted, so that this frame does not wait for it. */
export function afterFrame(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, FRAME_TIMEOUT_MS);
  requestAnimationFrame(() => void pause().then(once));
}
