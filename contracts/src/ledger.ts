import { z } from 'zod';
import { citation } from './citations.ts';
import { citedIdentifier, mention } from './mentions.ts';
import { engineId, timestamp } from './primitives.ts';
import { readText } from './read-texts.ts';

/**
 * Whether the cited work exists. `known`: a source has a record of it. `not-found`: who would know was asked, with
 * enough to know it by, and has none. `unknown`: that could not be found out; never to be shown as clean, never as
 * false. `web-page`: an address that no source of literature can check.
 */
export const workFindings = ['known', 'not-found', 'unknown', 'web-page'] as const;
export const workFinding = z.enum(workFindings);
export type WorkFinding = z.infer<typeof workFinding>;

/**
 * What has become of the work. `concern`: of a preprint also where the article that it became was retracted. `unchecked`:
 * whether it was retracted could not be checked, since who would know could not be asked; never to be shown as clean.
 */
export const publicationStates = ['current', 'corrected', 'concern', 'retracted', 'unchecked'] as const;
export const publicationState = z.enum(publicationStates);
export type PublicationState = z.infer<typeof publicationState>;

/** The article that a preprint became. */
export const publishedArticle = z.object({
  title: z.string(),
  journal: z.string().nullable(),
  year: z.int().nullable(),
  pmid: z.string().nullable(),
  doi: z.string().nullable(),
});
export type PublishedArticle = z.infer<typeof publishedArticle>;

/** One work, whatever it is cited by and however many engines cite it: what is true of the work itself. */
export const ledgerRow = z.object({
  id: z.string().describe('Stable within the turn, such as `pmid:26551272`.'),
  number: z.int().positive().nullable().describe('Its number in the evidence set.'),
  also_numbers: z
    .array(z.int().positive())
    .optional()
    .describe('Its others there, where records that were found apart turned out to be of one work.'),
  label: z
    .string()
    .describe(
      'For people: its title; without a record, how answers call it: `PMID 999`, `Hartley 2020`, `[7]`.',
    ),
  missing_number: z
    .int()
    .positive()
    .nullable()
    .describe('The row stands for this number of a list that has no such number; else null.'),
  identifiers: z.array(citedIdentifier).describe('All that it was cited by or is known under.'),
  citation: citation.nullable().describe('The work as sources know it; null when none does.'),
  found: workFinding,
  found_reason: z
    .string()
    .nullable()
    .describe('For people: who knows no such work, or who could not be asked.'),
  publication: publicationState.nullable().describe('Null without a record.'),
  publication_reason: z
    .string()
    .nullable()
    .describe('For people: the notice, or who could not be asked; null for `current`.'),
  not_asked: z
    .array(z.string())
    .describe('Labels of the sources that would know of a retraction and could not be asked.'),
  article: publishedArticle
    .nullable()
    .describe('Set for a preprint that has been published: to be named beside it.'),
  abstract_source: z
    .enum(['published', 'sextant-summary'])
    .nullable()
    .describe(
      "Whose words `citation.abstract` is: `sextant-summary` is the bundled library's own wording, to be called “Sextant's summary” and never “abstract”. Null where there is none.",
    ),
  checked_by: z.array(z.string()).describe('Ids of the sources that answered.'),
  checked_at: timestamp,
  mentions: z.array(mention).describe('Engine by engine, in the order of the text.'),
  searched_by: z
    .array(engineId)
    .describe("Engines whose vendor's own search brought it, cited in the answer or not."),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** How well one engine cites: its mentions, each counted once. All but the first two add up to `mentions`. */
export const citationScore = z.object({
  engine: engineId,
  attempt: z
    .int()
    .nonnegative()
    .optional()
    .describe('Of the answer that was checked; left out in ledgers that were stored before this was told.'),
  read: readText
    .optional()
    .describe(
      'The text in which its mentions stand; left out in ledgers that were stored before this was told.',
    ),
  works: z.int().nonnegative().describe('Distinct works.'),
  mentions: z.int().nonnegative(),
  verified: z.int().nonnegative().describe('Of works that are current or corrected.'),
  mismatch: z.int().nonnegative(),
  not_found: z.int().nonnegative(),
  retracted: z.int().nonnegative().describe('Verified, of works that were retracted.'),
  concern: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'Verified, of works under concern; left out in ledgers that were stored before they were counted apart, whose `retracted` counts them as well.',
    ),
  unchecked: z.int().nonnegative().describe('Verified, of works whose retraction could not be checked.'),
  unknown: z.int().nonnegative(),
  web_pages: z.int().nonnegative().describe('Plain web addresses, which are not checked.'),
});
export type CitationScore = z.infer<typeof citationScore>;

/** A source that a check would have asked and could not. */
export const unreachedSource = z.object({
  id: z.string(),
  label: z.string(),
  message: z.string().describe('For people: why it could not be asked.'),
  again_at: timestamp
    .nullable()
    .describe(
      'It is left alone until then, after failures or as it asked for; null: it may be asked at once.',
    ),
});
export type UnreachedSource = z.infer<typeof unreachedSource>;

/** Raised when the form changes: a stored ledger of another version counts as none, and is checked again. */
export const ledgerVersion = 5;

/** All works that the answers of a turn cite, each once. */
export const ledger = z.object({
  version: z.literal(ledgerVersion),
  checked_at: timestamp,
  rows: z.array(ledgerRow).describe('Evidence set first, in its order, then in order of first mention.'),
  scores: z.array(citationScore).describe('One an engine that has answered.'),
  unreached: z
    .array(unreachedSource)
    .default([])
    .describe('Who could not be asked at the last check: what is told of the works may lack what they know.'),
});
export type Ledger = z.infer<typeof ledger>;
