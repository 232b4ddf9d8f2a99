import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapOrdered } from './mapOrdered.ts';

/** Work that ends when the test says so, with what is begun and shown meanwhile. */
function desk(isOrdered = true, most = 3) {
  const begun: number[] = [];
  const shown: string[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const controller = new AbortController();
  const through = (items: Iterable<number> | AsyncIterable<number>) =>
    mapOrdered<number, string>(items, {
      ...{ limit: most, isOrdered, signal: controller.signal },
      work: (item) => {
        begun.push(item);
        return new Promise((resolve, reject) => {
          ends.set(item, (error) => (error ? reject(error) : resolve(`${item}`)));
        });
      },
      show: async (line) => void shown.push(line),
    });
  const end = async (item: number, error?: Error): Promise<void> => {
    ends.get(item)?.(error);
    await rest();
  };
  return { begun, shown, end, through, abort: () => controller.abort() };
}

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('working through items', () => {
  it('begins the next as soon as one is done, however long another takes', async () => {
    const { begun, shown, end, through } = desk();
    const done = through(upTo(2000));
    await rest();
    for (let i = 1; i < 2000; i++) await end(i);
    expect(begun).toHaveLength(2000);
    expect(shown).toEqual([]);
    await end(0);
    await done;
    expect(shown).toEqual(upTo(2000).map(String));
  });

  it('warns of nothing, however many are under way', async () => {
    const warnings: Error[] = [];
    const listener = (warning: Error) => warnings.push(warning);
    process.on('warning', listener);
    const { begun, end, through } = desk(true, 50);
    const done = through(upTo(50));
    await rest();
    for (const item of begun) await end(item);
    await done;
    process.off('warning', listener);
    expect(warnings).toEqual([]);
  });

  it('shows each in its turn, or as it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        async (isOrdered, most, choices) => {
          const { begun, shown, end, through } = desk(isOrdered, most);
          const done = through(upTo(choices.length));
          const ended: number[] = [];
          for (const choice of choices) {
            await rest();
            const open = begun.filter((item) => !ended.includes(item));
            expect(open.length).toBe(Math.min(most, choices.length - ended.length));
            const item = open[choice % open.length] as number;
            ended.push(item);
            await end(item);
          }
          await done;
          expect(shown).toEqual((isOrdered ? upTo(choices.length) : ended).map(String));
        },
      ),
      { seed: 51, numRuns: 100 },
    );
  });

  it('shows what comes before a failure, in the work or in the items', async () => {
    const { shown, end, through } = desk();
    const done = through(upTo(9));
    done.catch(() => {});
    await rest();
    await end(1, new Error('odd'));
    expect(shown).toEqual([]);
    await end(0);
    await expect(done).rejects.toThrow('odd');
    expect(shown).toEqual(['0']);
    const other = desk();
    const broken = other.through(
      (function* () {
        yield 0;
        throw new Error('no more');
      })(),
    );
    broken.catch(() => {});
    await rest();
    await other.end(0);
    await expect(broken).rejects.toThrow('no more');
    expect(other.shown).toEqual(['0']);
  });

  it('that is interrupted shows what is done, and waits for nothing', async () => {
    const { begun, shown, end, through, abort } = desk();
    const forever: AsyncIterable<number> = {
      async *[Symbol.asyncIterator]() {
        yield* upTo(5);
        await new Promise(() => {});
      },
    };
    const done = through(forever);
    await rest();
    await end(2);
    await end(1);
    abort();
    await done;
    expect(shown).toEqual(['1', '2']);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });
});
