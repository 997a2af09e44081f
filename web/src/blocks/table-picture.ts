import type { TableBlock } from '@sextant/contracts/blocks/table';
import { type Colours, pictureFont } from './colours.ts';

const lineHeight = 26;
const letter = 7;
const padding = 10;
/** Longer cells are cut in the picture; the source and the CSV have them whole. */
const maxLength = 60;
const maxRows = 100;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** A table as an SVG, for slides. */
export function tablePicture({ columns, rows }: TableBlock, colours: Colours): string {
  const lines = [columns, ...rows.slice(0, maxRows)].map((line) => line.map(cut));
  const widths = columns.map(
    (_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)) * letter + 2 * padding,
  );
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const rest = rows.length > maxRows ? `The first ${maxRows} of ${rows.length} rows.` : '';
  const width = Math.max(
    widths.reduce((sum, each) => sum + each, 0),
    rest.length * letter + 2 * padding,
  );
  const height = (lines.length + (rest ? 1 : 0)) * lineHeight;
  const cells = lines.flatMap((line, row) =>
    line.map((cell, index) => {
      const x = (lefts[index] ?? 0) + padding;
      const weight = row === 0 ? ' font-weight="600"' : '';
      return `<text x="${x}" y="${row * lineHeight + 17}"${weight}>${escaped(cell)}</text>`;
    }),
  );
  if (rest) cells.push(`<text x="${padding}" y="${lines.length * lineHeight + 17}">${rest}</text>`);
  const rules = lines.map(
    (_, row) => `<path d="M0 ${(row + 1) * lineHeight - 0.5}H${width}" stroke="${colours.line}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="${pictureFont}" font-size="13" fill="${colours.ink}">` +
    `<rect width="${width}" height="${height}" fill="${colours.surface}"/>` +
    `<rect width="${width}" height="${lineHeight}" fill="${colours.sunken}"/>${rules.join('')}${cells.join('')}</svg>`
  );
}
