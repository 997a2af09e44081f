import { z } from 'zod';

/** One name of a work's author list. */
export const author = z.object({
  family: z.string().describe('Family name, or the whole name of a group.'),
  given: z
    .string()
    .nullable()
    .describe('Given names or initials; null where none is stated and for a group.'),
  group: z.boolean().describe('A collective author, such as a study group.'),
});
export type Author = z.infer<typeof author>;

/** What kind of study a work reports, strongest design first; `other` where none of them is stated. */
export const studyTypes = [
  'meta-analysis',
  'systematic-review',
  'guideline',
  'randomized-trial',
  'clinical-trial',
  'observational-study',
  'case-report',
  'review',
  'laboratory',
  'registry-record',
  'preprint',
  'comment',
  'notice',
  'other',
] as const;
export const studyType = z.enum(studyTypes);
export type StudyType = z.infer<typeof studyType>;

/**
 * What has become of a published work. `current`: its source keeps track of notices and knows of none.
 * `corrected`: an erratum or a corrected republication exists. `concern`: doubts about it were published, a part of it was
 * retracted, a review withdrawn as out of date, or a work temporarily withdrawn. `retracted`.
 * `unknown`: its source does not tell; never to be shown as clean.
 */
export const publicationStatuses = ['current', 'corrected', 'concern', 'retracted', 'unknown'] as const;
export const publicationStatus = z.enum(publicationStatuses);
export type PublicationStatus = z.infer<typeof publicationStatus>;

/** A note that another publication bears on this work. */
export const publicationNotice = z.object({
  kind: z
    .enum(['retraction', 'concern', 'erratum', 'republication', 'retracts', 'concerns', 'corrects'])
    .describe('The last three: this work is itself the notice, of another work.'),
  reference: z.string().describe('The other publication as its source words it; may be empty.'),
  pmid: z.string().nullable().describe("The other publication's."),
});
export type PublicationNotice = z.infer<typeof publicationNotice>;

/** One work that can be cited: the form in which every source answers. */
export const citation = z.object({
  source: z.string().describe('Id of the source that answered, such as `pubmed`.'),
  title: z.string().describe('Plain text, without a full stop at its end.'),
  also_titled: z
    .array(z.string())
    .optional()
    .describe('What other records of it have for its title, such as its own in another language.'),
  authors: z.array(author).describe('In the order of the work.'),
  journal: z.string().nullable().describe('Full name; of a registry record, the registry.'),
  journal_short: z
    .string()
    .nullable()
    .default(null)
    .describe('Its abbreviation, as `N Engl J Med`, where the record states it.'),
  year: z.int().nullable().describe('Of the issue; of an article ahead of print, of its appearance.'),
  online_year: z
    .int()
    .nullable()
    .default(null)
    .describe('Of its appearance ahead of the issue, where the record states it.'),
  is_revised: z
    .literal(true)
    .optional()
    .describe(
      'It is revised where it stands, as chapters of StatPearls are: a former version had an earlier year.',
    ),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  pages: z.string().nullable().describe('As `281-97`, or an article number.'),
  pmid: z.string().nullable().describe('Digits only.'),
  pmcid: z.string().nullable().describe('As `PMC5442267`.'),
  doi: z.string().nullable().describe('Lower case, without `https://doi.org/`.'),
  also_dois: z
    .array(z.string())
    .optional()
    .describe('Others that lead to it, as the agency tells that registers them, in lower case.'),
  nct: z.array(z.string()).describe('ClinicalTrials.gov ids that the record states, as `NCT02149199`.'),
  trial: z
    .string()
    .nullable()
    .default(null)
    .describe('Acronym that a registry gives the trial, as `DAPA-HF`.'),
  became: z
    .object({ doi: z.string().nullable(), pmid: z.string().nullable() })
    .nullable()
    .default(null)
    .describe('Of a preprint: the article that it became, where the record states it.'),
  url: z.string().nullable().describe('Where a person reads it.'),
  abstract: z
    .string()
    .nullable()
    .describe('Plain text; a structured one has a line `LABEL: text` a section.'),
  abstract_source: z
    .enum(['published', 'sextant-summary'])
    .default('published')
    .describe(
      "Whose words `abstract` is. `sextant-summary`: the bundled library's own, to be called “Sextant's summary” and never “abstract”.",
    ),
  study_type: studyType,
  n: z.int().nullable().describe('Participants, where the record states how many.'),
  status: publicationStatus,
  notices: z.array(publicationNotice),
  mesh: z.array(z.string()).describe('MeSH headings.'),
});
export type Citation = z.infer<typeof citation>;
