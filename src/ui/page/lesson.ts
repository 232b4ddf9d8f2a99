/** The lesson: begins at the first visit or on request, and resumes after a reload. */
import { LESSON_DEAL } from '../../app/guidance/first.ts';
import { Lesson } from '../../app/guidance/lesson.ts';
import { keepMark, readMark } from '../../app/guidance/mark.ts';
import { isOfLesson } from '../../app/guidance/steps.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { after } from '../platform/after.ts';
import type { App } from './createApp.ts';

type LessonParts = Pick<App, 'session' | 'library' | 'store'>;

/** Begins the lesson whose deal is on the table. */
function begin({ session, store }: LessonParts): void {
  new Lesson({ session, after, onEnd: () => keepMark(store, 'over') });
}

/** Begins the lesson if its deal is on the table and it is not over. */
export function goOnWithLesson(app: LessonParts): void {
  const { session, library, store } = app;
  if (session.guide.peek()) return;
  const mark = readMark(store);
  const isAlone = mark === '' && library.games.peek().length <= 1;
  const isMeant = (mark === 'begun' || isAlone) && isOfLesson(session.game.peek());
  // If nothing can be stored, the lesson would start at every visit.
  if (isMeant && keepMark(store, 'begun')) begin(app);
}

/** Deals the lesson; the game on the table stays open. */
export function playLesson(app: LessonParts): void {
  app.session.guide.peek()?.end();
  app.session.games.newGame(LESSON_DEAL, RULE_SETS.classic, { keepOpen: true });
  // No undo for this deal: Skip leaves the lesson.
  app.session.games.keepDeal();
  keepMark(app.store, 'begun');
  begin(app);
}
