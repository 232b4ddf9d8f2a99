/** For component tests: files that the page saves, and files that it is given. */
import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import type { FileMessage } from '../../files/protocol.ts';
import { readFile } from '../../files/readFile.ts';
import { one } from './openPage.tsx';

/** The thread that reads files, in this thread. */
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

/** From now on files are read, in this thread. */
export function readFilesHere(): void {
  vi.stubGlobal('Worker', ReaderHere);
  onTestFinished(() => void vi.unstubAllGlobals());
}

export const fileOf = (text: string): File =>
  new File([text], 'game.json', { type: 'application/json' });

/** Chooses a file in the field that a button opens. */
export async function bring(user: UserEvent, opener: HTMLElement, text: string): Promise<void> {
  await user.click(opener);
  await user.upload(one('input[type=file]'), fileOf(text));
  // The field that asked is gone.
  await waitFor(() => expect(document.querySelectorAll('input[type=file]')).toHaveLength(0));
}

/** What the page saves by a press of a button. */
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
