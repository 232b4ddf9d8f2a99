/** The current theme: the chosen one, or the one that the system asks for. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Preferences } from '../../app/preferences/settings.ts';
import { SYSTEM, type ThemeName, themeFor } from './systemTheme.ts';

export type { ThemeName };

/** Passes the style sheets the choices they depend on, now and after every change. */
export function watchTheme(choices: ReadonlySignal<Preferences>): ReadonlySignal<ThemeName> {
  const changes = signal(0);
  const theme = signal<ThemeName>('felt');
  for (const query of SYSTEM)
    query.addEventListener('change', () => {
      changes.value++;
    });
  effect(() => {
    changes.value;
    const { theme: chosen, speed, hand } = choices.value;
    const shown = themeFor(chosen);
    const { dataset } = document.documentElement;
    dataset['theme'] = shown;
    dataset['speed'] = speed;
    dataset['hand'] = hand;
    theme.value = shown;
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--table-dark');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour.trim());
  });
  return theme;
}
