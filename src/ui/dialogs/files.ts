/** Saves and opens the player's files. */
import { nextFrame } from '../platform/afterFrame.ts';

/** How long text is generated before the page gets a turn, in milliseconds. */
const TURN_MS = 12;

/** Makes the browser save a text as a file. */
export async function saveFile(name: string, text: Iterable<string>): Promise<void> {
  saveBlob(name, await makeFile(name, 'application/json', text));
}

/** Makes a file of a text. A text generated piece by piece does not block the page. */
export async function makeFile(name: string, type: string, text: Iterable<string>): Promise<File> {
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
  return new File([...made, ...parts], name, { type });
}

/** Makes the browser save what a blob holds as a file. */
function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has surely read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The open file input, until the player has chosen. */
let asking: HTMLInputElement | undefined;

/** Lets the player choose a file. */
export function chooseFile(take: (file: File) => void): void {
  // Some browsers do not report that nothing was chosen.
  asking?.remove();
  const input = document.createElement('input');
  asking = input;
  input.type = 'file';
  input.accept = '.json,.ndjson,.txt,.gz,application/json,text/plain,application/gzip';
  input.hidden = true;
  input.addEventListener('change', () => {
    input.remove();
    const file = input.files?.[0];
    if (file) take(file);
  });
  input.addEventListener('cancel', () => input.remove());
  // WebKit on phones ignores an input outside the document.
  document.body.append(input);
  input.click();
}
