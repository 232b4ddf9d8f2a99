import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEADERS, PAGE_POLICY } from './headers.ts';

describe('what the browser is told to forbid', () => {
  it('is the same for nginx', () => {
    const text = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
    const sent = [...text.matchAll(/^ *add_header ([\w-]+) "(.*)" always;$/gm)];
    expect(Object.fromEntries(sent.map(([, name, value]) => [name, value]))).toEqual(HEADERS);
    // A location that adds one header would lose all of these.
    expect(text.match(/^ *add_header/gm)?.length).toBe(sent.length + 1);
    expect(text.match(/^ {3,}add_header/gm)).toBeNull();
  });

  it('is the same in the page, but for what only a header can say', () => {
    const policy = HEADERS['Content-Security-Policy'];
    expect(policy).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
    for (const refused of ['unsafe', 'http', '*', 'data:'])
      expect(policy, refused).not.toContain(refused);
  });
});
