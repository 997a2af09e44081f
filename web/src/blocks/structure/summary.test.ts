import { expect, test } from 'vitest';
import { summarise } from './summary.ts';

/** A line of a PDB file in its columns. */
const atom = (record: string, residue: string, chain: string, number: number) =>
  `${record.padEnd(6)}    1  CA  ${residue.padStart(3)} ${chain}${`${number}`.padStart(4)}      11.100   1.000   1.000`;

test('neither a residue of the chain that is written apart nor water is bound to it', () => {
  const { chains, words } = summarise(
    [
      atom('ATOM', 'ALA', 'A', 1),
      atom('HETATM', 'MSE', 'A', 2),
      atom('HETATM', 'SEP', 'A', 3),
      atom('HETATM', 'ZN', 'A', 201),
      ...['HOH', 'DOD', 'WAT'].map((water) => atom('HETATM', water, 'W', 301)),
    ].join('\n'),
  );
  expect(words).toBe('1 chain, 3 residues, 4 atoms; bound: ZN.');
  expect(chains.map(({ name }) => name)).toEqual(['A']);
});

test('where chains end, what stands before the end is of the chain, and what stands behind is bound to it', () => {
  const { words } = summarise(
    [
      atom('ATOM', 'ALA', 'A', 1),
      atom('HETATM', '4HX', 'A', 2),
      atom('TER', 'ALA', 'A', 3),
      atom('ATOM', 'GLY', 'B', 1),
      'TER',
      atom('HETATM', 'MSE', 'A', 201),
      atom('HETATM', 'GLU', 'B', 201),
    ].join('\n'),
  );
  expect(words).toBe('2 chains, 3 residues, 5 atoms; bound: MSE, GLU.');
});
