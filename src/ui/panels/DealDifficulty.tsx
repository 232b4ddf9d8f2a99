import { useEffect, useState } from 'preact/hooks';
import { type Difficulty, gradeOf, isHelp, type Measured, PLAYS } from '../../app/difficulty.ts';
import type { Messages } from '../../app/messages/en.ts';
import type { Session } from '../../app/session.ts';
import type { Game } from '../../rules/game.ts';

interface DealDifficultyProps {
  /** Of which the deal is meant; none while none is told. The same one for as long as the deal is. */
  readonly game: Game | undefined;
  readonly difficulty: Difficulty;
  readonly session: Session;
  readonly messages: Messages;
  /** Called before it is measured. */
  readonly asked?: () => void;
}

/** How difficult a deal is: asked by a button, or told at once if it is known. */
export function DealDifficulty(props: DealDifficultyProps) {
  const { game, difficulty, session, messages, asked } = props;
  const texts = messages.fair.difficulty;
  const [told, setTold] = useState<{ game: Game; measured: Measured | 'measuring' }>();
  // Another deal is meant, or the dialog is closed.
  useEffect(() => () => difficulty.stop(game), [difficulty, game]);
  const won = game && difficulty.known(game);
  const state = told?.game === game ? told?.measured : undefined;

  async function measure(deal: Game): Promise<void> {
    asked?.();
    setTold({ game: deal, measured: 'measuring' });
    const measured = await difficulty.measure(deal);
    if (typeof measured === 'number' && isHelp(session.game.value, deal)) session.assist('chance');
    setTold((latest) => (latest?.game === deal ? { game: deal, measured } : latest));
  }

  return (
    <div class="difficulty">
      {won === undefined && (
        <button
          type="button"
          aria-disabled={!game || state === 'measuring'}
          onClick={() => {
            if (game && state !== 'measuring') void measure(game);
          }}
        >
          {texts.ask}
        </button>
      )}
      <p class={won === undefined ? 'hint' : ''} aria-live="polite">
        {won !== undefined && texts.told(gradeOf(won), won, PLAYS)}
        {state === 'measuring' && texts.measuring}
        {state === 'died' && messages.fair.noAnswer}
      </p>
    </div>
  );
}
