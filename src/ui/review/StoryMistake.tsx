/** The move that is proved to have lost the game: what kept the win, and whether that could be seen. */
import type { ComponentChildren } from 'preact';
import type { Keeper } from '../../app/insight/review/keptReviews.ts';
import { type Story, sightOf } from '../../app/insight/review/story.ts';
import { writtenMove } from '../../i18n/hintSayings.ts';
import { shareIn } from '../../i18n/lazyFormats.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Game } from '../../rules/game.ts';
import { legalMoves, type Move, makeMove } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';

interface StoryMistakeProps {
  readonly game: Game;
  readonly story: Story;
  /** The point from which the losing move was made. */
  readonly at: number;
  /** A move that kept the win; `undefined` until it is known. */
  readonly keeper: Keeper | undefined;
  readonly messages: Messages;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

export function StoryMistake({ game, story, at, keeper, messages, children }: StoryMistakeProps) {
  const before = game.positions[at] as Position;
  const made = writtenMove(messages, before, game.moves[at] as Move);
  const kept =
    keeper && legalMoves(game.ruleSet, before).find((move) => makeMove(move) === keeper.move);
  return (
    <section class="story-mistake">
      <p>
        <strong>{messages.story.mistake(made, at + 1)}</strong>{' '}
        {kept && messages.story.kept(writtenMove(messages, before, kept))}
      </p>
      {keeper && <Sight left={story.moves[at]?.left} {...{ keeper, messages }} />}
      {children}
    </section>
  );
}

interface SightProps {
  readonly keeper: Keeper;
  /** The chance that the move made left, by what could be seen. */
  readonly left: number | undefined;
  readonly messages: Messages;
}

function Sight({ keeper, left, messages }: SightProps) {
  if (left === undefined) return null;
  const [kept, made] = [keeper.chance, left].map((chance) => shareIn(messages.locale, chance));
  const say = messages.story.sight[sightOf(keeper.chance, left)];
  return <p class="sight">{say(kept as string, made as string)}</p>;
}
