/**
 * Which theme a choice is shown in. Separate from the signals of theme.ts, so that it can be
 * determined before the first paint.
 */
import type { Preferences } from '../../app/preferences/settings.ts';

export type ThemeName = Exclude<Preferences['theme'], 'system'>;

const NAMES: Readonly<Record<ThemeName, true>> = {
  felt: true,
  night: true,
  paper: true,
  contrast: true,
};

const isTheme = (name: unknown): name is ThemeName =>
  typeof name === 'string' && Object.hasOwn(NAMES, name);

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const contrast = window.matchMedia('(prefers-contrast: more)');
const forced = window.matchMedia('(forced-colors: active)');

/** The system's preferences, each of which can change. */
export const SYSTEM = [dark, contrast, forced];

/** Felt in light mode, night in dark mode, high contrast if the system asks for it. */
const systemTheme = (): ThemeName =>
  contrast.matches || forced.matches ? 'contrast' : dark.matches ? 'night' : 'felt';

/**
 * The theme in which a choice is shown now. When the system forces its colours, that is always high
 * contrast.
 *
 * @param chosen the stored choice; anything that is not a theme leaves it to the system
 */
export const themeFor = (chosen: unknown): ThemeName =>
  isTheme(chosen) && !forced.matches ? chosen : systemTheme();
