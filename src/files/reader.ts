/** The thread that reads a file and plays its games through, while the page goes on. */
import { FileReading } from '../app/games/files.ts';
import { failure } from '../rules/result.ts';
import type { FileMessage } from './protocol.ts';

/** Read at once, in bytes: some two hundred games, which the page takes over in one go. */
const PIECE = 256 * 1024;

const send = (message: FileMessage): void => postMessage(message);

async function read(file: File): Promise<void> {
  const reading = new FileReading();
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size && !reading.isDecided; at += PIECE) {
    const bytes = await file.slice(at, at + PIECE).arrayBuffer();
    const games = reading.push(decoder.decode(bytes, { stream: true }));
    send({ kind: 'read', games, share: Math.min(1, (at + PIECE) / file.size) });
  }
  send({ kind: 'read', games: reading.push(decoder.decode()), share: 1 });
  send({ kind: 'ended', result: reading.end() });
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  // It may be a folder, or deleted, or not readable.
  void read(data).catch(() => send({ kind: 'ended', result: failure('notOurs') }));
});
