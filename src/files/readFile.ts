/** Reads a file of games piece by piece, and tells of it as it goes. */
import { FileReading } from '../app/games/files.ts';
import { failure } from '../rules/result.ts';
import type { FileMessage } from './protocol.ts';

/** Read at once, in bytes: some two hundred games, which the page takes over in one go. */
const PIECE = 256 * 1024;

export async function readFile(file: File, send: (message: FileMessage) => void): Promise<void> {
  try {
    await readPieces(file, send);
  } catch {
    // It may be a folder, or deleted, or not readable.
    send({ kind: 'ended', result: failure('notOurs') });
  }
}

async function readPieces(file: File, send: (message: FileMessage) => void): Promise<void> {
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
