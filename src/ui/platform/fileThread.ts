import type { FileMessage } from '../../files/protocol.ts';
import { scriptAddress } from './scripts.ts';

/**
 * Starts a thread that reads a file beside the page.
 *
 * @param died called if the thread has not come, or has come to an end by itself
 * @returns what ends it
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
