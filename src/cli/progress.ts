/** Shows the progress of a study on standard error: a bar on a terminal, else a line now and then. */
import type { Progress } from '../study/run.ts';
import { STUDY } from './english/study.ts';
import { timeLeft } from './english/words.ts';
import type { Output } from './io.ts';
import { writeOver } from './statusLine.ts';

/** The shortest time between two drawings of the bar, or two lines. */
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 60_000;

/**
 * @param done the number of deals done in earlier runs
 * @param total the number of all deals
 */
export function showProgress(stderr: Output, done: number, total: number): Progress {
  const startedAt = performance.now();
  const isBar = stderr.isTTY === true;
  let now = done;
  let shownAt = startedAt;
  const show = (): void => {
    const left = timeLeft(((performance.now() - startedAt) / (now - done)) * (total - now));
    if (isBar) writeOver(stderr, STUDY.progressBar(now, total, left));
    else stderr.write(`${STUDY.progress(now, total, left)}\n`);
  };
  if (isBar) writeOver(stderr, STUDY.progressBar(done, total, ''));
  return {
    step() {
      now++;
      const time = performance.now();
      const isDue = time - shownAt >= (isBar ? BAR_EVERY_MS : LINE_EVERY_MS);
      if (!isDue && !(isBar && now === total)) return;
      shownAt = time;
      show();
    },
    stop: () => void (isBar && stderr.write('\n')),
  };
}
