import { describe, expect, it } from 'vitest';
import { LaunchQueue } from './launchQueue.ts';

/** Launches that note their numbers. */
function launches(count: number) {
  const launched: number[] = [];
  return { launched, all: Array.from({ length: count }, (_, i) => () => void launched.push(i)) };
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('many cards', () => {
  it('start in order, the first ones at once and none twice', async () => {
    const queue = new LaunchQueue();
    const { launched, all } = launches(48);
    const run = queue.run(all);
    const first = launched.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(20);
    await run;
    expect(launched).toEqual(upTo(48));
  });

  it('have all started once the queue is finished, and do not start again', async () => {
    const queue = new LaunchQueue();
    const { launched, all } = launches(48);
    const run = queue.run(all);
    queue.finish();
    expect(launched).toEqual(upTo(48));
    await run;
    expect(launched).toHaveLength(48);
  });

  it('start once each, even if the next deal begins before the last card has started', async () => {
    const queue = new LaunchQueue();
    const [one, other] = [launches(30), launches(30)];
    const runs = [queue.run(one.all)];
    queue.finish();
    runs.push(queue.run(other.all));
    await Promise.all(runs);
    expect(one.launched).toEqual(upTo(30));
    expect(other.launched).toEqual(upTo(30));
  });
});
