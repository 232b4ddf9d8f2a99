import type { Evaluation } from '../../fair/result.ts';
import { solve } from '../../solver/solve.ts';
import type { Verdict } from '../../solver/verdict.ts';
import { Pool } from '../../worker/pool.ts';
import type {
  AdviseRequest,
  Answer,
  FairGame,
  PlayRequest,
  Request,
  SolveRequest,
  Work,
} from '../../worker/protocol.ts';

/** `never`: no answer before a request to stop; `died`: the worker dies. */
type Scripted<Reply> = Reply | 'never' | 'died';

/** A pool of one worker, which gives the answers of a test. */
function scriptedPool(reply: (work: Work) => Scripted<Answer>): Pool {
  const connect = () => {
    let answered = (_: Answer): void => {};
    let died = (_: string): void => {};
    const answer = (request: Request): void => {
      const said =
        request.kind === 'stop'
          ? ({ kind: 'stopped', id: request.id, ms: 0 } as const)
          : reply(request);
      if (said === 'died') died('a test says so');
      else if (said !== 'never') answered(said);
    };
    return {
      post: (request: Request) => queueMicrotask(() => answer(request)),
      listen: (hear: typeof answered, mourn: typeof died) => {
        answered = hear;
        died = mourn;
      },
      terminate: () => {},
    };
  };
  return new Pool({ connect });
}

/** A solver that gives the answers of a test, then solves all further questions. */
export function scriptedSolver(...answers: Scripted<Verdict>[]) {
  const asked: SolveRequest[] = [];
  const solver = scriptedPool((work) => {
    if (work.kind !== 'solve') throw new Error(`a solver is asked for ${work.kind}`);
    asked.push(work);
    const verdict = answers.shift() ?? solve(work.position, work.ruleSet);
    return typeof verdict === 'string' ? verdict : { kind: 'solve', id: work.id, verdict, ms: 1 };
  });
  return { solver, asked };
}

/**
 * A fair player that gives the evaluations of a test, then repeats the last one; `unwinnable` if
 * there are none.
 */
export function scriptedAdvice(
  ...answers: (Scripted<Evaluation> | ((count: number) => Evaluation))[]
) {
  const asked: AdviseRequest[] = [];
  let last: (typeof answers)[number] = { kind: 'unwinnable' };
  const fairPlayer = scriptedPool((work) => {
    if (work.kind !== 'advise') throw new Error(`advice is asked for as ${work.kind}`);
    // The pool repeats the question after a worker has died.
    const isAgain = last === 'died' && asked.at(-1)?.view === work.view;
    if (!isAgain) asked.push(work);
    last = isAgain ? 'died' : (answers.shift() ?? last);
    const evaluation = typeof last === 'function' ? last(asked.length) : last;
    return typeof evaluation === 'string'
      ? evaluation
      : { kind: 'advise', id: work.id, evaluation, ms: 1 };
  });
  return { fairPlayer, asked };
}

/** A fair player that plays with the results of a test. */
export function scriptedPlays(play: (asked: PlayRequest) => Scripted<FairGame>) {
  const asked: PlayRequest[] = [];
  const fairPlayer = scriptedPool((work) => {
    if (work.kind !== 'play') throw new Error(`a game is asked for as ${work.kind}`);
    asked.push(work);
    const played = play(work);
    return typeof played === 'string' ? played : { kind: 'play', id: work.id, played, ms: 1 };
  });
  return { fairPlayer, asked };
}
