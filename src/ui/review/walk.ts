/** Going along a game under review, and what is said of each point. */
import type { ChangeAnnouncement } from '../../app/announcements/announcements.ts';
import type { Mistake, ReviewVerdict } from '../../app/announcements/findings.ts';
import type { Session } from '../../app/game/session.ts';
import { speakChange } from '../../i18n/announcements.ts';
import { shareIn } from '../../i18n/lazyFormats.ts';
import type { Messages } from '../../i18n/messages.ts';

interface WalkDeps {
  readonly session: Session;
  readonly verdicts: readonly ReviewVerdict[];
  readonly mistakes: readonly Mistake[];
  readonly messages: Messages;
}

interface Walk {
  /** Goes to a point of the game, or as near as there is one. */
  readonly go: (point: number) => void;
  /** The mistake that led to the point on the table, if it was one. */
  readonly mistake: Mistake | undefined;
  /** The point on the table in words, for a slider. */
  readonly said: string;
  /** The same with a chance from 0 to 1, if that is known and the words do not tell it. */
  readonly saidWith: (chance: number | undefined) => string;
}

export function walkIn({ session, verdicts, mistakes, messages }: WalkDeps): Walk {
  const { at, moves } = session.game.value;
  const mistakeTo = (point: number) => mistakes.find((each) => each.at + 1 === point);
  const changeTo = (point: number): ChangeAnnouncement => ({
    ...{ kind: 'went', at: point, all: moves.length },
    ...{ verdict: verdicts[point] ?? 'open', mistake: mistakeTo(point) },
  });
  const go = (point: number): void => {
    const to = Math.min(Math.max(point, 0), moves.length);
    if (to !== at) session.goTo(to, changeTo(to), 'review');
  };
  const mistake = mistakeTo(at);
  const said = speakChange(messages, changeTo(at));
  const saidWith = (chance: number | undefined): string =>
    chance === undefined || mistake
      ? said
      : messages.sentences([said, messages.story.chance(shareIn(messages.locale, chance))]);
  return { go, mistake, said, saidWith };
}
