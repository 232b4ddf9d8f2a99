import { effect, signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { followingMessages } from './catalogues.ts';
import { type TableMessages, table } from './en/table.ts';

describe('a catalogue that follows the language', () => {
  it('updates everything that reads a sentence from it', () => {
    const current = signal<TableMessages>(table);
    const messages = followingMessages(current);
    const seen: string[] = [];
    effect(() => void seen.push(messages.undo));
    current.value = { ...table, undo: 'Zurück', locale: 'de' };
    current.value = { ...current.value, redo: 'Vor' };
    expect(seen).toEqual(['Undo', 'Zurück']);
    expect(Object.keys(messages)).toEqual(Object.keys(table));
  });
});
