/** For component tests: files that the page saves and opens. */
import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import type { FileMessage } from '../../files/protocol.ts';
import { readFile } from '../../files/readFile.ts';
import { one } from './openPage.tsx';

/** A stand-in for the file worker that reads in this thread. */
class ReaderHere {
  onmessage: (event: { data: FileMessage }) => void = () => {};
  #isEnded = false;

  postMessage(file: File): void {
    void readFile(file, (data) => {
      if (!this.#isEnded) this.onmessage({ data });
    });
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

/** From now on files are read in this thread. */
export function readFilesHere(): void {
  vi.stubGlobal('Worker', ReaderHere);
  onTestFinished(() => void vi.unstubAllGlobals());
}

export const fileOf = (text: string): File =>
  new File([text], 'game.json', { type: 'application/json' });

/** Chooses a file in the file input that a button opens. */
export async function bring(user: UserEvent, opener: HTMLElement, text: string): Promise<void> {
  await user.click(opener);
  await user.upload(one('input[type=file]'), fileOf(text));
  // The file input is gone.
  await waitFor(() => expect(document.querySelectorAll('input[type=file]')).toHaveLength(0));
}

/** The file that the page saves when a button is pressed. */
export async function savedBy(press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await press();
  await waitFor(() => expect(names).toHaveLength(1));
  create.mockRestore();
  click.mockRestore();
  return { name: names[0] ?? '', text: (await blobs[0]?.text()) ?? '' };
}
