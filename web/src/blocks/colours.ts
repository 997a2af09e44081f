import { useContext, useMemo, useSyncExternalStore } from 'react';
import { useTheme } from '../lib/theme.ts';
import { turnLight } from '../lib/turn-light.ts';
import { PaperContext } from './paper-context.ts';

const names = [
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-soft',
  'bad',
] as const;
type ColourName = (typeof names)[number];

/** The page's colours as pictures need them, which cannot read the page's variables: `#rrggbb`. */
export interface Colours extends Record<ColourName, string> {
  isDark: boolean;
  /** To tell series apart, with any colour vision; no engine has one of them. */
  series: string[];
}

const toHex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

function readColours(isDark: boolean): Colours {
  const probe = document.createElement('span');
  probe.style.colorScheme = isDark ? 'dark' : 'light';
  document.body.append(probe);
  const read = (variable: string) => {
    probe.style.color = `var(${variable})`;
    return toHex(getComputedStyle(probe).color);
  };
  const colours = Object.fromEntries(names.map((name) => [name, read(`--color-${name}`)])) as Record<
    ColourName,
    string
  >;
  const series = [1, 2, 3, 4, 5, 6, 7].map((index) => read(`--series-${index}`));
  probe.remove();
  return { ...colours, isDark, series };
}

/** The light colours, whatever the page is in: it is dark again before anything is painted. */
function readPaperColours(): Colours {
  const turnBack = turnLight();
  try {
    return readColours(false);
  } finally {
    turnBack();
  }
}

const system = '(prefers-color-scheme: dark)';
const isSystemDark = () => matchMedia(system).matches;
/** Browsers print in light colours, and say so. */
function onSystem(listener: () => void) {
  const list = matchMedia(system);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * The colours of the theme as it is now; they follow it. Paper is light.
 * @param isLight for a picture that is drawn on a light ground in any theme
 */
export function useColours(isLight = false): Colours {
  const theme = useTheme();
  const systemIsDark = useSyncExternalStore(onSystem, isSystemDark);
  const isOnPaper = useContext(PaperContext) !== null;
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark);
  const turnsLight = isOnPaper || (isLight && isDark);
  return useMemo(() => (turnsLight ? readPaperColours() : readColours(isDark)), [turnsLight, isDark]);
}

/** The same in the page and in a picture, which has no typefaces of the page: texts keep their measure. */
export const pictureFont = 'system-ui, sans-serif';
