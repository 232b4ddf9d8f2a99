/**
 * For text fields in which every letter counts: no keyboard changes what is typed, and no browser brings back or marks
 * what it knows better.
 */
export const asTyped = {
  autocomplete: 'off',
  autocapitalize: 'none',
  autocorrect: 'off',
  spellcheck: false,
} as const;
