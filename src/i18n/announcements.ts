/** Announcements as sentences. */

import type {
  Announcement,
  ChangeAnnouncement,
  Proposal,
} from '../app/announcements/announcements.ts';
import type { FairEvaluation } from '../app/announcements/findings.ts';
import type { FileFault } from '../app/games/files.ts';
import { MAX_GAMES } from '../app/games/library.ts';
import { shareIn } from './lazyFormats.ts';
import type { TableMessages } from './messages.ts';
import {
  rulesTitle,
  speakAction,
  speakEnding,
  speakMistake,
  speakMove,
  speakRestored,
} from './speech.ts';

export function speakAnnouncement(messages: TableMessages, announcement: Announcement): string {
  if (!('ended' in announcement)) return speakOther(messages, announcement);
  const text = speakChange(messages, announcement);
  const end = announcement.ended && speakEnding(messages, announcement.ended);
  return end === undefined ? text : messages.sentences([text, end]);
}

/** A change of the game, without its outcome. */
export function speakChange(messages: TableMessages, change: ChangeAnnouncement): string {
  switch (change.kind) {
    case 'moved': {
      const moved = speakMove(messages, change.before, change.move, change.after);
      return change.followUps === 0
        ? moved
        : messages.sentences([moved, messages.followUps(change.followUps)]);
    }
    case 'undone':
      return messages.undone(speakAction(messages, change.before, change.move, change.after));
    case 'redone':
      return messages.redone(speakMove(messages, change.before, change.move, change.after));
    case 'restarted':
    case 'backAtMark':
      return messages[change.kind];
    case 'tookBack':
      return messages.tookBack(change.count);
    case 'wentBack':
      return messages.wentBack(change.at);
    case 'went': {
      const { position, verdicts, went } = messages.review;
      const said = went(position(change.at, change.all), verdicts[change.verdict]);
      if (!change.mistake) return said;
      return messages.sentences([
        said,
        messages.sentence([speakMistake(messages, change.mistake)]),
      ]);
    }
  }
}

type Other = Exclude<Announcement, ChangeAnnouncement>;

function speakOther(messages: TableMessages, announcement: Other): string {
  switch (announcement.kind) {
    case 'restored':
      return speakRestored(messages, announcement.entry);
    case 'dealt':
      return messages.dealt(announcement.number, rulesTitle(messages, announcement.ruleSet));
    case 'damaged':
      return messages.damaged[announcement.which];
    case 'picked':
      return messages.picked(announcement.card, announcement.targets);
    case 'putBack':
      return messages.putBack(announcement.card);
    case 'noFoundation':
      return messages.noFoundation(announcement.card);
    case 'foundationNeeds':
      return messages.foundationWants(announcement.card);
    case 'refused':
      return messages.refused(announcement.refusal);
    case 'hint':
      return messages.hintMove(announcement.move, announcement.card, 'hint');
    case 'fairHint':
      return speakFairHint(messages, announcement);
    case 'hintLost':
      return messages.hintLost(announcement.last);
    case 'notSaved':
      return messages.saving[announcement.why];
    case 'linkFault':
      return messages.linkFaults[announcement.error];
    case 'fileFault':
      return speakFileFault(messages, announcement.fault);
    case 'gamesImported': {
      const { gamesImported: brought, playedFurther } = messages.files;
      const text = brought(announcement.games, announcement.unread);
      return announcement.further ? messages.sentences([text, playedFurther]) : text;
    }
    default:
      return speakPlain(messages, announcement.kind);
  }
}

type Plain =
  | 'nothingSafe'
  | 'marked'
  | 'unmarked'
  | 'noMark'
  | 'hintThinking'
  | 'hintSearching'
  | 'hintUnknown'
  | 'hintOver'
  | 'fairThinking'
  | 'fairNoAnswer'
  | 'fairWatching'
  | 'chunkLoadFailed'
  | 'deckMissing'
  | 'updateReady'
  | 'unexpectedError';

/** Announcements that are always the same sentence. */
function speakPlain(messages: TableMessages, kind: Plain): string {
  const { failed, fair, update } = messages;
  switch (kind) {
    case 'fairThinking':
      return fair.evaluations.thinking;
    case 'fairNoAnswer':
      return fair.noAnswer;
    case 'fairWatching':
      return fair.watching;
    case 'updateReady':
      return update.ready;
    case 'unexpectedError':
      return failed.unexpectedError;
    default:
      return messages[kind];
  }
}

function speakFileFault({ files, locale }: TableMessages, fault: FileFault): string {
  if (fault === 'notOurs') return files.notOurs;
  if (fault === 'tooMany') return files.tooMany(new Intl.NumberFormat(locale).format(MAX_GAMES));
  return files.illegalAt(fault.illegalAt);
}

/** The fair player's move, its evaluation and its second choice. */
function speakFairHint(
  messages: TableMessages,
  { best, evaluation, next }: Extract<Announcement, { readonly kind: 'fairHint' }>,
): string {
  const say = ({ move, card }: Proposal, lead: 'fair' | 'next'): string =>
    messages.hintMove(move, card, lead);
  const said = [
    best && say(best, 'fair'),
    speakOpinion(messages, evaluation),
    next && say(next, 'next'),
  ];
  return messages.sentences(said.filter((part) => part !== undefined));
}

/** The fair player's evaluation of a position. */
function speakOpinion(messages: TableMessages, evaluation: FairEvaluation): string {
  const { fair, locale } = messages;
  switch (evaluation.kind) {
    case 'only':
      return fair.only(shareIn(locale, evaluation.chance));
    case 'weighed': {
      const share = shareIn(locale, evaluation.chance);
      if (!evaluation.next) return fair.weighed(share);
      const next = shareIn(locale, evaluation.next.chance);
      return next === share ? fair.even(share) : fair.compared(share, next);
    }
    default:
      return fair.evaluations[evaluation.kind];
  }
}
