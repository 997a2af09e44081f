/** A node where it stands: its name, and the words in its shape. */
interface FlowNode {
  id: string;
  label: string;
  /** Where it ends. */
  end: number;
}

/** As Mermaid reads names: a hyphen that begins no line is one of their letters. */
const name = /(?!&)(?:[\p{L}\p{N}\p{M}_.!#$%&'*+?/\\]|-(?=[^>\-.])|=(?!=))+/uy;
/** Longer ones before those that they begin with. */
const shapes = [
  ['(((', ')))'],
  ['((', '))'],
  ['([', '])'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '/]'],
  ['[/', '\\]'],
  ['[\\', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
].map(([open = '', close = '']) => {
  const [begin, finish] = [open, close].map((mark) => mark.replace(/[[\](){}\\/]/g, '\\$&'));
  return new RegExp(`${begin}(?:\\s*"([^"]*)"\\s*|([^"\\n]{0,600}?))${finish}`, 'y');
});

/** Words of a node or a line as people read them: on one line, without the marks of Markdown around them. */
export const wordsOf = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/^\s*`|`\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The node that stands at a place of a flow chart; null where none does. */
export function readNode(source: string, place: number): FlowNode | null {
  name.lastIndex = place;
  const id = name.exec(source)?.[0];
  if (!id) return null;
  const end = name.lastIndex;
  for (const shape of shapes) {
    shape.lastIndex = end;
    const found = shape.exec(source);
    if (found) return { id, label: wordsOf(found[1] ?? found[2] ?? ''), end: shape.lastIndex };
  }
  return { id, label: '', end };
}
