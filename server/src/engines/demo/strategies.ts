import { type StudyType, studyTypes } from '@sextant/contracts';
import type { ReadWork } from './read-evidence.ts';

/** In which order a demo engine reads the works that were found. */
export interface DemoStrategy {
  /** Behind "the works are read": `newest first`. */
  name: string;
  /** As of `Array.sort`; what it leaves equal stays in the order of relevance. */
  compare(a: ReadWork, b: ReadWork): number;
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
  { name: 'newest first', compare: (a, b) => (b.citation.year ?? 0) - (a.citation.year ?? 0) },
  { name: 'largest studies first', compare: (a, b) => (b.citation.n ?? 0) - (a.citation.n ?? 0) },
  { name: 'strongest study design first', compare: (a, b) => designRank(a) - designRank(b) },
  { name: 'contradicting evidence first', compare: (a, b) => contraryRank(a) - contraryRank(b) },
  { name: 'reviews and guidelines first', compare: (a, b) => summaryRank(a) - summaryRank(b) },
  { name: 'closest to the question first', compare: () => 0 },
];
