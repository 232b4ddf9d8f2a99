/** Hands texts and files to the system’s share sheet, or texts to the clipboard. */

/** `cancelled`: the player closed the share sheet. `refused`: it could not be shown, or it failed. */
type Shared = 'shared' | 'cancelled' | 'refused';

/** A share sheet is at home on devices for touch; at a desk a copied text is pasted faster. */
const isForTouch = matchMedia('(pointer: coarse)');

export async function share(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}

/** Whether the system’s share sheet takes such a file. */
export const canShareFile = (file: File): boolean =>
  navigator.canShare?.({ files: [file] }) === true;

/** Copies a text. Without HTTPS there is no `navigator.clipboard`. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shares a text on a device for touch, and copies it elsewhere or if sharing fails. */
export async function shareText(text: string): Promise<Shared | 'copied'> {
  if (isForTouch.matches && 'share' in navigator) {
    const shared = await share({ text });
    if (shared !== 'refused') return shared;
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}
