import sax from 'sax';

/** An element of a small document. Text and elements stay in their order, for titles with markup inside. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Deeper than any record goes; a hostile one must not exhaust the stack. */
const deepest = 100;

/**
 * Parses one well-formed element strictly. External things are never loaded, and entities beyond the predefined
 * ones and HTML's are errors: nothing expands.
 * @throws Error with the reason, in one line
 */
export function parseXml(xml: string): XmlElement {
  const parser = sax.parser(true);
  const document: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [document];
  parser.onerror = (error) => {
    throw new Error(error.message.split('\n')[0]);
  };
  parser.ondoctype = () => {
    throw new Error('A document type inside of a record');
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > deepest) throw new Error('Nested too deeply');
    const element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => {
    open.pop();
  };
  const addText = (text: string) => {
    open.at(-1)?.children.push(text);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.write(xml).close();
  const root = document.children.find((child) => typeof child !== 'string');
  if (!root) throw new Error('No element');
  return root;
}

/** Elements with this name right below, or at the end of a path such as `Article/Journal/Title`. */
export function elementsAt(element: XmlElement | undefined, path: string): XmlElement[] {
  let found = element ? [element] : [];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) =>
      children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name),
    );
  return found;
}

/** Text of an element with its markup taken off, white space made one; `10<sup>9</sup>` is `10^9`. */
export function textOf(element: XmlElement | undefined): string {
  return element ? collect(element).replace(/\s+/g, ' ').trim() : '';
}

/** Text at a path; null where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string | null {
  return textOf(elementsAt(element, path)[0]) || null;
}

function collect(element: XmlElement): string {
  let text = '';
  for (const child of element.children) {
    if (typeof child === 'string') text += child;
    else if (formula.test(child.name)) text += formulaIn(child);
    else {
      const inner = collect(child);
      const isPower = child.name === 'sup' && /\d$/.test(text) && /^[-−+]?\d/.test(inner.trim());
      text += isPower ? `^${inner.trim()}` : inner;
    }
  }
  return text;
}

/** MathML's powers and fractions: 10 and 5 side by side would be read as 105. */
const formula = /^(?:mml:)?m(?:sup|frac)$/;

function formulaIn({ children, name }: XmlElement): string {
  const parts = children.flatMap((child) => (typeof child === 'string' ? [] : collectPart(child)));
  return parts.join(name.endsWith('sup') ? '^' : '/');
}

const collectPart = (child: XmlElement) => collect({ ...child, name: 'part', children: [child] }).trim();
