/** Reads a file of games piece by piece, and sends the games and its progress as it goes. */
import { FileReading } from '../app/games/files.ts';
import { encodingOf } from '../rules/encoding.ts';
import { failure } from '../rules/result.ts';
import type { FileMessage } from './protocol.ts';

/** The size of a piece, in bytes: about two hundred games, which the page takes over at once. */
const PIECE = 256 * 1024;

export async function readFile(file: File, send: (message: FileMessage) => void): Promise<void> {
  try {
    await readPieces(file, send);
  } catch {
    // It might be a folder, deleted, unreadable, or damaged compressed data.
    send({ kind: 'ended', result: failure('notOurs') });
  }
}

async function readPieces(file: File, send: (message: FileMessage) => void): Promise<void> {
  const reading = new FileReading(file.lastModified);
  let decoder: TextDecoder | undefined;
  for await (const { bytes, share } of piecesOf(file)) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    send({ kind: 'read', games: reading.push(decoder.decode(bytes, { stream: true })), share });
    if (reading.isDecided) break;
  }
  const rest = reading.push(decoder?.decode() ?? '');
  send({ kind: 'read', games: [...rest, ...reading.finish()], share: 1 });
  send({ kind: 'ended', result: reading.result });
}

interface Piece {
  readonly bytes: Uint8Array;
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number;
}

async function* piecesOf(file: File): AsyncGenerator<Piece> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (encodingOf(start) === 'gzip') return yield* unpacked(file);
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    yield { bytes, share: Math.min(1, (at + PIECE) / file.size) };
  }
}

async function* unpacked(file: File): AsyncGenerator<Piece> {
  let read = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      read += bytes.length;
      controller.enqueue(bytes);
    },
  });
  const stream = file.stream().pipeThrough(counting).pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield { bytes: value, share: Math.min(1, read / file.size) };
  }
}
