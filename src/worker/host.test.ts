import { describe, expect, it } from 'vitest';
import { playing } from '../fair/game.ts';
import { evaluate, loadNet } from '../fair/player.ts';
import { viewOf } from '../fair/view.ts';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { finish } from '../rules/steps.ts';
import { solve } from '../solver/solve.ts';
import { Host } from './host.ts';
import type {
  AdviseAnswer,
  AdviseRequest,
  Answer,
  PlayRequest,
  SolveAnswer,
  SolveRequest,
} from './protocol.ts';

await loadNet(RULE_SETS.classic);

const NODES = 5000;

const request = (id: number, limits: SolveRequest['limits'] = { nodes: NODES }): SolveRequest => ({
  kind: 'solve',
  id,
  position: startOf(dealCards({ generator: 'lcg', seed: id })),
  ruleSet: RULE_SETS.classic,
  limits,
});

/** A host on a clock that advances by `tick` whenever it is read. */
function makeHost(tick: number, atPause: (skip: (ms: number) => void) => void = () => {}) {
  const answers: Answer[] = [];
  const begun: number[] = [];
  let time = 0;
  let wake: (() => void) | undefined;
  const host = new Host({
    send: (answer) => {
      if (answer.kind === 'begun') begun.push(answer.id);
      else answers.push(answer);
      wake?.();
    },
    now: () => {
      time += tick;
      return time;
    },
    pause: async () => atPause(skip),
  });
  const skip = (ms: number): void => {
    time += ms;
  };
  const answered = async (count: number): Promise<Answer[]> => {
    while (answers.length < count)
      await new Promise<void>((resume) => {
        wake = resume;
      });
    return answers;
  };
  /** The answers, all of them verdicts. */
  const solved = async (count: number): Promise<SolveAnswer[]> => {
    const all = await answered(count);
    const verdicts = all.filter((answer) => answer.kind === 'solve');
    expect(verdicts).toHaveLength(all.length);
    return verdicts;
  };
  return { host, answered, solved, skip, begun };
}

/** A deal that is not judged within a few slices. */
async function longDeal(): Promise<number> {
  for (let id = 1; id <= 500; id++) {
    let pauses = 0;
    const { host, answered } = makeHost(100, () => {
      pauses++;
    });
    host.receive(request(id, { nodes: 20_000 }));
    await answered(1);
    if (pauses > 3) return id;
  }
  throw new Error('every deal is judged at once');
}

describe('the solving side', () => {
  it('answers each request once, in order, with the verdict of the solver', async () => {
    const { host, solved } = makeHost(1);
    const ids = [3, 1, 4, 15, 9, 2, 6];
    for (const id of ids) host.receive(request(id));
    const answers = await solved(ids.length);
    expect(answers.map(({ id }) => id)).toEqual(ids);
    for (const { id, verdict } of answers) {
      const { position, ruleSet } = request(id);
      expect(verdict).toEqual(solve(position, ruleSet, { nodes: NODES }));
    }
  });

  it('stops a waiting job without beginning it, and no other', async () => {
    const { host, answered, begun } = makeHost(1);
    for (const id of [1, 2, 3]) host.receive(request(id));
    host.receive({ kind: 'stop', id: 2 });
    const [stopped, ...others] = await answered(3);
    expect(begun).toEqual([1, 3]);
    expect(stopped).toEqual({ kind: 'stopped', id: 2, ms: 0 });
    for (const answer of others) expect(answer?.kind).toBe('solve');
  });

  it('ignores a stop for a job that is done or was never asked', async () => {
    const { host, solved } = makeHost(1);
    host.receive({ kind: 'stop', id: 1 });
    host.receive(request(1));
    await solved(1);
    host.receive({ kind: 'stop', id: 1 });
    host.receive(request(1));
    await solved(2);
  });

  it('stops the job it works on when a stop arrives between two slices', async () => {
    const id = await longDeal();
    const { host, answered } = makeHost(100, () => host.receive({ kind: 'stop', id }));
    host.receive(request(id, {}));
    const [answer] = await answered(1);
    expect(answer?.kind).toBe('stopped');
    expect(answer?.ms).toBeGreaterThan(0);
  });

  it('gives up when the time of a job is over', async () => {
    const id = await longDeal();
    const { host, solved } = makeHost(100);
    host.receive(request(id, { ms: 1 }));
    const [answer] = await solved(1);
    expect(answer?.verdict).toMatchObject({ kind: 'unknown', reason: 'time' });
  });

  it('does not count the time between slices', async () => {
    const id = await longDeal();
    const hour = 3_600_000;
    const { host, solved } = makeHost(100, (skip) => skip(hour));
    host.receive(request(id, { nodes: 20_000 }));
    const [answer] = await solved(1);
    expect(answer?.ms).toBeLessThan(hour);
  });
});

