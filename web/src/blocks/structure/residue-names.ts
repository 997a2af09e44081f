/** Water by its names in PDB files, heavy water included. */
export const water: readonly string[] = ['HOH', 'DOD', 'WAT', 'H2O', 'SOL', 'TIP'];

/** The commonest residues of a chain that are written as what is bound to it is. */
export const modified: ReadonlySet<string> = new Set([
  'MSE',
  'SEP',
  'TPO',
  'PTR',
  'CSO',
  'MLY',
  'HYP',
  'PCA',
  'KCX',
  'LLP',
]);
