/** The other lines of the game under review: where they branch off, and buttons that go over to them. */
import { useEffect } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { ReviewVerdicts } from '../../app/insight/review/reviewVerdicts.ts';
import { writtenMove } from '../../i18n/hintSayings.ts';
import type { Messages } from '../../i18n/messages.ts';
import { speakAction } from '../../i18n/speech.ts';
import { type Game, goOver, type Line, sharedMoves } from '../../rules/game.ts';
import { type Move, play } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';

/** Ticks under the slider, one where each other line branches off. */
export function Branches({ game }: { readonly game: Game }) {
  const points = new Set(game.lines.map((line) => sharedMoves(game, line)));
  return (
    <div class="branches" aria-hidden="true">
      {[...points].map((at) => (
        <span
          key={at}
          style={{ insetInlineStart: `${(100 * (at + 0.5)) / (game.moves.length + 1)}%` }}
        />
      ))}
    </div>
  );
}

interface OtherLinesProps {
  readonly session: Session;
  readonly messages: Messages;
  readonly verdicts: ReviewVerdicts;
}

/** A button for each other line. The line that is left takes its place among them. */
export function OtherLines({ session, messages, verdicts }: OtherLinesProps) {
  const game = session.game.value;
  const isShown = game.lines.length > 0;
  useEffect(() => {
    document.body.classList.toggle('with-lines', isShown);
    return () => document.body.classList.remove('with-lines');
  }, [isShown]);
  if (!isShown) return null;
  const goTo = (index: number): void => {
    const other = goOver(game, index);
    const { at, moves } = other;
    const verdict = verdicts.verdicts.peek()[at] ?? 'open';
    const change = { kind: 'went', at, all: moves.length, verdict, mistake: undefined } as const;
    session.jump(other, change, 'review');
  };
  return (
    <fieldset class="lines" aria-label={messages.reviewBar.lines}>
      {game.lines.map((line, index) => (
        // By place: the button that was pressed keeps the focus when the line that was left takes its place.
        <LineButton key={index} {...{ game, line, messages }} act={() => goTo(index)} />
      ))}
    </fieldset>
  );
}

interface LineButtonProps {
  readonly game: Game;
  readonly line: Line;
  readonly messages: Messages;
  readonly act: () => void;
}

function LineButton({ game, line, messages, act }: LineButtonProps) {
  const at = sharedMoves(game, line);
  const before = game.positions[at] as Position;
  const move = line.moves[at] as Move;
  const name = (first: string) => messages.reviewBar.line(at + 1, line.moves.length, first);
  const spoken = speakAction(messages, before, move, play(game.ruleSet, before, move));
  return (
    <button type="button" aria-label={name(spoken)} onClick={act}>
      <span class="moves">{`${at + 1}–${line.moves.length}`}</span>{' '}
      {writtenMove(messages, before, move)}
    </button>
  );
}
