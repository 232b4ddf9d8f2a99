/** The thread that reads a file and plays its games through, so that the page stays responsive. */
import type { FileMessage } from './protocol.ts';
import { readFile } from './readFile.ts';

const send = (message: FileMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<File>) => void readFile(data, send));
