import type { StudyType } from './citations.ts';

/** What kinds of study are called, on the page and in files. Free of zod. */
export const studyTypeWords: Record<StudyType, string> = {
  'meta-analysis': 'Meta-analysis',
  'systematic-review': 'Systematic review',
  guideline: 'Guideline',
  'randomized-trial': 'Randomized trial',
  'clinical-trial': 'Clinical trial',
  'observational-study': 'Observational study',
  'case-report': 'Case report or series',
  review: 'Review',
  laboratory: 'Laboratory study',
  'registry-record': 'Registry record',
  preprint: 'Preprint',
  comment: 'Comment',
  notice: 'Notice',
  other: 'Study type not stated',
};
