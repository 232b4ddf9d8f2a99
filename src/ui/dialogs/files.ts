/** Saves and opens files of the player. */
import { nextFrame } from '../platform/afterFrame.ts';

/** The page gets a turn after so many milliseconds of making a text. */
const TURN_MS = 12;

/** Makes the browser save a text as a file. One that is made piece by piece keeps nobody waiting. */
export async function saveFile(name: string, text: Iterable<string>): Promise<void> {
  const type = 'application/json';
  const made: Blob[] = [];
  let parts: string[] = [];
  let begun = performance.now();
  for (const part of typeof text === 'string' ? [text] : text) {
    parts.push(part);
    if (performance.now() - begun < TURN_MS) continue;
    made.push(new Blob(parts));
    parts = [];
    await nextFrame();
    begun = performance.now();
  }
  const url = URL.createObjectURL(new Blob([...made, ...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A minute later the browser has surely read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The field that asks, until it is answered. */
let asking: HTMLInputElement | undefined;

/** Lets the player choose a file. */
export function chooseFile(take: (file: File) => void): void {
  // Some browsers do not report that nothing was chosen.
  asking?.remove();
  const input = document.createElement('input');
  asking = input;
  input.type = 'file';
  input.accept = '.json,.ndjson,.gz,application/json,application/gzip';
  input.hidden = true;
  input.addEventListener('change', () => {
    input.remove();
    const file = input.files?.[0];
    if (file) take(file);
  });
  input.addEventListener('cancel', () => input.remove());
  // WebKit on phones asks for nothing that is not in the document.
  document.body.append(input);
  input.click();
}
