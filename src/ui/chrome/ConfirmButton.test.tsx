import { render } from 'preact';
import { expect, it } from 'vitest';
import { one } from '../testing/openPage.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

it('the second click of a double click does not answer the question that the first one asked', async () => {
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
