/** The lesson, a part of the page of its own: it comes with the table where it is to begin, and else with the dialogs. */
export { goOnWithLesson, playLesson } from '../page/lesson.ts';
export { LessonPanel, LessonTitle } from './LessonPanel.tsx';
