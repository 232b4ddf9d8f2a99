import { Pool } from '../../worker/pool.ts';
import { localWorker } from '../../worker/testing/localWorker.ts';
import { endAfterwards } from './fakeBrowser.ts';

/** A pool of one worker in this thread, whose answers are held back until they are released. */
export function heldPool() {
  const kept: (() => void)[] = [];
  let isHeld = true;
  let asked = 0;
  const connect = () => {
    const { post, listen, terminate } = localWorker();
    return {
      post: (request: Parameters<typeof post>[0]) => {
        if (request.kind !== 'stop') asked++;
        post(request);
      },
      listen: (hear: Parameters<typeof listen>[0], mourn: Parameters<typeof listen>[1]) =>
        listen((answer) => {
          if (isHeld && answer.kind !== 'begun') kept.push(() => hear(answer));
          else hear(answer);
        }, mourn),
      terminate,
    };
  };
  const pool = new Pool({ connect });
  endAfterwards(() => void pool.close());
  return {
    pool,
    /** The number of questions so far. */
    asked: () => asked,
    release: () => {
      isHeld = false;
      for (const answer of kept.splice(0)) answer();
    },
  };
}
