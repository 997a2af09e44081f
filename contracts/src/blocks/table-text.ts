/** The cells of comma- or tab-separated text (RFC 4180: quotes around a cell, two for one within). */
export function readSeparated(text: string): string[][] {
  const firstLine = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  // Within quotation marks a mark parts nothing.
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const marks = ['\t', ';', ','].filter((mark) => bare.includes(mark));
  const separator = marks.length > 1 ? evenSeparator(text, marks) : (marks[0] ?? ',');
  return cellsOf(text, separator);
}

/** Of several marks in a header, the one that parts all lines into as many cells, and most of them: `HR (95% CI; p)` is one. */
function evenSeparator(text: string, marks: readonly string[]): string {
  const [first = ','] = marks;
  let best = { mark: first, cells: 0 };
  for (const mark of marks) {
    const [header, ...rows] = cellsOf(text, mark);
    const cells = header?.length ?? 0;
    if (rows.every((row) => row.length === cells) && cells > best.cells) best = { mark, cells };
  }
  return best.mark;
}

function cellsOf(text: string, separator: string): string[][] {
  // One cell with what ends it; a quoted one may hold separators and line ends.
  const quoted = separator === '\t' ? '\\t' : separator;
  const cell = new RegExp(
    `(?:[^\\S\\n\\t]*"((?:[^"]|"")*)"[^\\S\\n\\t]*|([^${quoted}\\n]*))(${quoted}|\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  for (;;) {
    const match = cell.exec(text);
    if (!match) break;
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2]?.trim() ?? '');
    if (match[3] === '\n') rows.push([]);
    if (match[3] === '' || cell.lastIndex > text.length) break;
  }
  return rows.filter((row) => row.length > 1 || row[0]);
}

/** Whether it is a Markdown table: by its leading bar or, where it has no outer ones, by its second line. */
export function isPiped(text: string): boolean {
  const [header = '', line = ''] = text.split('\n', 2);
  return header.startsWith('|') || (header.includes('|') && line.includes('|') && isRule(line));
}

const isRule = (line: string) => line.includes('-') && !/[^\s:|-]/.test(line);

/** The cells of a Markdown table, without the line below its header. */
export function readPipes(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('|'))
    .filter((line, index) => index !== 1 || !isRule(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

/**
 * The number that a cell is, as people write it (`1,234.5`, `−3`, `45 %`, `< 0.001`); null for any other text. No thousand
 * begins with nought: `0,855` has a decimal comma, which in the same column makes `1,020` another number than it seems.
 */
export function readNumber(cell: string): number | null {
  const plain = cell
    .trim()
    .replace(/[−–]/, '-')
    .replace(/^[<>~≈≤≥]\s*/, '')
    .replace(/\s*%$/, '');
  if (!/^[-+]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[-+]?\d{1,3})?$|^[-+]?\.\d+$/i.test(plain))
    return null;
  return Number(plain.replaceAll(',', ''));
}
