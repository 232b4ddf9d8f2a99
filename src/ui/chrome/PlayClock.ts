/** Moves and time beside the name of the deal, for those who want them. */
import { useEffect } from 'preact/hooks';
import { formatsOf } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/messages.ts';
import { movesMade } from '../../rules/game.ts';
import type { App } from '../page/createApp.ts';

/** In milliseconds. */
const SECOND_MS = 1000;

/** Updates the moves and time shown in the header. */
export function PlayClock({ session, settings, clock, figures, messages }: PlayClockProps) {
  const isWanted = settings.choices.value.showMoves && !session.guide.value;
  const entry = session.entry.value;
  useEffect(() => {
    if (!isWanted) return;
    const { amount } = formatsOf(messages.locale);
    const show = (): void => {
      const moves = messages.endings.moves(amount(movesMade(entry.game).length));
      const running = entry.outcome ? 0 : clock.sinceTaken();
      figures.value = `${moves} · ${written(entry.playedMs + running)}`;
    };
    show();
    const timer = setInterval(show, SECOND_MS);
    return () => {
      clearInterval(timer);
      figures.value = '';
    };
  }, [isWanted, entry, messages.locale]);
  return null;
}

type PlayClockProps = Pick<App, 'session' | 'settings' | 'clock' | 'figures'> & {
  readonly messages: Messages;
};

/** Like a clock: `6:12`, `1:06:12`. */
export function written(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => `${value}`.padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
