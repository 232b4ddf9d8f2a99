import { render } from 'preact';
import { expect, it } from 'vitest';
import { one } from '../testing/openPage.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

it('what was asked by the first click of a double click is not answered by the second', async () => {
  let deleted = 0;
  const texts = { label: 'Delete', question: 'Really?', yes: 'Yes', no: 'No' };
  render(<ConfirmButton {...texts} act={() => deleted++} />, document.body);
  const click = (detail: number) =>
    one('button.danger').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  click(1);
  await expect.poll(() => one('button.danger').textContent).toBe('Yes');
  click(2);
  expect(deleted).toBe(0);
  click(1);
  expect(deleted).toBe(1);
  render(null, document.body);
});
