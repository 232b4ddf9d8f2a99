import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

const later = () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('a gate', () => {
  it('lets through at once while nothing is being kept', () => {
    const done: number[] = [];
    new Gate().enter(() => done.push(1));
    expect(done).toEqual([1]);
  });

  it('lets those who waited through in their order, each waiting for what the one before began', async () => {
    const gate = new Gate();
    const done: number[] = [];
    const [first, second] = [later(), later()];
    const closing = gate.closeUntil(first.promise);
    gate.enter(() => {
      done.push(1);
      void gate.closeUntil(second.promise);
    });
    gate.enter(() => done.push(2));
    expect(done).toEqual([]);
    first.resolve();
    await closing;
    expect(done).toEqual([1]);
    second.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual([1, 2]);
    gate.enter(() => done.push(3));
    expect(done).toEqual([1, 2, 3]);
  });

  it('opens again when what it waited for has failed', async () => {
    const gate = new Gate();
    const done: number[] = [];
    const closing = gate.closeUntil(Promise.reject(new Error('full')));
    gate.enter(() => done.push(1));
    await closing;
    expect(done).toEqual([1]);
  });

  it('stays closed until the last of several things is done', async () => {
    const gate = new Gate();
    const done: number[] = [];
    const [first, second] = [later(), later()];
    const closing = gate.closeUntil(first.promise);
    const closingToo = gate.closeUntil(second.promise);
    gate.enter(() => done.push(1));
    first.resolve();
    await closing;
    expect(done).toEqual([]);
    second.resolve();
    await closingToo;
    expect(done).toEqual([1]);
  });
});
