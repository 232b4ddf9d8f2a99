import { describe, expect, it } from 'vitest';
import { languageFor } from './languages.ts';

describe('the language of the page', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['sv', 'fr-CA'], 'fr'],
    [['zh-Hant-TW'], 'zh-Hant'],
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['zh-CN'], 'zh'],
    [['zh-SG', 'en'], 'zh'],
    [['zh'], 'zh'],
    [['PT'], 'pt'],
    [['pt-BR', 'en'], 'pt'],
    [['pt-PT', 'es'], 'es'],
    [['pt-PT', 'sv'], 'pt'],
    [['pt-PT', 'pt', 'en'], 'pt'],
    [['sr-Latn', 'es-419'], 'es'],
    [['not a tag', '', 'fr_FR', 'ja'], 'ja'],
    [['xx', 'constructor'], undefined],
    [[], undefined],
  ])('of those wished, %j, is the first that there is: %s', (wished, language) => {
    expect(languageFor(wished)).toBe(language);
  });
});
