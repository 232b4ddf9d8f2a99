/**
 * For text fields in which every letter counts: no autocorrection, no capitals, no suggestions, no
 * spelling marks.
 */
export const asTyped = {
  autocomplete: 'off',
  autocapitalize: 'none',
  autocorrect: 'off',
  spellcheck: false,
} as const;
