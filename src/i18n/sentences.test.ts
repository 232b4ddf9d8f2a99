/**
 * Every sentence of every language can be printed with an example, and contains no artifacts such
 * as `undefined`.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../app/preferences/languages.ts';
import { sectionsOf, sentences } from './testing/sentences.ts';
import { en, WHOLE } from './testing/whole.ts';

const ALL = Object.keys(LANGUAGES) as Language[];

/** The keys of a catalogue, computed independently of the code that prints it. */
const keysIn = (part: object, path = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? keysIn(value, `${path}${name}.`)
      : [`${path}${name}`],
  );

const messagesOf = async (language: Language) =>
  (await sectionsOf(language)).flatMap(({ messages }) => messages);

describe('sentences', () => {
  it.each(ALL)('are all printed: %s', async (language) => {
    const keys = (await messagesOf(language)).map(({ key }) => key);
    expect([...keys].sort()).toEqual(keysIn(WHOLE[language]).sort());
    expect(new Set(keys)).toEqual(new Set(keysIn(en)));
  });

  it.each(ALL)('are texts: %s', async (language) => {
    const texts = (await messagesOf(language)).flatMap((message) =>
      message.texts.map((text) => ({ key: message.key, text })),
    );
    const slip = /\b(undefined|null|NaN)\b|\[object|=>|\$\{/;
    expect(
      texts.filter(({ text }) => typeof text !== 'string' || text.trim() === '' || slip.test(text)),
    ).toEqual([]);
  });

  it.each(ALL)('are as many as in English: %s', async (language) => {
    const lengths = async (of: Language) =>
      Object.fromEntries((await messagesOf(of)).map(({ key, texts }) => [key, texts.length]));
    expect(await lengths(language)).toEqual(await lengths('en'));
  });

  it('are printed in the language asked for, with another below', async () => {
    expect(await sentences([])).toContain('\ngames.count\n    0 of 1 games\n');
    expect(await sentences(['de'])).toContain('    Diese Stunde braucht den Kreuz-Buben.\n');
    expect(await sentences(['de', 'en'])).toContain(
      'daily.streak\n    1 Tag gewonnen\nen: Won 1 day in a row\n    2 Tage in Folge gewonnen\n',
    );
  });

  it.each([['xx'], ['de', 'xx'], ['de', 'en', 'fr']])(
    'are not printed where it is not clear which: %s %s %s',
    async (...args) => {
      expect(await sentences(args)).toBeUndefined();
    },
  );
});
