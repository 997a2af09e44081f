import { z } from 'zod';

/** A name as CSL 1.0.2 has it. */
const name = z.strictObject({
  family: z.string().optional(),
  given: z.string().optional(),
  literal: z.string().optional(),
});

/**
 * The rules of CSL-JSON for what is exported here, stricter than the project's own schema (csl-data.json of CSL 1.0.2,
 * compared variable by variable on 22 November 2026): an item is an object of known variables alone, `id` and `type` are
 * there, the type is one of three of its types, texts are strings, a date is one or two lists of one to three numbers.
 */
export const cslItems = z.array(
  z.strictObject({
    id: z.string().min(1),
    type: z.enum(['article', 'article-journal', 'webpage']),
    title: z.string().optional(),
    author: z.array(name).optional(),
    'container-title': z.string().optional(),
    issued: z
      .strictObject({ 'date-parts': z.array(z.array(z.int()).min(1).max(3)).min(1).max(2) })
      .optional(),
    volume: z.string().optional(),
    issue: z.string().optional(),
    page: z.string().optional(),
    DOI: z.string().optional(),
    PMID: z.string().optional(),
    PMCID: z.string().optional(),
    URL: z.string().optional(),
    abstract: z.string().optional(),
    note: z.string().optional(),
    annote: z.string().optional(),
  }),
);
