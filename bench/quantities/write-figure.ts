import type { Figure } from '@sextant/contracts';

/** A figure in one line, as the labels write it: `hazard-ratio 0.74 [0.65, 0.85] p<0.001`. */
export function writeFigure({ high, kind, low, p, period, relation, unit, value }: Figure): string {
  const sign = relation === '=' ? '' : relation;
  const parts = [kind, `${sign}${plain(value)}`];
  if (unit && kind !== 'p-value') parts.push(unit);
  if (period) parts.push(`per ${period}`);
  if (low !== null) parts.push(`[${plain(low)}, ${plain(high ?? 0)}]`);
  if (p) parts.push(`p${p.relation}${plain(p.value)}`);
  return parts.join(' ');
}

/** `1e-5` and `0.00001` are one: the label's own spelling is brought to this one as well. */
const plain = (value: number) => String(value);

/** Whether all words of a label stand in what the figure is said to be about. */
export function compareFigure({ about }: Figure, words: string): boolean {
  const said = about.toLowerCase();
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => said.includes(word));
}
