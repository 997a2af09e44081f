import type { TableData } from '../data-table.tsx';

interface Chain {
  name: string;
  residues: number;
  atoms: number;
  /** Names of what is bound to it, water left out. */
  ligands: string[];
}

export interface Summary {
  /** As the file gives it. */
  title: string | null;
  chains: Chain[];
  /** For people. */
  words: string;
}

const counted = (count: number, word: string) =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** What stands in a PDB file, read from its fixed columns. Of other formats it tells nothing. */
export function summarise(text: string): Summary {
  const chains = new Map<string, { residues: Set<string>; ligands: Set<string>; atoms: number }>();
  const titles: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('ENDMDL')) break;
    if (line.startsWith('TITLE ')) titles.push(line.slice(10, 80).trim());
    const isLigand = line.startsWith('HETATM');
    if (!isLigand && !line.startsWith('ATOM  ')) continue;
    const name = line.slice(21, 22).trim() || '–';
    const residue = line.slice(17, 20).trim();
    if (residue === 'HOH') continue;
    const chain = chains.get(name) ?? { residues: new Set(), ligands: new Set(), atoms: 0 };
    chains.set(name, chain);
    chain.atoms += 1;
    if (isLigand) chain.ligands.add(residue);
    else chain.residues.add(line.slice(22, 27));
  }
  const listed = [...chains].map(([name, { residues, ligands, atoms }]) => ({
    name,
    residues: residues.size,
    atoms,
    ligands: [...ligands],
  }));
  return { title: sentenceCase(titles.join(' ')), chains: listed, words: inWords(listed) };
}

/** Titles come in capitals; names such as p53 and MDM2 cannot be told, so it stays where it has figures. */
function sentenceCase(title: string): string | null {
  if (!title) return null;
  const words = title.split(/\s+/).map((word) => (/\d|^[IVX]+$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inWords(chains: Chain[]): string {
  if (chains.length === 0) return '';
  const residues = chains.reduce((sum, chain) => sum + chain.residues, 0);
  const atoms = chains.reduce((sum, chain) => sum + chain.atoms, 0);
  const ligands = [...new Set(chains.flatMap((chain) => chain.ligands))];
  const bound = ligands.length > 0 ? `; bound: ${ligands.slice(0, 8).join(', ')}` : '';
  return `${counted(chains.length, 'chain')}, ${counted(residues, 'residue')}, ${counted(atoms, 'atom')}${bound}.`;
}

/** The chains as a table. */
export const chainsTable = ({ chains }: Summary): TableData => ({
  columns: ['Chain', 'Residues', 'Atoms', 'Bound'],
  rows: chains.map(({ name, residues, atoms, ligands }) => [
    name,
    `${residues}`,
    `${atoms}`,
    ligands.join(', '),
  ]),
});
