import { counted } from '../../lib/grouped.ts';
import type { TableData } from '../data-table.tsx';
import { modified, water } from './residue-names.ts';

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

/** Lines at which chains end; what is bound to a chain stands behind its end. Not each file says them. */
function endsOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const chain = /^TER\b/.test(line) ? chainOf(line.length > 21 ? line : (lines[index - 1] ?? '')) : null;
    if (chain !== null && !ends.has(chain)) ends.set(chain, index);
  }
  return ends;
}

const chainOf = (line: string) => line.slice(21, 22).trim() || '–';

/** What stands in a PDB file, read from its fixed columns. Of other formats it tells nothing. */
export function summarise(text: string): Summary {
  const chains = new Map<string, { residues: Set<string>; ligands: Set<string>; atoms: number }>();
  const titles: string[] = [];
  const lines = text.split('\n');
  const ends = endsOf(lines);
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('ENDMDL')) break;
    if (line.startsWith('TITLE ')) titles.push(line.slice(10, 80).trim());
    const isHeteroAtom = line.startsWith('HETATM');
    if (!isHeteroAtom && !line.startsWith('ATOM  ')) continue;
    const name = chainOf(line);
    const residue = line.slice(17, 20).trim();
    if (water.includes(residue)) continue;
    const chainEnd = ends.get(name);
    const isInChain = chainEnd === undefined ? modified.has(residue) : index < chainEnd;
    const isLigand = isHeteroAtom && !isInChain;
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
