/**
 * What is visible before the page's script has loaded: the background in the player's theme and, at
 * a first visit, the beginning of the lesson in the player's language. Its elements are in
 * index.html; the page replaces them with identical ones.
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

/** The words of the lesson's first step. */
export interface FirstWords {
  /** The value of the page's `lang` attribute. */
  readonly lang: string;
  readonly title: string;
  /** With a `|` on both sides of each card. */
  readonly sentence: string;
  readonly count: string;
  readonly skip: string;
}

/** Addresses of the scripts that the page begins with, besides its own. */
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

/**
 * Shows what a few stored bytes tell about the player, and preloads what the page will begin with.
 */
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
  // The lesson's room is reserved from the first frame on.
  root.dataset['first'] = 'lesson';
  const sentence = mark === '' ? words[language].sentence : '';
  const isWhole = fillLater(words[language], sentence);
  // The parser has not reached these elements yet: fill each as soon as it appears.
  const observer = new MutationObserver(() => {
    if (isWhole()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Fills each part of the first look when its element exists.
 *
 * @param sentence empty for a lesson already begun: its step is not known yet
 * @returns a function that fills the parts that exist, and returns whether all are filled
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
  // An empty panel shows no buttons.
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

/** Preloads a script before any other script imports it. */
function ask(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
