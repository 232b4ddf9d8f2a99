import { describe, it, vi } from 'vitest';
import { expectClearTables } from './testing/clear.ts';

// Two thousand tables are half a minute's work, which a busy machine makes minutes.
vi.setConfig({ testTimeout: 300_000 });

describe('windows of every size, with every wish', () => {
  it('get a table without overlaps for any game', () => expectClearTables(2000));
});