describe('a game of the fair player', () => {
  const asked = (more: Pick<PlayRequest, 'softmax' | 'thinkMs' | 'samples'> = {}): PlayRequest => {
    const { position, ruleSet } = request(1);
    return { kind: 'play', id: 1, position, ruleSet, isNumbered: true, seed: 3, ...more };
  };

  it.each([{ softmax: true }, { samples: 0 }])('is played with the options %o', async (options) => {
    const { host, answered } = makeHost(1);
    host.receive(asked(options));
    const { position, ruleSet } = request(1);
    const played = finish(playing(position, ruleSet, { isNumbered: true, seed: 3, ...options }));
    expect((await answered(1))[0]).toMatchObject({ kind: 'play', id: 1, played });
  });

  it('is given up when a stop arrives, waiting or between two slices', async () => {
    const running = makeHost(100, () => running.host.receive({ kind: 'stop', id: 1 }));
    // It would never end.
    running.host.receive(asked({ thinkMs: 1_000_000_000 }));
    expect(await running.answered(1)).toMatchObject([{ kind: 'stopped', id: 1 }]);
    const waiting = makeHost(1);
    waiting.host.receive(request(2, { nodes: 1 }));
    waiting.host.receive(asked());
    waiting.host.receive({ kind: 'stop', id: 1 });
    expect((await waiting.answered(2))[0]).toMatchObject({ kind: 'stopped', id: 1 });
  });
});

describe('advice', () => {
  const advise = (
    id: number,
    limits: AdviseRequest['limits'],
    ruleSet = RULE_SETS.classic,
  ): AdviseRequest => {
    const { position } = request(id);
    return { kind: 'advise', id, view: viewOf(ruleSet, position, true), seed: 3, limits };
  };
  const choiceOf = async (
    asked: AdviseRequest,
    tick: number,
    atPause?: () => void,
  ): Promise<AdviseAnswer['evaluation'] | 'stopped'> => {
    const { host, answered } = makeHost(tick, atPause);
    hosts.push(host);
    host.receive(asked);
    const [answer] = await answered(1);
    if (answer?.kind === 'stopped') return 'stopped';
    if (answer?.kind !== 'advise') throw new Error('it is no advice');
    return answer.evaluation;
  };
  const hosts: Host[] = [];

  it.each(['classic', 'redeal'] as const)(
    'is what the fair player would choose by %s',
    async (name) => {
      const asked = advise(1, { samples: 2 }, RULE_SETS[name]);
      const choice = await choiceOf(asked, 1);
      expect(choice).toEqual(evaluate(asked.view, { seed: 3, samples: 2 }));
    },
  );

  it('is that no move wins where no card can be played', async () => {
    const asked = advise(1, { samples: 2 });
    const stuck = {
      ...asked.view,
      fans: asked.view.fans.map(() => []),
      waste: asked.view.fans.flat(),
      unseen: [],
    };
    expect(await choiceOf({ ...asked, view: stuck }, 1)).toEqual({ kind: 'unwinnable' });
  });

  it('comes when the time is over, however many samples are left', async () => {
    const choice = await choiceOf(advise(1, { samples: 1_000_000, ms: 1 }), 100);
    expect(choice).toMatchObject({ move: expect.anything() });
  });

  it('has its full time after the player is loaded', async () => {
    const asked = advise(1, { samples: 4, ms: 10_000 });
    const { host, answered, skip } = makeHost(1);
    host.receive(asked);
    skip(20_000);
    const [answer] = await answered(1);
    const evaluation = evaluate(asked.view, { seed: 3, samples: 4 });
    expect(answer).toMatchObject({ kind: 'advise', evaluation });
    expect(answer?.ms).toBeLessThan(10_000);
  });

  it('is given up when a stop arrives, waiting or between two slices', async () => {
    const asked = advise(1, { samples: 1_000_000 });
    const stopped = await choiceOf(asked, 100, () =>
      hosts.at(-1)?.receive({ kind: 'stop', id: 1 }),
    );
    expect(stopped).toBe('stopped');
    const { host, answered } = makeHost(1);
    host.receive(request(2, { nodes: 1 }));
    host.receive(advise(1, { samples: 1 }));
    host.receive({ kind: 'stop', id: 1 });
    expect((await answered(2))[0]).toEqual({ kind: 'stopped', id: 1, ms: 0 });
  });
});
