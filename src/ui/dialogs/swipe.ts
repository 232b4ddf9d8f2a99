/** How far a sheet must be pulled down before it closes, in pixels. */
const MIN_PULL = 70;

/**
 * Lets a finger pull down a sheet that came from below; pulled far enough, it closes. A scrolled
 * sheet scrolls back first.
 */
export function closeBySwipe(sheet: HTMLDialogElement): void {
  let start: number | undefined;
  let way = 0;
  const move = (to: number): void => {
    way = Math.max(0, to);
    sheet.style.translate = way > 0 ? `0 ${way}px` : '';
  };
  sheet.addEventListener(
    'touchstart',
    ({ touches: [finger, another] }) => {
      if (another) move(0);
      start = sheet.scrollTop > 0 || another ? undefined : finger?.clientY;
    },
    { passive: true },
  );
  sheet.addEventListener(
    'touchmove',
    ({ touches: [finger] }) => {
      if (start !== undefined && finger) move(finger.clientY - start);
    },
    { passive: true },
  );
  for (const type of ['touchend', 'touchcancel'] as const)
    sheet.addEventListener(type, () => {
      const isFar = way > MIN_PULL && type === 'touchend';
      move(0);
      if (isFar) sheet.close();
    });
}
