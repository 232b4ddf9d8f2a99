/**
 * All messages of a language, with examples for those that take arguments: for reviewers and for
 * tests.
 */
import { isLanguage, type Language } from '../../app/preferences/languages.ts';
import { CATALOGUES } from '../catalogues.ts';
import { dialogExamples } from './dialogExamples.ts';
import { tableExamples } from './tableExamples.ts';

interface Message {
  /** Its path in the catalogue: `games.count`. */
  readonly key: string;
  /** Its text, once for each example and for each item of a list. */
  readonly texts: readonly string[];
}

interface Section {
  readonly title: string;
  readonly messages: readonly Message[];
}

/**
 * All messages of a language: for the table and for the dialogs, first the ungrouped messages, then
 * the groups.
 */
export async function sectionsOf(language: Language): Promise<Section[]> {
  const { loadTable, loadLesson, loadDialogs } = CATALOGUES[language];
  const [table, lesson, dialogs] = await Promise.all([loadTable(), loadLesson(), loadDialogs()]);
  const late = { ...lesson, ...dialogs };
  const whole = { ...table, ...late };
  return [
    ...sectionsIn('table', told(table, tableExamples(whole), '')),
    ...sectionsIn('dialogs', told(late, dialogExamples(whole), '')),
  ];
}

async function sentencesIn(language: Language, beside?: Language): Promise<string> {
  const others = new Map<string, readonly string[]>();
  for (const { messages } of beside ? await sectionsOf(beside) : [])
    for (const { key, texts } of messages) others.set(key, texts);
  const lines = (await sectionsOf(language)).flatMap(({ title, messages }) => [
    `## ${title}`,
    '',
    ...messages.flatMap(({ key, texts }) => [
      key,
      ...texts.flatMap((text, i) => {
        const other = others.get(key)?.[i];
        return other === undefined ? [`    ${text}`] : [`    ${text}`, `${beside}: ${other}`];
      }),
      '',
    ]),
  ]);
  return lines.join('\n');
}

/**
 * All sections as lines of text.
 * @param asked a language (default: English), and optionally another to print below it
 * @returns `undefined` if a language is not one of the page's
 */
export async function sentences([language = 'en', beside, ...others]: readonly string[]): Promise<
  string | undefined
> {
  if (others.length > 0 || !isLanguage(language)) return undefined;
  if (beside !== undefined && !isLanguage(beside)) return undefined;
  return sentencesIn(language, beside);
}

function sectionsIn(half: string, messages: readonly Message[]): Section[] {
  const sections = new Map<string, Message[]>([[half, []]]);
  for (const message of messages) {
    const [group = ''] = message.key.split('.');
    const title = group === message.key ? half : `${half}: ${group}`;
    sections.set(title, [...(sections.get(title) ?? []), message]);
  }
  return [...sections].map(([title, those]) => ({ title, messages: those }));
}

/** @param examples of the same shape as the message; `undefined` if it takes no arguments */
function told(message: unknown, examples: unknown, key: string): Message[] {
  if (typeof message === 'string') return [{ key, texts: [message] }];
  if (typeof message === 'function') {
    if (!Array.isArray(examples)) throw new Error(`there is no example for ${key}`);
    return [{ key, texts: examples.flatMap((args) => message(...args)) }];
  }
  if (Array.isArray(message)) return [{ key, texts: message.flat() }];
  return Object.entries(message as object).flatMap(([name, part]) =>
    told(part, partOf(examples, name), key === '' ? name : `${key}.${name}`),
  );
}

const partOf = (examples: unknown, name: string): unknown =>
  (examples as Readonly<Record<string, unknown>> | undefined)?.[name];
