import type { ReviewVerdict } from '../../app/announcements/findings.ts';
import { isMore } from '../../app/insight/review/estimates.ts';
import { decisionOf, type Story, type StoryMove } from '../../app/insight/review/story.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { shareIn } from '../../i18n/lazyFormats.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Game } from '../../rules/game.ts';
import { ChartTable } from '../charts/ChartTable.tsx';
import { signedPoints, toldMove } from './storyWords.ts';

interface StoryTableProps {
  readonly game: Game;
  readonly story: Story;
  readonly verdicts: readonly ReviewVerdict[];
  readonly messages: Messages;
}

/** The story as a table: a row for the deal and one for each move, with what is known after it. Noise is left out. */
export function StoryTable({ game, story, verdicts, messages }: StoryTableProps) {
  const { table, columns, start } = messages.story;
  const { locale } = messages;
  const { amount } = formatsOf(locale);
  const after = (point: number): readonly string[] => {
    const chance = story.curve[point];
    const verdict = messages.review.verdicts[verdicts[point] ?? 'open'];
    return [chance === undefined ? '' : shareIn(locale, chance), verdict];
  };
  const points = (value: number | undefined): string =>
    value === undefined || !isMore(Math.abs(value)) ? '' : signedPoints(locale, value);
  const row = (move: StoryMove): readonly string[] => [
    `${amount(move.at + 1).text} ${toldMove(messages, game, move.at)}`,
    ...after(move.at + 1),
    points(move.luck),
    points(decisionOf(move)),
  ];
  return (
    <ChartTable
      title={table}
      head={[columns.move, columns.chance, columns.verdict, columns.luck, columns.decision]}
      rows={[[start, ...after(0), '', ''], ...story.moves.map(row)]}
    />
  );
}
