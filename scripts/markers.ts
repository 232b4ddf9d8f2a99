/**
 * `npx tsx scripts/markers.ts`: fails if a merge left its markers in a tracked file. A formatter may have moved them in,
 * or taken them for quotes within quotes.
 */
import { spawnSync } from 'node:child_process';
import { fail, root } from './prepare.mjs';

const MARKERS = '^[[:space:]]*((<{7}|>{7}|[|]{7}|(> ){6}>)([[:space:]]|$)|={7}[[:space:]]*$)';

const args = ['grep', '-I', '--line-number', '--extended-regexp', MARKERS];
const { status } = spawnSync('git', args, { cwd: root, stdio: ['ignore', 2, 2] });
// Without a match git says 1; anything above is git's own failure.
if (status === 0) fail('these lines are markers of a merge');
if (status !== 1) fail('git could not look for markers of a merge');
