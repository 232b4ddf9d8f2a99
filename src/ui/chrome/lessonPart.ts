/**
 * The lesson as a separately loaded part: with the table if the page begins with it, otherwise with
 * the dialogs.
 */
export { goOnWithLesson, playLesson } from '../page/lesson.ts';
export { LessonPanel, LessonTitle } from './LessonPanel.tsx';
