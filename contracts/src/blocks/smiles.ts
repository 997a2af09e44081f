import { z } from 'zod';
import type { BlockFence } from './block-fence.ts';

/** A molecule of a few hundred atoms takes a second to lay out; drugs have fewer than a hundred. */
const maxLength = 300;
const maxFragments = 6;

/** Opened and never closed: drawn all the same, it would be another molecule. */
function unfinished(smiles: string): string | null {
  const bare = smiles.replace(/\[[^[\]]*\]/g, 'X');
  if (/[[\]]/.test(bare)) return 'A bracket is not closed.';
  if (bare.split('(').length !== bare.split(')').length) return 'A parenthesis is not closed.';
  const rings = new Set<string>();
  for (const [ring] of bare.matchAll(/%\d\d|\d/g)) {
    const number = ring.replace('%', '').replace(/^0/, '');
    if (!rings.delete(number)) rings.add(number);
  }
  return rings.size > 0 ? `Ring ${[...rings][0]} is not closed.` : null;
}

/** One molecule, as in a `.smi` file. */
export const molecule = z.object({
  smiles: z
    .string()
    .max(maxLength, `A molecule has at most ${maxLength} characters of SMILES.`)
    .regex(/^[A-Za-z0-9@+\-[\]()=#$:./\\%*~]+$/, 'It has characters that SMILES does not know.')
    .superRefine((smiles, context) => {
      const message = unfinished(smiles);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  name: z.string().max(120).nullable().describe('What stands behind the SMILES on its line.'),
});
export type Molecule = z.infer<typeof molecule>;

export const smilesBlock = z.object({
  molecules: z
    .array(molecule)
    .min(1, 'There is no molecule here.')
    .max(maxFragments, `At most ${maxFragments} molecules in one block.`),
});
export type SmilesBlock = z.infer<typeof smilesBlock>;

function readLine(line: string) {
  const [smiles = '', ...name] = line.trim().split(/\s+/);
  return { smiles, name: name.join(' ') || null };
}

/** Why it is refused, and where there are several, which of them. The lines hold no names of fields to point at. */
function reasonOf(issue: z.core.$ZodIssue | undefined, count: number): string {
  const index = issue?.path[1];
  const message = issue?.message ?? 'Not SMILES.';
  return typeof index === 'number' && count > 1 ? `Molecule ${index + 1} of ${count}: ${message}` : message;
}

/** Molecules as engines write them: one a line, its SMILES, a space, its name. At most 3,000 characters. */
export const smilesSource = z
  .string()
  .max(3_000, 'Longer than 3,000 characters.')
  .transform((source, context): SmilesBlock => {
    const molecules = source
      .split('\n')
      .filter((line) => line.trim())
      .map(readLine);
    const read = smilesBlock.safeParse({ molecules });
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: reasonOf(read.error.issues[0], molecules.length) });
    return z.NEVER;
  });

export const smilesFence = {
  source: smilesSource,
  when: 'small molecules; one a line: SMILES that you are certain of, a space, the name',
  example: 'CC(=O)Oc1ccccc1C(=O)O aspirin',
} satisfies BlockFence;
