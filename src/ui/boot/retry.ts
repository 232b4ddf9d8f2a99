/**
 * Runs before the rest of the page. While a new version is being copied to a host, the host can
 * send an error page in place of a script and let the browser cache it for a year. Every later
 * visit would show
 * an empty page. So this script requests a part that failed to load again, past the browser's cache.
 */
addEventListener(
  'error',
  ({ target }) => {
    // Once the page is there, a part that fails to load must not interrupt the game.
    if (document.readyState === 'complete') return;
    if (target instanceof HTMLScriptElement) retry(target.src).catch(() => {});
    if (target instanceof HTMLLinkElement) retry(target.href).catch(() => {});
  },
  // Errors of elements do not bubble, so the listener captures them.
  true,
);

/** Reloads the page if the host has the part now and the browser kept something else. */
async function retry(address: string): Promise<void> {
  const kept = await fetch(address, { cache: 'force-cache' });
  const now = await fetch(address, { cache: 'reload' });
  const isPart = now.ok && /javascript|css/.test(now.headers.get('Content-Type') ?? '');
  if (isPart && (await kept.text()) !== (await now.text())) location.reload();
}
