/** A study whose file of rows takes long to read. */
import { readdirSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { startProcess, statusOf } from './testing/processHarness.ts';
import { removeFolders, writeShard } from './testing/studyHarness.ts';

afterAll(removeFolders);

it.skipIf(process.platform === 'win32')('ends at once when it is told to', async () => {
  const rows = Array.from({ length: 400_000 }, (_, i) =>
    JSON.stringify({ number: `${i + 1}`, verdict: 'unwinnable', nodes: 1, ms: 1 }),
  );
  const out = writeShard(rows, {
    to: '50000000',
    settings: { version: packageJson.version, kind: 'solver', limitNodes: 300 },
  });
  const range = ['--from', '1', '--to', '50000000', '--limit-nodes', '300'];
  const child = startProcess(['study', ...range, '--out', out]);
  const status = statusOf(child);
  await vi.waitUntil(() => readdirSync(out).some((name) => name.includes('.lock.')), {
    timeout: 20_000,
    interval: 1,
  });
  child.kill('SIGTERM');
  expect(['SIGTERM', 143]).toContain(await status);
});
