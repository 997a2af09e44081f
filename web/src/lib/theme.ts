import { storedChoice } from './stored-choice.ts';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Its key is read by public/theme.js too, which shows the chosen theme before the first paint. */
const choice = storedChoice('theme', themes, 'system');

/** Shows a theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  choice.choose(theme);
}

export const useTheme = choice.use;
