import { z } from 'zod';
import { citation } from './citations.ts';
import { engineId, timestamp } from './primitives.ts';

/**
 * What checking a cited work came to. `verified`: it exists and is what the answer says it is. `mismatch`: it exists,
 * but title, year or authors differ from what the answer says. `not-found`: who would know says there is no such work.
 * `retracted` and `concern`: it exists, and that was published of it. `unknown`: it could not be checked just now;
 * never to be shown as clean, never as false.
 */
export const ledgerStates = ['verified', 'mismatch', 'not-found', 'retracted', 'concern', 'unknown'] as const;
export const ledgerState = z.enum(ledgerStates);
export type LedgerState = z.infer<typeof ledgerState>;

/** The sentence of a work's abstract that supports a statement best. */
export const supportingSentence = z.object({
  text: z.string(),
  from: z.int().nonnegative().describe('Where it begins in the abstract, in UTF-16 units.'),
  to: z.int().nonnegative().describe('Where it ends.'),
  score: z.number().describe('0 to 1: how sure the finder is that it speaks of the statement.'),
});
export type SupportingSentence = z.infer<typeof supportingSentence>;

/** One place where an engine cites the work. Places are UTF-16 units of the engine's answer. */
export const mention = z.object({
  engine: engineId,
  from: z.int().nonnegative().describe('Where the marker or identifier begins.'),
  to: z.int().nonnegative().describe('Where it ends.'),
  statement: z.string().describe('The sentence that cites it.'),
  abstract: z
    .enum(['supports', 'contradicts', 'does-not-say', 'missing'])
    .describe(
      '`contradicts`: a sentence of the abstract says the opposite. `does-not-say`: not found in the abstract. ' +
        '`missing`: there is no abstract to read.',
    ),
  support: supportingSentence.nullable().describe('Set with `supports` and `contradicts`.'),
});
export type Mention = z.infer<typeof mention>;

export const citedIdentifier = z.object({
  kind: z.enum(['pmid', 'pmcid', 'doi', 'nct', 'url']),
  value: z.string(),
});
export type CitedIdentifier = z.infer<typeof citedIdentifier>;

/** One work, whatever identifiers it was cited by and however many engines cite it. */
export const ledgerRow = z.object({
  id: z.string().describe('Stable within the turn, such as `pmid:26551272`.'),
  number: z.int().positive().nullable().describe('Its number in the evidence set.'),
  identifiers: z.array(citedIdentifier).describe('All that it was cited by or is known under.'),
  citation: citation.nullable().describe('The work as a source knows it; null when none does.'),
  state: ledgerState,
  reason: z.string().nullable().describe('For people: what differs, who could not be asked, and so on.'),
  checked_by: z.array(z.string()).describe('Ids of the sources that answered.'),
  checked_at: timestamp,
  mentions: z.array(mention),
  searched_by: z
    .array(engineId)
    .describe("Engines whose vendor's own search brought it, cited in the answer or not."),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** How well one engine cites. */
export const citationScore = z.object({
  engine: engineId,
  cited: z.int().nonnegative().describe('Distinct works.'),
  verified: z.int().nonnegative(),
  wrong: z.int().nonnegative().describe('`mismatch` and `not-found`.'),
  retracted: z.int().nonnegative().describe('`retracted` and `concern`.'),
  unknown: z.int().nonnegative(),
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

/** All works that the answers of a turn cite, each once. */
export const ledger = z.object({
  checked_at: timestamp,
  rows: z.array(ledgerRow).describe('Evidence set first, in its order, then in order of first mention.'),
  scores: z.array(citationScore).describe('One an engine that has answered.'),
  unreached: z
    .array(unreachedSource)
    .default([])
    .describe('Who could not be asked at the last check: what is told of the works may lack what they know.'),
});
export type Ledger = z.infer<typeof ledger>;
