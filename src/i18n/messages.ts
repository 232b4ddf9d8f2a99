/**
 * The messages that every language must have. English is the model: the compiler checks the others
 * against it.
 */
import type { DialogMessages } from './en/dialogs.ts';
import type { lesson } from './en/lesson.ts';
import type { TableMessages } from './en/table.ts';

/**
 * `TableMessages` is loaded from the start: the table, everything around it, and all announcements.
 * `DialogMessages` is loaded with the dialogs. No key is in two parts.
 */
export type { DialogMessages, TableMessages };

/** The part that is loaded with the lesson. */
export interface LessonMessages {
  readonly lesson: typeof lesson;
}

export type Messages = TableMessages & LessonMessages & DialogMessages;
