import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import {
  type Difficulty,
  gradeOf,
  isHelp,
  type Measured,
  PLAYS,
} from '../../app/insight/deals/difficulty.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Game } from '../../rules/game.ts';

interface DealDifficultyProps {
  /**
   * The deal as a game without moves; absent while no deal is chosen. The same object while the
   * deal is the same.
   */
  readonly game: Game | undefined;
  readonly difficulty: Difficulty;
  readonly session: Session;
  readonly messages: Messages;
  /** Called before it is measured. */
  readonly asked?: () => void;
}

/** The last question and its answer. */
interface Asked {
  readonly game: Game;
  readonly measured: Measured | 'measuring';
  /** Whether the answer replaces a focused button, and so takes the focus. */
  readonly takesFocus?: boolean;
}

const focus = (answer: HTMLElement | null): void => answer?.focus();

/**
 * The difficulty of a deal: shown at once if it is known, otherwise measured when a button is
 * pressed.
 */
export function DealDifficulty(props: DealDifficultyProps) {
  const { game, difficulty, session, messages, asked } = props;
  const texts = messages.difficulty;
  const [last, setLast] = useState<Asked>();
  const button = useRef<HTMLButtonElement>(null);
  // Stops when another deal is chosen or the dialog is closed.
  useEffect(() => game && (() => difficulty.stop(game)), [difficulty, game]);
  const won = game && difficulty.known(game);
  const state = last?.game === game ? last?.measured : undefined;

  async function measure(deal: Game): Promise<void> {
    asked?.();
    setLast({ game: deal, measured: 'measuring' });
    const measured = await difficulty.measure(deal);
    if (typeof measured === 'number' && isHelp(session.game.value, deal)) session.assist('chance');
    const takesFocus = button.current !== null && button.current === document.activeElement;
    setLast((latest) => (latest?.game === deal ? { game: deal, measured, takesFocus } : latest));
  }

  function note(): string {
    if (state === 'measuring') return texts.measuring;
    if (state === 'died') return messages.fair.noAnswer;
    const counts = game && isHelp(session.game.value, game) && !session.entry.value.outcome;
    return counts ? texts.counts : '';
  }

  return (
    <div class="difficulty">
      {won === undefined && (
        <button
          ref={button}
          type="button"
          aria-disabled={!game || state === 'measuring'}
          onClick={() => {
            if (game && state !== 'measuring') void measure(game);
          }}
        >
          {texts.ask}
        </button>
      )}
      <p
        class={won === undefined ? 'hint' : ''}
        aria-live="polite"
        tabIndex={-1}
        ref={won !== undefined && last?.takesFocus ? focus : null}
      >
        {won === undefined ? note() : texts.told(gradeOf(won), won, PLAYS)}
      </p>
    </div>
  );
}
