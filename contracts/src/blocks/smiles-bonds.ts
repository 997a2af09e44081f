/** An atom, a bond that is written, the end of a ring, or a branch. */
const token = /\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]|%\d\d|\d|[-=#$:/\\~.]|[()]/g;
const orders: Readonly<Record<string, number>> = { '=': 2, '#': 3, $: 4 };

/** Bonds that atoms without brackets, and so without a charge, have at most; neighbours, where they are of an aromatic ring. */
const most: Readonly<Record<string, [name: string, most: number]>> = {
  B: ['boron', 3],
  C: ['carbon', 4],
  N: ['nitrogen', 5],
  O: ['oxygen', 2],
  P: ['phosphorus', 5],
  S: ['sulfur', 6],
  F: ['fluorine', 1],
  Cl: ['chlorine', 7],
  Br: ['bromine', 7],
  I: ['iodine', 7],
  b: ['boron in an aromatic ring', 3],
  c: ['carbon in an aromatic ring', 3],
  n: ['nitrogen in an aromatic ring', 3],
  o: ['oxygen in an aromatic ring', 2],
  p: ['phosphorus in an aromatic ring', 4],
  s: ['sulfur in an aromatic ring', 4],
};

interface Atom {
  symbol: string;
  /** Sum of its bonds, and to how many others they lead. */
  bonds: number;
  others: number;
}

/** The atoms of a molecule whose brackets, branches and rings are closed. */
function atomsOf(smiles: string): Atom[] {
  const atoms: Atom[] = [];
  const branches: (Atom | null)[] = [];
  const rings = new Map<number, { atom: Atom; order: number | undefined }>();
  let last: Atom | null = null;
  let order: number | undefined;
  const bind = (one: Atom, other: Atom, by: number) => {
    for (const atom of [one, other]) {
      atom.bonds += by;
      atom.others += 1;
    }
  };
  for (const [sign] of smiles.matchAll(token)) {
    if (sign === '(') branches.push(last);
    else if (sign === ')') last = branches.pop() ?? null;
    else if (sign === '.') last = null;
    else if (/^[-=#$:/\\~]$/.test(sign)) {
      order = orders[sign];
      continue;
    } else if (/^%?\d/.test(sign)) {
      const ring = Number(sign.replace('%', ''));
      const begun = rings.get(ring);
      if (last && begun) bind(begun.atom, last, order ?? begun.order ?? 1);
      if (begun) rings.delete(ring);
      else if (last) rings.set(ring, { atom: last, order });
    } else {
      const atom = { symbol: sign, bonds: 0, others: 0 };
      atoms.push(atom);
      if (last) bind(last, atom, order ?? 1);
      last = atom;
    }
    order = undefined;
  }
  return atoms;
}

/**
 * An atom that has bonds which it cannot have, as a sentence: drawn all the same, it would be a molecule that there is not.
 * Of atoms in brackets, which say for themselves what they are, nothing is told.
 */
export function impossibleAtom(smiles: string): string | null {
  for (const { bonds, others, symbol } of atomsOf(smiles)) {
    const [name = '', limit = Number.POSITIVE_INFINITY] = most[symbol] ?? [];
    const [count, what] = /^[a-z]/.test(symbol) ? [others, 'neighbours'] : [bonds, 'bonds'];
    // Four of nitrogen's are one too many without a charge; five are how a nitro group is often written.
    if (count > limit || (symbol === 'N' && count === 4))
      return `An atom of ${name} cannot have ${count} ${what}${symbol === 'N' ? ' without a charge' : ''}.`;
  }
  return null;
}
