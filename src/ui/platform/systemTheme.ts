/** Which theme a choice is shown in. Without the signals of theme.ts, so that it can be known before the first paint. */
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

/** What the system says, of which any may change. */
export const SYSTEM = [dark, contrast, forced];

/** Felt by day, night by night, high contrast for those who ask their system for it. */
const systemTheme = (): ThemeName =>
  contrast.matches || forced.matches ? 'contrast' : dark.matches ? 'night' : 'felt';

/**
 * The theme in which a choice is shown now. Colours that the system forces on the page are one of their own, made of high contrast.
 *
 * @param chosen what was chosen; the system chooses for anything that is no theme
 */
export const themeFor = (chosen: unknown): ThemeName =>
  isTheme(chosen) && !forced.matches ? chosen : systemTheme();
