import { z } from 'zod';

/** A molecule of a few hundred atoms takes a second to lay out; drugs have fewer than a hundred. */
const longest = 300;
const most = 6;

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
    .max(longest, `A molecule has at most ${longest} characters of SMILES.`)
    .regex(/^[A-Za-z0-9@+\-[\]()=#$:./\\%*~]+$/, 'Has characters that SMILES does not know.')
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
    .max(most, `At most ${most} molecules in one block.`),
});
export type SmilesBlock = z.infer<typeof smilesBlock>;

function readLine(line: string) {
  const [smiles = '', ...name] = line.trim().split(/\s+/);
  return { smiles, name: name.join(' ') || null };
}

/** Molecules as engines write them: one a line, its SMILES, a space, its name. At most 3,000 characters. */
export const smilesSource = z
  .string()
  .max(3_000, 'Longer than 3,000 characters.')
  .transform((source) => ({
    molecules: source
      .split('\n')
      .filter((line) => line.trim())
      .map(readLine),
  }))
  .pipe(smilesBlock);
