/** The sentences about certificates: of those written, those that hold and those that do not. */

import type { CertificateFault, Checked } from '../../checker/check.ts';
import { explain } from '../../i18n/en/table.ts';
import { quoted } from '../../rules/fault.ts';
import type { Game } from '../../rules/game.ts';
import type { Uncertified } from '../../solver/certify.ts';
import { speakFault } from './faults.ts';
import { counted, nameOfFile, nameOfGame } from './words.ts';

/** @param place as in `solvedLine` */
export const heldLine = (place: string, { game, lines }: Checked): string =>
  `${place}${nameOfGame(game)}: lost, the certificate of ${counted(lines, 'line')} holds`;

/** A lost game that has no certificate. */
export interface Missing {
  readonly place: string;
  readonly game: Game;
  readonly reason: Exclude<Uncertified, 'winnable'>;
}

/** The last lines of `solve --certificate`. */
export function writtenCertificates(
  file: string,
  count: number,
  missing: readonly Missing[],
  mostLines: number,
): string {
  const because = {
    nodes: 'the limit of nodes was reached',
    memory: 'the memory was full',
    lines: `it would have more than ${mostLines} lines`,
  };
  return [
    `${nameOfFile(file)}: ${counted(count, 'certificate')}`,
    ...missing.map(
      ({ place, game, reason }) =>
        `${place}${nameOfGame(game)}: lost, but without a certificate: ${because[reason]}`,
    ),
  ].join('\n');
}

/** What was expected, and what was found. */
export function speakCertificateFault(fault: CertificateFault): string {
  switch (fault.kind) {
    case 'noRecord':
      return fault.found === ''
        ? 'expected a certificate, which begins with a game record; found nothing'
        : `expected a game record; found ${quoted(fault.found)}: ${speakFault(fault.fault)}`;
    case 'noLines':
      return 'expected lines after the game record, such as "0 start dead"; found none';
    case 'tooManyLines':
      return `expected at most ${fault.most} lines after the game record; found more`;
    case 'form':
      return `expected DEPTH MOVE REASON, such as "1 draw dead"; found ${quoted(fault.found)}`;
    case 'start':
      return `expected "0 start" and a reason; found ${quoted(fault.found)}`;
    case 'depth':
      return `expected a depth of at most ${fault.most}; found ${fault.found}`;
    case 'illegal':
      return fault.refusal === undefined
        ? `expected a move such as "t3-f10" or "refill"; found ${quoted(fault.found)}`
        : `expected a legal move; found ${quoted(fault.found)}: ${explain(fault.refusal)}`;
    case 'missingMove':
      return `expected all moves to follow; found none that stands for ${quoted(fault.found)}`;
    case 'notSafe':
      return `expected one move to follow, which brings a card home and costs nothing; found ${fault.found === '' ? 'none' : quoted(fault.found)}`;
    case 'moreLines':
      return `expected the end of the certificate; found ${quoted(fault.found)}`;
    default:
      return `expected a lost position; found ${NOT_LOST[fault.kind](fault.found)}`;
  }
}

const NOT_LOST = {
  won: () => 'one that is won',
  unseen: () => '"seen", but it is on no earlier line',
  lemma: (reason: string) => `${quoted(reason)}, which does not hold`,
} as const;
