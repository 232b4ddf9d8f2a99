/**
 * Runs before the rest of the page. A host that has a new version only in part may send another page
 * in place of a script, and let the browser keep it for a year: every later visit would show an empty
 * page. So a part that fails to load is asked for again, past the browser's cache.
 */
addEventListener(
  'error',
  ({ target }) => {
    // A part that the game asks for later does not interrupt it.
    if (document.readyState === 'complete') return;
    if (target instanceof HTMLScriptElement) retry(target.src).catch(() => {});
    if (target instanceof HTMLLinkElement) retry(target.href).catch(() => {});
  },
  // Errors of elements do not bubble.
  true,
);

/** Loads the page anew if the host has the part now, and the browser had something else. */
async function retry(address: string): Promise<void> {
  const kept = await fetch(address, { cache: 'force-cache' });
  const now = await fetch(address, { cache: 'reload' });
  const isPart = now.ok && /javascript|css/.test(now.headers.get('Content-Type') ?? '');
  if (isPart && (await kept.text()) !== (await now.text())) location.reload();
}
