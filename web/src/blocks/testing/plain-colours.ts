import type { Colours } from '../colours.ts';

/** Colours that a test can tell apart, without a page. */
export const plainColours: Colours = {
  isDark: false,
  surface: '#ffffff',
  sunken: '#eeeeee',
  line: '#dddddd',
  'line-strong': '#999999',
  ink: '#000000',
  'ink-soft': '#444444',
  'ink-faint': '#777777',
  accent: '#0000ff',
  'accent-soft': '#ccccff',
  bad: '#ff0000',
  series: ['#a00000', '#00a000', '#0000a0', '#a0a000', '#a000a0', '#00a0a0', '#a0a0a0'],
};
