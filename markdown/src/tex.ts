import { quantityMacros } from './tex-quantities.ts';

/**
 * How KaTeX reads a formula, on the page and in the Word file alike: no links, no classes or styles of the author's,
 * nothing loaded. Made anew for each formula, since `\gdef` in one would be known in the next.
 */
export const texSettings = () =>
  ({
    trust: false,
    strict: 'ignore',
    throwOnError: true,
    maxSize: 20,
    maxExpand: 200,
    macros: { ...quantityMacros },
  }) as const;
