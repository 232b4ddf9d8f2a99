/** Begins the lesson, by itself at the first visit or when it is asked for, and goes on with it after a reload. */
import { LESSON_DEAL } from '../app/lesson/first.ts';
import { Lesson } from '../app/lesson/lesson.ts';
import { keepMark, readMark } from '../app/lesson/mark.ts';
import { isOfLesson } from '../app/lesson/steps.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { after } from './after.ts';
import type { Parts } from './parts.ts';

type LessonParts = Pick<Parts, 'session' | 'library' | 'store' | 'caption'>;

/** Begins the lesson that lies on the table. */
function begin({ session, store }: LessonParts): void {
  new Lesson({ session, after, over: () => keepMark(store, 'over') });
}

/** Begins the lesson if it lies on the table and is not over. */
export function goOnWithLesson(parts: LessonParts): void {
  const { session, library, store, caption } = parts;
  if (session.guide.peek()) return;
  const mark = readMark(store);
  const isAlone = mark === '' && library.games.peek().length <= 1;
  const isMeant = (mark === 'begun' || isAlone) && isOfLesson(session.game.peek());
  // Where nothing can be remembered it would come every time.
  if (isMeant && keepMark(store, 'begun')) begin(parts);
  else if (caption.peek() !== undefined) {
    caption.value = undefined;
    // It was left to the lesson to say what lies on the table; something more urgent may have been said.
    const news = session.news.peek();
    if (news.kind === 'restored') session.tell({ ...news });
  }
}

/** Deals the lesson; the game on the table stays open. */
export function playLesson(parts: LessonParts): void {
  parts.session.guide.peek()?.end();
  parts.session.games.newGame(LESSON_DEAL, RULE_SETS.classic, { keepOpen: true });
  // To leave it there is Skip.
  parts.session.games.keepDeal();
  keepMark(parts.store, 'begun');
  begin(parts);
}
