/** What Mermaid keeps of HTML within a label. */
const tag = /^<\/?(?:br|b|i|em|strong|u|sub|sup|small)\s*\/?>/i;
const named: Readonly<Record<string, string>> = { '<': '#lt;', '>': '#gt;' };

/** "Less than" and "more than" by their names: Mermaid reads a label as Markdown with HTML, and drops the one for a quotation and the other for a tag. */
function signed(label: string): string {
  let written = '';
  for (let at = 0; at < label.length; ) {
    const letter = label.charAt(at);
    const kept = letter === '<' ? (tag.exec(label.slice(at, at + 12))?.[0] ?? '') : '';
    written += kept || (named[letter] ?? letter);
    at += kept.length || 1;
  }
  return written;
}

/** The labels of a flow chart's line stand in quotation marks, between strokes, or in a shape's brackets. */
function flowLine(line: string): string {
  let written = '';
  let depth = 0;
  let from = 0;
  const take = (to: number, isLabel: boolean) => {
    written += isLabel ? signed(line.slice(from, to)) : line.slice(from, to);
    from = to;
  };
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    const end = letter === '"' || (letter === '|' && depth === 0) ? line.indexOf(letter, at + 1) : -1;
    if (end > at) {
      take(at, depth > 0);
      take(end, true);
      at = end;
    } else if ('[({'.includes(letter)) {
      if (depth === 0) take(at, false);
      depth += 1;
    } else if (')]}'.includes(letter) && depth > 0) {
      depth -= 1;
      if (depth === 0) take(at, true);
    }
  }
  // A bracket that nothing closes is no shape.
  take(line.length, false);
  return written;
}

/** What a state or the way to another is called stands behind a colon, or in quotation marks. */
const stateLine = (line: string): string =>
  line
    .replace(/"[^"]*"/g, signed)
    .replace(/^([^:]*:)(.*)$/, (_all, begin: string, label: string) => begin + signed(label));

const lineOf: Readonly<Record<string, (line: string) => string>> = {
  flowchart: flowLine,
  graph: flowLine,
  stateDiagram: stateLine,
  mindmap: signed,
};

/** A diagram whose labels Mermaid draws with every "<" and ">" in them. */
export function withWrittenSigns(source: string): string {
  const [first = '', ...lines] = source.split('\n');
  const change = lineOf[/^\s*(\w*)/.exec(first)?.[1] ?? ''];
  return change ? [first, ...lines.map(change)].join('\n') : source;
}
