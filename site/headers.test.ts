import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEADERS, PAGE_POLICY } from './headers.ts';

describe('the headers that tell the browser what to forbid', () => {
  it('are the same for nginx', () => {
    const text = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
    const sent = [...text.matchAll(/^ *add_header ([\w-]+) "(.*)" always;$/gm)];
    expect(Object.fromEntries(sent.map(([, name, value]) => [name, value]))).toEqual(HEADERS);
    // A location that adds its own header loses all of these.
    expect(text.match(/^ *add_header/gm)?.length).toBe(sent.length + 1);
    expect(text.match(/^ {3,}add_header/gm)).toBeNull();
  });

  it('are the same in the page, except for the one policy that only a header can set', () => {
    const policy = HEADERS['Content-Security-Policy'];
    expect(policy).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
    // WebAssembly is compiled, which no text can become: decision 24.
    const withoutWasm = policy?.replace(
      "script-src 'self' 'wasm-unsafe-eval';",
      "script-src 'self';",
    );
    expect(withoutWasm).not.toBe(policy);
    for (const refused of ['unsafe', 'http', '*', 'data:'])
      expect(withoutWasm, refused).not.toContain(refused);
  });
});
