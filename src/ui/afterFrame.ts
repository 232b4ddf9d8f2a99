/** So long a frame may be in coming, in milliseconds: none is painted while the page is hidden or out of sight. */
const PATIENCE = 100;

/** Does something once the next frame has been painted, so that what must be seen at once is seen sooner. */
export function afterFrame(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, PATIENCE);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      once();
    };
    port2.postMessage(undefined);
  });
}
