/**
 * Does something once the next frame has been painted, so that what must be seen at once is seen sooner. While the page is
 * hidden there are no frames: then it waits until the page is shown.
 */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(undefined);
  });
}
