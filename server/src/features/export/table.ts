import { asMarkdownText } from './safe-markdown.ts';

/** A table of plain texts, as GitHub's markdown has it. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => asMarkdownText(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}
