import { describe, expect, it } from 'vitest';
import { languageFor } from './languages.ts';

describe('the language of the page', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['sv', 'fr-CA'], 'fr'],
    [['zh-Hant-TW'], 'zh'],
    [['PT'], 'pt'],
    [['xx', 'constructor'], 'en'],
    [[], 'en'],
  ])('of those wished, %j, is the first that there is: %s', (wished, language) => {
    expect(languageFor(wished)).toBe(language);
  });
});
