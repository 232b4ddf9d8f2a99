/** Ends this program with the npm that runs it as a script. */

/** How often to check that npm still runs, in milliseconds. */
const CHECK_EVERY_MS = 500;
const parent = process.ppid;

/**
 * npm gives a script to a shell. SIGTERM to npm ends that shell, which does not pass it on: the program would
 * run on unseen and hold its port. Without npm it does: a shell that started it with `nohup` or `&` can end.
 * On Windows a process keeps its parent's number, and nothing is noticed.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  // The check alone does not keep the program running.
  watch.unref();
}
