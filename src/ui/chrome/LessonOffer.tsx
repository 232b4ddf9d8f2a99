/** Offers the lesson, once, to a player who arrived by a link. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepMark, readMark } from '../../app/guidance/mark.ts';
import type { Tips } from '../../app/guidance/tips.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { App } from '../page/createApp.ts';
import { playLesson } from './lessonPart.ts';
import { SideLine } from './SideLine.tsx';

interface LessonOfferProps {
  readonly app: App & { readonly messages: Messages; readonly tips: Tips };
  readonly toTable: () => void;
}

export function LessonOffer({ app, toTable }: LessonOfferProps) {
  const { session, library, store, tips, dialog, review, messages } = app;
  const [isNew, setIsNew] = useState(() => !tips.anySeen.value);
  const answer = (): void => {
    keepMark(store, 'over');
    setIsNew(false);
  };
  const hasFinished = library.games.value.some(({ outcome }) => outcome);
  const isQuiet = !session.guide.value && dialog.value === 'none' && !review.isOpen.value;
  const isShown = isNew && readMark(store) === '' && !hasFinished && isQuiet;
  const game = session.game.value;
  const first = useRef(game);
  // It replaces the line that is shown after a deal.
  useEffect(() => {
    if (isShown) session.games.keepDeal();
  }, [isShown, game]);
  // Making a move dismisses it.
  useEffect(() => {
    if (isShown && game.moves.length > first.current.moves.length) answer();
    first.current = game;
  }, [isShown, game]);
  if (!isShown) return null;
  const { invite, play, no } = messages.lesson;
  return (
    <SideLine label={messages.lesson.name} text={invite}>
      <button
        type="button"
        onClick={() => {
          setIsNew(false);
          playLesson(app);
          toTable();
        }}
      >
        {play}
      </button>
      <button
        type="button"
        onClick={() => {
          answer();
          toTable();
        }}
      >
        {no}
      </button>
    </SideLine>
  );
}
