/** Announcements: values that say what has just happened. `src/i18n` makes sentences of them. */
import type { Card } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { LinkError } from '../../rules/link.ts';
import type { Move, Place } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Entry } from '../games/entry.ts';
import type { FileFault } from '../games/files.ts';
import type { ImportCounts } from '../games/importCounts.ts';
import type { WriteFailure } from '../games/writer.ts';
import type { FairEvaluation, LastWinnable, Mistake, ReviewVerdict } from './findings.ts';

/** A move, and the positions before and after it. */
interface Transition {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

/** Something has changed the game on the table. */
export type ChangeAnnouncement =
  /** `followUps`: how many cards went home automatically after it. */
  | ({ readonly kind: 'moved'; readonly followUps: number } & Transition)
  | ({ readonly kind: 'undone' | 'redone' } & Transition)
  | { readonly kind: 'restarted' }
  /** Moves that were shown are taken back. */
  | { readonly kind: 'tookBack'; readonly count: number }
  /** Went back to the point at which the game could last be won. */
  | { readonly kind: 'wentBack'; readonly at: number }
  | { readonly kind: 'backAtMark' }
  /** In the review: moved to a point of the game, with what is known about that point. */
  | {
      readonly kind: 'went';
      readonly at: number;
      readonly all: number;
      readonly verdict: ReviewVerdict;
      readonly mistake: Mistake | undefined;
    };

/** A move that is proposed, and the card that it carries. */
export interface Proposal {
  readonly move: Move;
  readonly card: Card | undefined;
}

export type Announcement =
  /** `ended`: the game, if this change ended it. */
  | (ChangeAnnouncement & { readonly ended: Entry | undefined })
  /** Another game lies on the table. */
  | { readonly kind: 'restored'; readonly entry: Entry }
  | { readonly kind: 'dealt'; readonly number: string; readonly ruleSet: RuleSet }
  | { readonly kind: 'damaged'; readonly which: 'table' | 'other' | 'opened' }
  /** Cards taken in hand and put back; what a foundation needs. */
  | { readonly kind: 'picked'; readonly card: Card; readonly targets: readonly Place[] }
  | { readonly kind: 'putBack'; readonly card: Card }
  | { readonly kind: 'noFoundation'; readonly card: Card; readonly from: Place }
  | { readonly kind: 'foundationNeeds'; readonly hour: Hour; readonly card: Card | undefined }
  /** `move`: what was tried, if it was a move. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly move?: Move }
  | { readonly kind: 'nothingSafe' }
  /** `noMark`: there is none to go back to. */
  | { readonly kind: 'marked' | 'unmarked' | 'noMark' }
  /** Hints. */
  | ({ readonly kind: 'hint' } & Proposal)
  | {
      readonly kind: 'fairHint';
      readonly best: Proposal | undefined;
      readonly evaluation: FairEvaluation;
      readonly next: Proposal | undefined;
    }
  | { readonly kind: 'hintLost'; readonly last: LastWinnable }
  | { readonly kind: 'hintThinking' | 'hintSearching' | 'hintUnknown' | 'hintOver' }
  | { readonly kind: 'fairThinking' | 'fairNoAnswer' | 'fairWatching' }
  /** Links and files. */
  | { readonly kind: 'linkFault'; readonly error: LinkError }
  | { readonly kind: 'fileFault'; readonly fault: FileFault }
  /**
   * `further`: the file has more moves of the game on the table. `counts`: what its games were here;
   * only the dialogs say that.
   */
  | {
      readonly kind: 'gamesImported';
      readonly games: number;
      readonly counts?: ImportCounts;
      readonly unread: number;
      readonly further: boolean;
    }
  /** The page itself. */
  | { readonly kind: 'notSaved'; readonly why: WriteFailure }
  | { readonly kind: 'chunkLoadFailed' | 'deckMissing' | 'updateReady' | 'unexpectedError' };

const NOTICES: ReadonlySet<Announcement['kind']> = new Set([
  ...(['damaged', 'refused', 'noFoundation', 'nothingSafe'] as const),
  ...(['hintUnknown', 'fairNoAnswer'] as const),
  ...(['marked', 'unmarked', 'noMark'] as const),
  ...([
    'linkFault',
    'fileFault',
    'chunkLoadFailed',
    'deckMissing',
    'notSaved',
    'unexpectedError',
  ] as const),
]);

/** Whether the page shows it in words: it reports something that the player did not want, or might miss. */
export const isNotice = ({ kind }: Announcement): boolean => NOTICES.has(kind);

/** Whether it is about one pile that refuses a card or does not deal. */
export const isAboutAPile = (announcement: Announcement): boolean =>
  announcement.kind === 'noFoundation' ||
  (announcement.kind === 'refused' && announcement.move !== undefined);
