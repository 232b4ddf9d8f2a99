/** Ends this program with the npm that runs it as a script. */

/** How often it is looked whether npm is still there, in milliseconds. */
const EVERY = 500;
const parent = process.ppid;

/**
 * npm gives a script to a shell. SIGTERM to npm ends that shell, which does not pass it on: the program would
 * run on unseen and hold its port. Without npm it does: whoever starts it with `nohup` or `&` may leave.
 * On Windows a process keeps its parent's number, and nothing is noticed.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY);
  // Looking is no reason to run on.
  watch.unref();
}
