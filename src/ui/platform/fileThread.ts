import type { FileMessage } from '../../files/protocol.ts';
import { scriptAddress } from './scripts.ts';

/**
 * Starts a worker that reads a file.
 *
 * @param died called if the worker failed to load or crashed
 * @returns a function that ends it
 */
export function readBeside(
  file: File,
  heard: (message: FileMessage) => void,
  died: () => void,
): () => void {
  const worker = new Worker(scriptAddress('files'), { type: 'module' });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = died;
  worker.postMessage(file);
  return () => worker.terminate();
}
