import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const problemOf = (smiles: string) => {
  const read = readBlock('smiles', `CCO ethanol\n${smiles} it`);
  return read.ok ? read.block.molecules[1]?.problem : read.reason;
};

it.each([
  ['CC(=O)(=O)C', /carbon cannot have 6 bonds/],
  ['CC(C)=C(C)(C)C', /carbon cannot have 5 bonds/],
  ['CN(C)(C)CCOC(=O)C', /nitrogen cannot have 4 bonds without a charge/],
  ['c1cc(C)(C)ccc1', /carbon in an aromatic ring cannot have 4 neighbours/],
  ['CO(C)C', /oxygen cannot have 3 bonds/],
  ['C1CC=C2CCCC2(C)=1', /carbon cannot have 5 bonds/],
])('a molecule that there cannot be is not drawn: %s', (smiles, reason) =>
  expect(problemOf(smiles)).toMatch(reason),
);

it.each([
  'C[N+](C)(C)CCOC(=O)C',
  'CN(=O)=O',
  'CP(=O)C',
  'CS(=O)(=O)N',
  'OCl(=O)(=O)=O',
  'O=c1[nH]c(=O)c2[nH]cnc2n1C',
  'O=s1ccccc1',
  'C%12=CC=CC=C%12',
  'C12C3C4C1C5C2C3C45',
  'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5',
  '[Na+].CC(=O)[O-]',
  'F/C=C/F',
])('a molecule that there can be is drawn: %s', (smiles) => expect(problemOf(smiles)).toBeNull());
