/** The theme that is shown: the chosen one, or the one that the system asks for. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Preferences } from '../../app/preferences/settings.ts';

export type ThemeName = Exclude<Preferences['theme'], 'system'>;

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const contrast = window.matchMedia('(prefers-contrast: more)');
const forced = window.matchMedia('(forced-colors: active)');

const systemTheme = (): ThemeName =>
  contrast.matches || forced.matches ? 'contrast' : dark.matches ? 'night' : 'felt';

/** Gives the style sheets the choices they depend on, now and after every change. */
export function watchTheme(choices: ReadonlySignal<Preferences>): ReadonlySignal<ThemeName> {
  const system = signal(systemTheme());
  const isForced = signal(forced.matches);
  const theme = signal<ThemeName>('felt');
  for (const query of [dark, contrast, forced])
    query.addEventListener('change', () => {
      system.value = systemTheme();
      isForced.value = forced.matches;
    });
  effect(() => {
    const { theme: chosen, speed, hand } = choices.value;
    // Colours that the system forces on the page are a theme of their own, made of high contrast.
    const shown = isForced.value || chosen === 'system' ? system.value : chosen;
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
