/**
 * Runs before the rest of the page, and before its first paint. A separate script that imports
 * nothing at run time: see site/firstLook.ts.
 */
import { keyValueStore } from '../platform/localStore.ts';
import { type FirstScripts, type FirstWords, showFirst } from './firstLook.ts';
import './retry.ts';
import type { Language } from '../../app/preferences/languages.ts';

/** Inserted by the build. */
declare const FIRST_WORDS: Readonly<Record<Language, FirstWords>>;
declare const FIRST_SCRIPTS: FirstScripts;

showFirst(FIRST_WORDS, FIRST_SCRIPTS, keyValueStore());
