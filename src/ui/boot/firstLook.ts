/**
 * What is seen before the script of the page has come: the ground in the player's theme and, at a first visit, the beginning of
 * the lesson in the player's language. Its elements stand in index.html; the page replaces them by the same.
 */
import { BEGUN, keptOfLesson } from '../../app/guidance/first.ts';
import type { KeyValueStore } from '../../app/preferences/keyValueStore.ts';
import {
  directionOf,
  isLanguage,
  type Language,
  languageFor,
} from '../../app/preferences/languages.ts';
import { wantedBy } from '../page/wantedBy.ts';
import { themeFor } from '../platform/systemTheme.ts';

/** What the lesson says at its first step. */
export interface FirstWords {
  /** The language, as the page names it. */
  readonly lang: string;
  readonly title: string;
  /** With a `|` on both sides of each card. */
  readonly sentence: string;
  readonly count: string;
  readonly skip: string;
}

/** Addresses of scripts that the page will begin with, besides its own. */
export interface FirstScripts {
  readonly lesson: string;
  readonly table: Readonly<Partial<Record<Language, string>>>;
  readonly lessonWords: Readonly<Record<Language, string>>;
}

interface Choices {
  readonly theme?: unknown;
  readonly language?: unknown;
  readonly hand?: unknown;
}

/** Shows what is known of the player from a few bytes, and asks for what the page will begin with. */
export function showFirst(
  words: Readonly<Record<Language, FirstWords>>,
  scripts: FirstScripts,
  store: Pick<KeyValueStore, 'getItem'>,
): void {
  const choices = choicesIn(store);
  const language = languageOf(choices);
  const root = document.documentElement;
  root.dataset['theme'] = themeFor(choices.theme);
  if (choices.hand === 'left') root.dataset['hand'] = 'left';
  root.lang = words[language].lang;
  root.dir = directionOf(language);
  const mark = keptOfLesson(store);
  const hasLesson = (mark === '' || mark === BEGUN) && !wantedBy(location.hash);
  if (scripts.table[language]) ask(scripts.table[language]);
  if (!hasLesson) return;
  ask(scripts.lesson);
  ask(scripts.lessonWords[language]);
  // The table has its room from the first frame on.
  root.dataset['first'] = 'lesson';
  const sentence = mark === '' ? words[language].sentence : '';
  const isWhole = fillLater(words[language], sentence);
  // As soon as the page has been read so far: nothing of it is there yet.
  const observer = new MutationObserver(() => {
    if (isWhole()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Fills each part of the first look when it is there.
 *
 * @param sentence empty for a lesson that was begun: it is not known how far it has come
 * @returns looks for parts, and says whether all are filled
 */
function fillLater(words: FirstWords, sentence: string): () => boolean {
  let hasPanel = false;
  return () => {
    const button = document.querySelector('#first-lesson button');
    if (button && !hasPanel) {
      hasPanel = true;
      fillPanel(words, sentence);
    }
    const title = document.querySelector('.title .deal');
    if (!title) return false;
    if (sentence !== '') title.append(words.title);
    return true;
  };
}

function fillPanel({ count, skip }: FirstWords, sentence: string): void {
  const panel = document.getElementById('first-lesson') as HTMLElement;
  panel.className = 'side-panel lesson';
  panel.hidden = false;
  // Of an empty panel nothing is seen but itself.
  if (sentence === '') return void panel.querySelector('.buttons')?.toggleAttribute('hidden', true);
  const [line, standing] = panel.querySelectorAll('p');
  line?.append(...sentence.split('|').map((part, i) => (i % 2 === 1 ? bold(part) : part)));
  standing?.append(spanOf(count));
  panel.querySelector('button')?.append(skip);
}

function bold(text: string): HTMLElement {
  const made = document.createElement('b');
  made.append(text);
  return made;
}

function spanOf(text: string): HTMLElement {
  const made = document.createElement('span');
  made.append(text);
  return made;
}

function choicesIn(store: Pick<KeyValueStore, 'getItem'>): Choices {
  try {
    return { ...(JSON.parse(store.getItem('bigben.settings') ?? '') as Choices) };
  } catch {
    return {};
  }
}

const languageOf = ({ language }: Choices): Language =>
  typeof language === 'string' && isLanguage(language)
    ? language
    : (languageFor(navigator.languages) ?? 'en');

/** As early as can be, and before any script asks for it. */
function ask(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
