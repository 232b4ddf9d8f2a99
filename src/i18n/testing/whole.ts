/** Every language with both its halves, for tests: the page loads each half when it is wanted. */
import type { Language } from '../../app/preferences/languages.ts';
import { dialogs as arDialogs } from '../ar/dialogs.ts';
import { table as arTable } from '../ar/table.ts';
import { dialogs as deDialogs } from '../de/dialogs.ts';
import { table as deTable } from '../de/table.ts';
import { dialogs as enDialogs } from '../en/dialogs.ts';
import { table as enTable } from '../en/table.ts';
import { dialogs as esDialogs } from '../es/dialogs.ts';
import { table as esTable } from '../es/table.ts';
import { dialogs as frDialogs } from '../fr/dialogs.ts';
import { table as frTable } from '../fr/table.ts';
import { dialogs as jaDialogs } from '../ja/dialogs.ts';
import { table as jaTable } from '../ja/table.ts';
import type { Messages } from '../messages.ts';
import { dialogs as ptDialogs } from '../pt/dialogs.ts';
import { table as ptTable } from '../pt/table.ts';
import { dialogs as zhDialogs } from '../zh/dialogs.ts';
import { table as zhTable } from '../zh/table.ts';
import { dialogs as zhHantDialogs } from '../zh-Hant/dialogs.ts';
import { table as zhHantTable } from '../zh-Hant/table.ts';

export const en: Messages = { ...enTable, ...enDialogs };
export const de: Messages = { ...deTable, ...deDialogs };
export const fr: Messages = { ...frTable, ...frDialogs };
export const es: Messages = { ...esTable, ...esDialogs };
export const pt: Messages = { ...ptTable, ...ptDialogs };
export const ja: Messages = { ...jaTable, ...jaDialogs };
export const zh: Messages = { ...zhTable, ...zhDialogs };
export const zhHant: Messages = { ...zhHantTable, ...zhHantDialogs };
export const ar: Messages = { ...arTable, ...arDialogs };

export const WHOLE: Readonly<Record<Language, Messages>> = {
  ...{ en, de, fr, es, pt, ja, zh, ar },
  'zh-Hant': zhHant,
};
