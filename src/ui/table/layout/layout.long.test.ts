import { describe, it, vi } from 'vitest';
import { expectClearTables } from './testing/clear.ts';

// Two thousand tables take half a minute, and minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

describe('windows of every size, with every wish', () => {
  it('get a table without overlaps for any game', () => expectClearTables(2000));
});
