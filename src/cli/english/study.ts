/** The sentences of a study: while it runs, when it ends, and for the faults of its files. */

import type { ManifestFault, RowName, StudyFault } from '../../study/fault.ts';
import type { Tally } from '../../study/finishedDeals.ts';
import { MAX_DEALS } from '../../study/range.ts';
import { speakFault } from './faults.ts';

const ROWS = { solver: 'the row of a deal', fair: 'the row of a fair game' } as const;

export const STUDY = {
  tally: (row: RowName, { winnable, unwinnable, unknown, won }: Tally) =>
    row === 'fair'
      ? `${won} won`
      : `${winnable} winnable, ${unwinnable} unwinnable, ${unknown} unknown`,
  progressBar: (done: number, total: number, left: string) =>
    `${bar(done / total)} ${Math.floor((100 * done) / total)} % | ${done} of ${total} deals | ${left}`,
  progress: (done: number, total: number, left: string) => `${done} of ${total} deals, ${left}`,
} as const;

const BAR_WIDTH = 30;

const bar = (share: number): string =>
  '█'.repeat(Math.round(BAR_WIDTH * share)).padEnd(BAR_WIDTH, '░');

const DISK_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not in a folder',
  EACCES: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENXIO: 'it is a pipe',
  ELOOP: 'it is a link to itself',
  EIO: 'the disk does not answer',
  ERR_FS_EISDIR: 'it is a folder',
};

const MAX_FOUND_LENGTH = 60;

/** One sentence: the place, the expectation, the finding, and the remedy. */
export function speakStudyFault(fault: StudyFault): string {
  switch (fault.kind) {
    case 'disk':
      return `cannot ${fault.doing} ${fault.path || '""'}: ${DISK_REASONS[fault.code] ?? fault.code}`;
    case 'noFile':
      return `cannot ${fault.doing} ${fault.path}: expected a file; it is a ${fault.found}`;
    case 'tooLong':
      return `${fault.file}: expected a manifest; found more than ${fault.most} bytes`;
    case 'noFolder':
      return `${fault.path || '""'}: expected the folder of a study; it is none`;
    case 'twoRowFiles':
      return `${fault.complete}: ${fault.partial} is there too; expected one of them; put the lines of both into the second and delete the first`;
    case 'noStudy':
      return `${fault.folder}: no study is there; expected a file such as shard-1-of-1.json`;
    case 'outside':
      return `${inLine(fault)}: deal ${fault.number} is not of this shard: ${fault.from} to ${fault.to}`;
    case 'contradiction':
      return `${inLine(fault)}: deal ${fault.number} is ${fault.result}, but ${fault.other} in another row; one must be wrong`;
    case 'strangeRow':
      return `${inLine(fault)}: deal ${fault.number} is not of this shard, or has a row already; delete the line`;
    case 'notARow':
      return `${inLine(fault)}: expected ${ROWS[fault.row]}; found ${JSON.stringify(cut(fault.text))}`;
    case 'otherSetting':
      return `${fault.file}: this shard was begun with ${fault.key} ${fault.before}; now it is ${fault.now}; go on with the same, or name another folder with --out`;
    case 'manifestNotJson':
      return `${fault.file}: not JSON; expected a manifest`;
    case 'notAManifest':
      return `${fault.file}: expected the manifest of a study; ${speakManifestFault(fault.wrong)}`;
    case 'undone':
      return `deal ${fault.number}: ${fault.reason}${fault.others > 0 ? `; the same with ${fault.others} more` : ''}; all others of this shard are done`;
    case 'inUse':
      return speakInUse(fault);
  }
}

const inLine = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  `${file}, line ${line}`;

const cut = (text: string): string =>
  text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text;

function speakInUse({ basePath, pid, remote }: Extract<StudyFault, { kind: 'inUse' }>): string {
  return remote
    ? `${basePath}: process ${pid} of ${remote.host} works on this shard; if it has ended, delete ${remote.file}`
    : `${basePath}: process ${pid} works on this shard`;
}

function speakManifestFault(wrong: ManifestFault): string {
  switch (wrong.kind) {
    case 'noObject':
      return 'found no object';
    case 'rules':
      return `rules: ${speakFault(wrong.fault)}`;
    case 'version':
      return 'version: expected a text';
    case 'end':
      return `${wrong.key}: expected a deal number`;
    case 'toBeforeFrom':
      return 'to: expected no less than from';
    case 'tooManyDeals':
      return `to: expected at most ${MAX_DEALS} deals from the first to the last`;
    case 'shard':
      return 'shard: expected, say, 2/4';
    case 'player':
      return 'kind: expected "solver" or "fair"';
    case 'seed':
      return 'seed: expected a whole number from 0';
    case 'think':
      return 'think: expected a whole number from 1, or null';
  }
}
