import { z } from 'zod';

/** What a look at a public place can confirm about a record. */
const confirmable = z.enum([
  'pmid',
  'doi',
  'pmcid',
  'nct',
  'title',
  'authors',
  'journal',
  'year',
  'figures',
  'status',
]);

/** One public place that was read: a page's address, or `github.com/owner/repository/path`, and what it agreed on. */
const provenance = z.strictObject({
  place: z.string().regex(/^(https:\/\/|github\.com\/[^/]+\/[^/]+\/)\S+$/),
  confirmed: z.array(confirmable).min(1),
});

/** One result of a study. The bounds are of the 95% interval unless the outcome says otherwise. */
const figure = z.strictObject({
  measure: z.enum(['HR', 'OR', 'RR', 'MD', 'percent']),
  value: z.number(),
  low: z.number().optional(),
  high: z.number().optional(),
  /** As printed, with its sign if it has one: `0.001`, `<0.001`. */
  p: z.string().optional(),
  comparison: z.string().min(5),
  outcome: z.string().min(5),
  /** That the number was read in one of the places of `provenance`, or is common knowledge beyond doubt. */
  confirmed: z.boolean(),
});

/** Why a record is not `ok`: the notice, by whatever identifiers it is known. */
const notice = z.strictObject({
  kind: z.enum(['retraction', 'concern', 'correction', 'republication']),
  pmid: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  doi: z.string().startsWith('10.').optional(),
  date: z
    .string()
    .regex(/^\d{4}(-\d\d(-\d\d)?)?$/)
    .optional(),
  note: z.string().optional(),
});

/**
 * A record of the library that comes with the program: the facts by which a study is found and judged, and a digest
 * written for this library. It holds no abstract, and no one's sentences but its own.
 */
export const bundledRecordSchema = z.strictObject({
  /** Null where only one place confirms it: then the DOI alone names the work. */
  pmid: z
    .string()
    .regex(/^[1-9]\d{0,7}$/)
    .nullable(),
  /** As the publisher writes it. */
  doi: z.string().regex(/^10\.\d{4,9}\/\S+$/),
  pmcid: z
    .string()
    .regex(/^PMC\d+$/)
    .optional(),
  nct: z
    .string()
    .regex(/^NCT\d{8}$/)
    .optional(),
  title: z.string().min(8),
  /** The first few, as `Family Initials`; a group by its name. */
  authors: z.array(z.string().min(3)).min(1),
  /** Whether `authors` leaves some out. */
  etAl: z.boolean(),
  /** As the National Library of Medicine abbreviates it. */
  journal: z.string().min(2),
  /** Of the issue it is cited by. */
  year: z.int().min(1900).max(2030),
  studyType: z.enum([
    'randomised trial',
    'non-randomised trial',
    'cohort',
    'case-control',
    'cross-sectional',
    'case series',
    'meta-analysis',
    'systematic review',
    'review',
    'guideline',
    'laboratory study',
    'genetic study',
    'methods',
    'modelling',
  ]),
  /** People (or whatever the study counts) that were randomised or analysed. */
  n: z.int().positive().optional(),
  topic: z.string().regex(/^[a-z0-9-]+$/),
  keywords: z.array(z.string().min(2)).min(3),
  /** Two to five sentences: who, against what, the main result, what follows. */
  digest: z.string().min(120).max(1200),
  figures: z.array(figure).optional(),
  status: z.enum(['ok', 'retracted', 'concern', 'corrected']),
  notices: z.array(notice).optional(),
  /** At least two places that do not copy one another. */
  provenance: z.array(provenance).min(2),
});

export type BundledRecord = z.infer<typeof bundledRecordSchema>;
