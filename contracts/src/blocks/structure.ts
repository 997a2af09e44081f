import { z } from 'zod';
import type { BlockFence } from './block-fence.ts';
import { brokenCoordinates, coordinateFormats, formatOf } from './coordinates.ts';

/** An entry of the Protein Data Bank: a digit and three more characters. */
export const pdbId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[1-9][A-Z0-9]{3}$/, 'Not a PDB id, such as 1UBQ.');
/** An accession of UniProt, in the form that UniProt publishes. */
export const uniprotId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    /^(?:[OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2})$/,
    'Not a UniProt accession, such as P69905.',
  );

/** Where coordinates come from through the server: an experiment's model, or AlphaFold's prediction. */
export const structureSources = ['rcsb', 'alphafold'] as const;

const title = z.string().trim().max(200).nullable();
export const structureBlock = z.discriminatedUnion('source', [
  z.object({ source: z.literal('rcsb'), id: pdbId, title }),
  z.object({ source: z.literal('alphafold'), id: uniprotId, title }),
  z.object({
    source: z.literal('written'),
    title,
    format: z.enum(coordinateFormats),
    coordinates: z.string().describe('As written in the answer.'),
  }),
]);
export type StructureBlock = z.infer<typeof structureBlock>;

const written = z.union(
  [
    z.object({ pdb: pdbId, title: title.optional() }),
    z.object({ uniprot: uniprotId, title: title.optional() }),
  ],
  { error: 'Write {"pdb": "1UBQ"} or {"uniprot": "P69905"}, an id alone, or coordinates.' },
);

function toBlock(source: string, context: z.RefinementCtx): z.input<typeof structureBlock> {
  const text = source.trim();
  if (text.startsWith('{')) return fromObject(text, context);
  const format = formatOf(source);
  if (format) {
    const message = brokenCoordinates(format, source);
    if (message === null) return { source: 'written', title: null, format, coordinates: source };
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const [, predicted] = /^AF-([A-Z0-9]+)-F1$/i.exec(text) ?? [];
  if (predicted) return { source: 'alphafold', id: predicted, title: null };
  if (pdbId.safeParse(text).success) return { source: 'rcsb', id: text, title: null };
  if (uniprotId.safeParse(text).success) return { source: 'alphafold', id: text, title: null };
  context.addIssue({
    code: 'custom',
    message: 'Neither a PDB id (1UBQ), a UniProt accession (P69905), nor coordinates.',
  });
  return z.NEVER;
}

function fromObject(text: string, context: z.RefinementCtx): z.input<typeof structureBlock> {
  const parsed = written.safeParse(parseJson(text));
  if (!parsed.success) {
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Not a structure.' });
    return z.NEVER;
  }
  const { data } = parsed;
  if ('pdb' in data) return { source: 'rcsb', id: data.pdb, title: data.title ?? null };
  return { source: 'alphafold', id: data.uniprot, title: data.title ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A structure as engines write it: an id, JSON with an id, or coordinates of at most 400,000 characters. */
export const structureSource = z
  .string()
  .max(400_000, 'Longer than 400,000 characters.')
  .transform(toBlock)
  .pipe(structureBlock);

export const structureParams = z.object({
  source: z.enum(structureSources).describe('`rcsb`: an experiment; `alphafold`: a prediction.'),
  id: z
    .string()
    .regex(/^[A-Za-z0-9]{4,10}$/)
    .describe('A PDB id (`1CRN`) for `rcsb`, a UniProt accession (`P69905`) for `alphafold`.'),
});
export type StructureParams = z.infer<typeof structureParams>;

export const structureFence = {
  source: structureSource,
  when: 'a protein in 3-D; a PDB id, or a UniProt accession for the predicted structure, alone',
  example: '1YCR',
} satisfies BlockFence;
