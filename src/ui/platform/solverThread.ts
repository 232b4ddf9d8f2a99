import type { Channel } from '../../worker/channel.ts';
import { scriptAddress } from './scripts.ts';

/** Starts the solver's worker. */
export function startSolverThread(): Channel {
  const worker = new Worker(scriptAddress('solver'), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    listen(answered, died) {
      worker.onmessage = ({ data }) => answered(data);
      worker.onerror = ({ message }) => died(message);
    },
    terminate: () => worker.terminate(),
  };
}
