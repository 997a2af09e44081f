/** Formats in which an answer may write coordinates itself. */
export const coordinateFormats = ['pdb', 'cif', 'xyz'] as const;
type Format = (typeof coordinateFormats)[number];

/** In which format coordinates are written, by how they begin; null for what are none. */
export function formatOf(source: string): Format | null {
  if (/^(?:ATOM {2}|HETATM)/m.test(source)) return 'pdb';
  if (/^_atom_site\./m.test(source)) return 'cif';
  return /^\s*\d+[ \t]*\n[^\n]*\n\s*[A-Za-z]{1,2}(?:\s+\S)/.test(source) ? 'xyz' : null;
}

/** Why coordinates cannot be drawn, with the line at fault; null where they can. A viewer would show an empty box. */
export function brokenCoordinates(format: Format, source: string): string | null {
  const lines = source.split(/\r?\n/);
  if (format === 'pdb') return brokenPdb(lines);
  return format === 'xyz' ? brokenXyz(lines) : brokenCif(lines);
}

const isNumber = (text: string | undefined) => /^-?\d*\.?\d+$/.test(text?.trim() ?? '');

/** Its columns are fixed: x, y and z stand in 31 to 54. */
function brokenPdb(lines: readonly string[]): string | null {
  const at = lines.findIndex(
    (line) =>
      /^(?:ATOM {2}|HETATM)/.test(line) &&
      ![line.slice(30, 38), line.slice(38, 46), line.slice(46, 54)].every(isNumber),
  );
  return at < 0 ? null : `Line ${at + 1}: no coordinates in columns 31 to 54, where PDB files have them.`;
}

function brokenXyz(all: readonly string[]): string | null {
  const first = all.findIndex((line) => line.trim());
  const count = Number(all[first]);
  const atoms = all.slice(first + 2).filter((line) => line.trim());
  if (atoms.length < count) return `Says ${count} atoms and has ${atoms.length}.`;
  const broken = atoms
    .slice(0, count)
    .findIndex(
      (line) => !line.trim().split(/\s+/).slice(1, 4).every(isNumber) || line.trim().split(/\s+/).length < 4,
    );
  return broken < 0 ? null : `Atom ${broken + 1}: wants a symbol and three numbers.`;
}

/** The table of atoms: a row of names, then rows of as many values. Atoms may have other values, never no place. */
function brokenCif(lines: readonly string[]): string | null {
  const names = lines.filter((line) => line.startsWith('_atom_site.')).map((line) => line.trim());
  const places = ['x', 'y', 'z'].map((axis) => names.indexOf(`_atom_site.Cartn_${axis}`));
  if (places.includes(-1)) return 'Its atoms have no Cartn_x, Cartn_y and Cartn_z.';
  const last = lines.findLastIndex((line) => line.startsWith('_atom_site.'));
  const rest = lines.slice(last + 1);
  const end = rest.findIndex((line) => /^(?:#|loop_|data_|_)/.test(line));
  const rows = (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.trim());
  if (rows.length === 0) return 'Has no atoms.';
  const broken = rows.findIndex((row) => {
    const values = row.trim().split(/\s+/);
    return !places.every((place) => isNumber(values[place]));
  });
  return broken < 0 ? null : `Atom ${broken + 1}: its coordinates are no numbers.`;
}
