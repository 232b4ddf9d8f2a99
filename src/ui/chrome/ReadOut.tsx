/** Keys that read out the table, and keys that go to an hour. Shows nothing. */
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../app/game/session.ts';
import type { SinceLastMove } from '../../app/game/sinceLastMove.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import type { Problems } from '../../app/problems/problems.ts';
import type { Messages } from '../../i18n/messages.ts';
import {
  readChanges,
  readFan,
  readMoves,
  readNeeds,
  readPiles,
  readTops,
} from '../../i18n/readOut.ts';
import { current } from '../../rules/game.ts';
import type { Hour } from '../../rules/hour.ts';
import { parsePlace } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import { isForLetters, useLetters } from '../page/useLetters.ts';
import { announce } from '../platform/announce.ts';
import { focusedPile, goToHour, hourKeyOf } from '../table/hourKeys.ts';

/** How long after the key that reads a fan a number still means another fan, in milliseconds. */
const READING_MS = 3000;

interface ReadOutProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly problems: Problems;
  readonly sinceLastMove: SinceLastMove;
  readonly messages: Messages;
}

export function ReadOut(props: ReadOutProps) {
  const { session, settings, problems, sinceLastMove, messages } = props;
  const say = (text: string): void => announce('spoken', text);
  const game = () => session.game.peek();
  const position = () => current(game());
  const read = (hour: Hour): void => say(readFan(messages, position(), hour));
  const awaitHour = useHourKeys(props, read);
  useLetters(true, settings, {
    e: () => say(readTops(messages, position())),
    m: () => say(readMoves(messages, game())),
    o: () => say(readNeeds(messages, position())),
    l: () => say(readChanges(messages, sinceLastMove.now)),
    g: () => say(readPiles(messages, game(), problems.problem.peek() !== undefined)),
    u: () => {
      const pile = focusedPile();
      const hour = pile && parsePlace(pile)?.hour;
      if (hour === undefined) say(messages.readOut.whichFan);
      else read(hour);
      awaitHour();
    },
  });
  return null;
}

/** Listens to the number row. @returns lets the next number read a fan */
function useHourKeys({ session, settings }: ReadOutProps, read: (hour: Hour) => void): () => void {
  const latest = useRef(read);
  latest.current = read;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const awaitHour = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
    }, READING_MS);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForLetters(event, settings)) return;
      const key = hourKeyOf(event, timer.current !== undefined);
      if (!key) return;
      event.preventDefault();
      if (key.kind === 'go') goToHour(key.hour, isWon(current(session.game.peek())));
      else {
        latest.current(key.hour);
        awaitHour();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      clearTimeout(timer.current);
    };
  }, [session, settings]);
  return awaitHour;
}
