import { z } from 'zod';
import type { BlockFence } from './block-fence.ts';
import { impossibleAtom } from './smiles-bonds.ts';

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

/** What can be drawn: SMILES whose brackets, branches and rings are closed, and whose atoms have bonds that they can have. */
const wholeSmiles = z
  .string()
  .max(maxLength, `A molecule has at most ${maxLength} characters of SMILES.`)
  .regex(/^[A-Za-z0-9@+\-[\]()=#$:./\\%*~]+$/, 'It has characters that SMILES does not know.')
  .superRefine((smiles, context) => {
    const message = unfinished(smiles) ?? impossibleAtom(smiles);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** One molecule, as in a `.smi` file. */
export const molecule = z.object({
  smiles: z.string(),
  name: z
    .string()
    .max(120, 'A name has at most 120 characters.')
    .nullable()
    .describe('What stands behind the SMILES on its line.'),
  problem: z.string().nullable().describe('Why it cannot be drawn, as one sentence; null where it can.'),
});
export type Molecule = z.infer<typeof molecule>;

export const smilesBlock = z.object({
  molecules: z
    .array(molecule)
    .min(1, 'There is no molecule here.')
    .max(maxFragments, `At most ${maxFragments} molecules in one block.`)
    .refine((molecules) => molecules.some(({ problem }) => problem === null), {
      error: ({ input }) => (input as Molecule[])[0]?.problem ?? 'There is no molecule here.',
    })
    .describe(
      'One that cannot be drawn takes its place beside the others and says why; of all, at least one can.',
    ),
});
export type SmilesBlock = z.infer<typeof smilesBlock>;

function readLine(line: string): Molecule {
  const [smiles = '', ...name] = line.trim().split(/\s+/);
  const read = wholeSmiles.safeParse(smiles);
  return { smiles, name: name.join(' ') || null, problem: read.error?.issues[0]?.message ?? null };
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
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'Not SMILES.' });
    return z.NEVER;
  });

export const smilesFence = {
  source: smilesSource,
  when: 'small molecules; one a line: SMILES that you are certain of, a space, the name',
  example: 'CC(=O)Oc1ccccc1C(=O)O aspirin',
} satisfies BlockFence;
