/** The dialog with a link: its QR code. Following links is tested in Linked.test.tsx. */
import { waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { openPage } from '../testing/openPage.tsx';
import { buttonIn, openFromMenu } from '../testing/playing.ts';
import { qrIn } from '../testing/readQr.ts';

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
};
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

const link = (dialog: HTMLElement): string =>
  within(dialog).getByLabelText<HTMLInputElement>(en.links.link).value;
const code = (dialog: HTMLElement) => within(dialog).findByRole('img', { name: en.links.qrCode });

describe('the QR code of a link', () => {
  it('stands beside it in a wide window, and is read as the link that is chosen', async () => {
    const { user } = await openPage(won, { at: 30 });
    const dialog = await openFromMenu(user, en.links.share);
    expect(within(dialog).queryByRole('button', { name: en.links.qrCode })).toBeNull();
    const svg = await code(dialog);
    await waitFor(() => expect(qrIn(svg)).toBe(link(dialog)));
    const withMoves = link(dialog);
    await user.selectOptions(within(dialog).getByLabelText(en.links.what), 'deal');
    expect(link(dialog)).not.toBe(withMoves);
    await waitFor(() => expect(qrIn(svg)).toBe(link(dialog)));
  });

  it('is behind a button in a narrow window', async () => {
    happyDOM.setViewport({ width: 390, height: 844 });
    const { user } = await openPage(won, { at: 30 });
    const dialog = await openFromMenu(user, en.links.share);
    const button = buttonIn(dialog, en.links.qrCode);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(within(dialog).queryByRole('img')).toBeNull();
    await user.click(button);
    const svg = await code(dialog);
    await waitFor(() => expect(qrIn(svg)).toBe(link(dialog)));
    await user.click(button);
    await waitFor(() => expect(within(dialog).queryByRole('img')).toBeNull());
  });
});
