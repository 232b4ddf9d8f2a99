/** The luckiest and unluckiest deals from the stock, and the best and worst decisions: each a button that goes there. */
import { NOISE } from '../../app/insight/review/estimates.ts';
import type { Story, StoryMove } from '../../app/insight/review/story.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Game } from '../../rules/game.ts';
import { signedPoints, toldMove } from './storyWords.ts';

interface StoryListsProps {
  readonly game: Game;
  readonly story: Story;
  /** Whether nothing will be added to the lists. */
  readonly isSettled: boolean;
  readonly messages: Messages;
  /** Goes to a point of the game. */
  readonly go: (at: number) => void;
}

const LISTS = ['luckiest', 'unluckiest', 'best', 'worst'] as const;

/** What each list measures, as a chance from -1 to 1. */
const MEASURES: Readonly<Record<(typeof LISTS)[number], 'luck' | 'lead' | 'skill'>> = {
  luckiest: 'luck',
  unluckiest: 'luck',
  best: 'lead',
  worst: 'skill',
};

export function StoryLists(props: StoryListsProps) {
  return (
    <div class="story-lists">
      {LISTS.map((list) => (
        <StoryList key={list} list={list} {...props} />
      ))}
    </div>
  );
}

/** How many each list has if there are as many beyond the noise. */
const FULL = 3;

function StoryList({
  list,
  ...props
}: StoryListsProps & { readonly list: (typeof LISTS)[number] }) {
  const { story, isSettled, messages } = props;
  const { lists, none, noMore } = messages.story;
  const moves = story[list];
  const noise = formatsOf(messages.locale).amount(Math.round(100 * NOISE)).text;
  return (
    <section>
      <h3>{lists[list]}</h3>
      <ul>
        {moves.map((move) => (
          <li key={move.at}>
            <Row move={move} value={move[MEASURES[list]] ?? 0} {...props} />
          </li>
        ))}
      </ul>
      {isSettled && moves.length < FULL && <p>{(moves.length === 0 ? none : noMore)(noise)}</p>}
    </section>
  );
}

type RowProps = StoryListsProps & { readonly move: StoryMove; readonly value: number };

function Row({ game, move, value, messages, go }: RowProps) {
  const { at } = move;
  return (
    <button type="button" onClick={() => go(at + 1)}>
      <span class="number">{formatsOf(messages.locale).amount(at + 1).text}</span>{' '}
      <span class="what">{toldMove(messages, game, at)}</span>{' '}
      <span class={value > 0 ? 'points good' : 'points bad'}>
        {signedPoints(messages.locale, value)}
      </span>
    </button>
  );
}
