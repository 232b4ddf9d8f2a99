/** What every language has to say. English is the model: the compiler compares the others with it. */
import type { DialogMessages } from './en/dialogs.ts';
import type { TableMessages } from './en/table.ts';

/** The half that is there from the start: the table, what stands round it, and all announcements. */
/** The half that comes with the dialogs. No key is in both halves. */
export type { DialogMessages, TableMessages };

export type Messages = TableMessages & DialogMessages;
