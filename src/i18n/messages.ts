/** What every language has to say. English is the model: the compiler compares the others with it. */
import type { DialogMessages } from './en/dialogs.ts';
import type { lesson } from './en/lesson.ts';
import type { TableMessages } from './en/table.ts';

/**
 * `TableMessages` is the part that is there from the start: the table, what stands round it, and all announcements.
 * `DialogMessages` comes with the dialogs. No key is in two parts.
 */
export type { DialogMessages, TableMessages };

/** The part that comes with the lesson. */
export interface LessonMessages {
  readonly lesson: typeof lesson;
}

export type Messages = TableMessages & LessonMessages & DialogMessages;
