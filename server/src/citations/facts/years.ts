import type { Citation } from '@sextant/contracts';

/**
 * The years by which a work may be cited: that of its issue, and that in which it appeared online ahead of it. A paper of
 * 1985 whose publisher put its back files online in 2006 is of 1985.
 */
export const yearsOf = ({ online_year: online, year }: Citation): number[] =>
  [year, online ?? null].filter(
    (told): told is number => told !== null && (year === null || told <= year + 1),
  );

/** They have the year online of all works that had one; PubMed has it of some. */
const havingBoth: readonly string[] = ['crossref', 'europepmc'];

/** Whether a record tells both years, or would, if there were two. */
export const tellsBothYears = ({ online_year: online, source, year }: Citation): boolean =>
  year !== null && ((online ?? null) !== null || havingBoth.includes(source));
