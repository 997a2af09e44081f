import type { StudyType } from '@sextant/contracts';

/** PubMed's publication types and what they are here; a record takes the first line that it has. */
const byPublicationType: [string, StudyType][] = [
  ['Retraction of Publication', 'notice'],
  ['Retraction Notice', 'notice'],
  ['Published Erratum', 'notice'],
  ['Expression of Concern', 'notice'],
  ['Meta-Analysis', 'meta-analysis'],
  ['Network Meta-Analysis', 'meta-analysis'],
  ['Systematic Review', 'systematic-review'],
  ['Practice Guideline', 'guideline'],
  ['Guideline', 'guideline'],
  ['Consensus Development Conference', 'guideline'],
  ['Randomized Controlled Trial', 'randomized-trial'],
  ['Randomized Controlled Trial, Veterinary', 'randomized-trial'],
  ['Equivalence Trial', 'randomized-trial'],
  ['Pragmatic Clinical Trial', 'clinical-trial'],
  ['Adaptive Clinical Trial', 'clinical-trial'],
  ['Controlled Clinical Trial', 'clinical-trial'],
  ['Clinical Trial, Phase IV', 'clinical-trial'],
  ['Clinical Trial, Phase III', 'clinical-trial'],
  ['Clinical Trial, Phase II', 'clinical-trial'],
  ['Clinical Trial, Phase I', 'clinical-trial'],
  ['Clinical Trial', 'clinical-trial'],
  ['Observational Study', 'observational-study'],
  ['Twin Study', 'observational-study'],
  ['Case Reports', 'case-report'],
  ['Review', 'review'],
  ['Scoping Review', 'review'],
  ['Preprint', 'preprint'],
  ['Comment', 'comment'],
  ['Editorial', 'comment'],
  ['Letter', 'comment'],
  ['News', 'comment'],
];

/** MeSH headings that name a design where no publication type does. */
const byMesh: [string, StudyType][] = [
  ['Cohort Studies', 'observational-study'],
  ['Case-Control Studies', 'observational-study'],
  ['Cross-Sectional Studies', 'observational-study'],
  ['Prospective Studies', 'observational-study'],
  ['Retrospective Studies', 'observational-study'],
  ['Follow-Up Studies', 'observational-study'],
  ['In Vitro Techniques', 'laboratory'],
  ['Disease Models, Animal', 'laboratory'],
];

/** The kind of study by PubMed's publication types, else by the designs among its MeSH headings. */
export function studyTypeOf(publicationTypes: readonly string[], mesh: readonly string[]): StudyType {
  const first = (table: [string, StudyType][], has: readonly string[]) =>
    table.find(([name]) => has.includes(name))?.[1];
  return first(byPublicationType, publicationTypes) ?? first(byMesh, mesh) ?? 'other';
}
