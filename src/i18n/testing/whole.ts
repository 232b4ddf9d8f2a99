/**
 * Every language with all its parts, for tests; the page loads each part only when it is needed.
 */
import type { Language } from '../../app/preferences/languages.ts';
import { dialogs as arDialogs } from '../ar/dialogs.ts';
import { lesson as arLesson } from '../ar/lesson.ts';
import { table as arTable } from '../ar/table.ts';
import { dialogs as deDialogs } from '../de/dialogs.ts';
import { lesson as deLesson } from '../de/lesson.ts';
import { table as deTable } from '../de/table.ts';
import { dialogs as enDialogs } from '../en/dialogs.ts';
import { lesson as enLesson } from '../en/lesson.ts';
import { table as enTable } from '../en/table.ts';
import { dialogs as esDialogs } from '../es/dialogs.ts';
import { lesson as esLesson } from '../es/lesson.ts';
import { table as esTable } from '../es/table.ts';
import { dialogs as frDialogs } from '../fr/dialogs.ts';
import { lesson as frLesson } from '../fr/lesson.ts';
import { table as frTable } from '../fr/table.ts';
import { dialogs as jaDialogs } from '../ja/dialogs.ts';
import { lesson as jaLesson } from '../ja/lesson.ts';
import { table as jaTable } from '../ja/table.ts';
import type { Messages } from '../messages.ts';
import { dialogs as ptDialogs } from '../pt/dialogs.ts';
import { lesson as ptLesson } from '../pt/lesson.ts';
import { table as ptTable } from '../pt/table.ts';
import { dialogs as zhDialogs } from '../zh/dialogs.ts';
import { lesson as zhLesson } from '../zh/lesson.ts';
import { table as zhTable } from '../zh/table.ts';
import { dialogs as zhHantDialogs } from '../zh-Hant/dialogs.ts';
import { lesson as zhHantLesson } from '../zh-Hant/lesson.ts';
import { table as zhHantTable } from '../zh-Hant/table.ts';

export const en: Messages = { ...enTable, lesson: enLesson, ...enDialogs };
export const de: Messages = { ...deTable, lesson: deLesson, ...deDialogs };
export const fr: Messages = { ...frTable, lesson: frLesson, ...frDialogs };
export const es: Messages = { ...esTable, lesson: esLesson, ...esDialogs };
export const pt: Messages = { ...ptTable, lesson: ptLesson, ...ptDialogs };
export const ja: Messages = { ...jaTable, lesson: jaLesson, ...jaDialogs };
export const zh: Messages = { ...zhTable, lesson: zhLesson, ...zhDialogs };
export const zhHant: Messages = { ...zhHantTable, lesson: zhHantLesson, ...zhHantDialogs };
export const ar: Messages = { ...arTable, lesson: arLesson, ...arDialogs };

export const WHOLE: Readonly<Record<Language, Messages>> = {
  ...{ en, de, fr, es, pt, ja, zh, ar },
  'zh-Hant': zhHant,
};
