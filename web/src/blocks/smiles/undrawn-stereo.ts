const names: Readonly<Record<string, string>> = {
  S: 'sulfur',
  P: 'phosphorus',
  N: 'nitrogen',
  SE: 'selenium',
  SI: 'silicon',
};

/**
 * What a picture of a molecule leaves out: smiles-drawer draws wedges at carbon alone, and esomeprazole, whose sulfur makes
 * it what it is, as omeprazole. Null where nothing is left out.
 */
export function undrawnStereo(smiles: string): string | null {
  const centres = [...smiles.matchAll(/\[\d{0,3}([A-Za-z][a-z]?)@/g)].map(([, symbol = '']) => symbol);
  const others = [...new Set(centres.filter((symbol) => symbol !== 'C'))];
  if (others.length === 0) return null;
  const named = others.map((symbol) => names[symbol.toUpperCase()] ?? symbol);
  return `Configuration at ${named.join(' and ')} is not drawn`;
}
