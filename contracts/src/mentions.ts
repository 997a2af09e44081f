import { z } from 'zod';
import { engineId } from './primitives.ts';
import { statedNumber, support } from './support.ts';

/** How an answer points at a work. `number`, `footnote` and `superscript` call an entry of a list by its number. */
export const mentionForms = [
  'number',
  'footnote',
  'superscript',
  'pmid',
  'pmcid',
  'doi',
  'nct',
  'url-article',
  'url-web',
  'author-year',
  'journal-year',
  'title',
  'trial',
  'medrxiv',
] as const;
export const mentionForm = z.enum(mentionForms);
export type MentionForm = z.infer<typeof mentionForm>;

/**
 * What checking one mention came to. `verified`: the work exists and is what this answer says it is. `mismatch`: it
 * exists, and something that this answer says of it differs. `not-found`: who would know says there is no such work.
 * `unknown`: it could not be checked; never to be shown as clean, never as false. Whether the work was retracted is
 * told by its row.
 */
export const mentionStates = ['verified', 'mismatch', 'not-found', 'unknown'] as const;
export const mentionState = z.enum(mentionStates);
export type MentionState = z.infer<typeof mentionState>;

export const citedIdentifier = z.object({
  kind: z.enum(['pmid', 'pmcid', 'doi', 'nct', 'url']),
  value: z.string(),
});
export type CitedIdentifier = z.infer<typeof citedIdentifier>;

/** What an answer says of a work where it mentions it. */
export const statedWork = z.object({
  authors: z.array(z.string()).describe('Family names, in the order of the answer.'),
  year: z.int().nullable(),
  journal: z.string().nullable().describe('As the answer writes it.'),
  title: z.string().nullable(),
  trial: z.string().nullable().describe('Name of the trial, such as `DAPA-HF`.'),
  identifiers: z.array(citedIdentifier),
});
export type StatedWork = z.infer<typeof statedWork>;

export const statedFacts = ['authors', 'year', 'journal', 'title', 'trial', 'identifier'] as const;
export const statedFact = z.enum(statedFacts);
export type StatedFact = z.infer<typeof statedFact>;

/** One thing that an answer says of a work and that its record says otherwise. */
export const statedDifference = z.object({
  fact: statedFact,
  stated: z.string().describe('As the answer has it.'),
  recorded: z.string().describe('As the record has it.'),
  said_by: z.string().describe('Id of the source whose record it is.'),
});
export type StatedDifference = z.infer<typeof statedDifference>;

/** One place where an engine points at a work. Places are UTF-16 units of the engine's answer. */
export const mention = z.object({
  engine: engineId,
  from: z.int().nonnegative().describe('Where the marker, identifier or name begins.'),
  to: z.int().nonnegative().describe('Where it ends.'),
  form: mentionForm,
  cluster: z
    .int()
    .nonnegative()
    .describe(
      'Mentions of one answer with the same number cite one work in one place, as name, PMID and DOI do.',
    ),
  entry: z
    .object({ from: z.int().nonnegative(), to: z.int().nonnegative() })
    .nullable()
    .describe("The entry of the answer's own list of references that a number calls."),
  called: z
    .string()
    .optional()
    .describe(
      'The number or name by which it calls an entry of a list or a work of the evidence; left out where it is in words, and in ledgers that were stored before this was told.',
    ),
  in_list: z.boolean().describe("It stands in the answer's own list of references, not in its text."),
  statement: z
    .string()
    .describe(
      "The sentence that cites it, without markup; of a table its row, each cell behind its column's head.",
    ),
  stated: statedWork,
  state: mentionState,
  differs: z.array(statedDifference).describe('Set with `mismatch`, and with it only.'),
  reason: z.string().nullable().describe('For people: what differs, who could not be asked, and so on.'),
  support: support.nullable().describe('What the work says of the statement; null unless it is verified.'),
  numbers: z
    .array(statedNumber)
    .describe("Numbers of the statement that stand in the work's abstract; empty unless it is verified."),
});
export type Mention = z.infer<typeof mention>;
