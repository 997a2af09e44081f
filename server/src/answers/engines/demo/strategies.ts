import { type StudyType, studyTypes } from '@sextant/contracts';
import type { PictureName } from './pictures/choose-picture.ts';
import type { ReadWork } from './read-evidence.ts';

/** In which order a demo engine reads the works that were found. */
export interface DemoStrategy {
  /** Behind "the works are read": `newest first`. */
  name: string;
  /** As of `Array.sort`; what it leaves equal stays in the order of relevance. */
  compare(a: ReadWork, b: ReadWork): number;
  /** What it draws of them: the first of these that the works suffice for. */
  pictures: readonly PictureName[];
}

const summaries: readonly StudyType[] = ['guideline', 'systematic-review', 'meta-analysis', 'review'];
const summaryRank = ({ citation }: ReadWork) => {
  const rank = summaries.indexOf(citation.study_type);
  return rank < 0 ? summaries.length : rank;
};
const designRank = ({ citation }: ReadWork) => studyTypes.indexOf(citation.study_type);
const contraryRank = ({ stance }: ReadWork) => ['no', 'both', 'silent', 'yes'].indexOf(stance);

/** One an engine, in the order of the registry, from the start again where there are more engines. */
export const demoStrategies: readonly [DemoStrategy, ...DemoStrategy[]] = [
  {
    name: 'newest first',
    compare: (a, b) => (b.citation.year ?? 0) - (a.citation.year ?? 0),
    pictures: ['years', 'forest', 'participants', 'types'],
  },
  {
    name: 'largest studies first',
    compare: (a, b) => (b.citation.n ?? 0) - (a.citation.n ?? 0),
    pictures: ['participants', 'forest', 'years', 'types'],
  },
  {
    name: 'strongest study design first',
    compare: (a, b) => designRank(a) - designRank(b),
    pictures: ['types', 'forest', 'participants', 'years'],
  },
  {
    name: 'contradicting evidence first',
    compare: (a, b) => contraryRank(a) - contraryRank(b),
    pictures: ['forest', 'sides', 'years', 'participants', 'types'],
  },
  {
    name: 'reviews and guidelines first',
    compare: (a, b) => summaryRank(a) - summaryRank(b),
    pictures: ['sides', 'forest', 'types', 'years', 'participants'],
  },
  {
    name: 'closest to the question first',
    compare: () => 0,
    pictures: ['forest', 'participants', 'years', 'types'],
  },
];
