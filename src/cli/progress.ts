/** Shows on standard error how far a study is: a bar on a terminal, else a line now and then. */
import cliProgress from 'cli-progress';
import type { Progress } from '../study/run.ts';
import { STUDY } from './english/study.ts';
import { timeLeft } from './english/words.ts';
import type { Io, Output } from './io.ts';

const LINE_EVERY = 60_000;

/**
 * @param done how many deals were done before
 * @param total how many there are with those
 */
export function showProgress({ stderr }: Io, done: number, total: number): Progress {
  const startedAt = performance.now();
  let now = done;
  const left = (): string =>
    timeLeft(((performance.now() - startedAt) / (now - done)) * (total - now));
  const show = stderr.isTTY ? bar(stderr, done, total) : lines(stderr, total);
  return {
    step: () => {
      now++;
      show.update(now, left);
    },
    stop: () => show.stop(),
  };
}

interface Display {
  readonly update: (now: number, left: () => string) => void;
  readonly stop: () => void;
}

const FRAME = 100;

function bar(stream: Output, done: number, total: number): Display {
  const single = new cliProgress.SingleBar(
    {
      stream,
      format: STUDY.progressBar,
      barsize: 30,
      // Nothing of the terminal is changed, so that nothing must be put back.
      hideCursor: null,
      linewrap: null,
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
  );
  single.start(total, done, { left: '' });
  let shown = 0;
  return {
    update: (now, left) => {
      const time = performance.now();
      if (time - shown < FRAME && now < total) return;
      shown = time;
      single.update(now, { left: left() });
    },
    stop: () => single.stop(),
  };
}

function lines(stream: Output, total: number): Display {
  let shown = performance.now();
  return {
    update: (now, left) => {
      const time = performance.now();
      if (time - shown < LINE_EVERY) return;
      shown = time;
      stream.write(`${STUDY.progress(now, total, left())}\n`);
    },
    stop: () => {},
  };
}
