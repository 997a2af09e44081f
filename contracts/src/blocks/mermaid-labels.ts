/** What Mermaid takes for a shape, and not for words, unless there are quotation marks around it. */
const mark = /[()[\]{}|"]/;
/** How a node's shape begins and ends; longer ones before those that they begin with. */
const shapes = [
  ['(((', ')))'],
  ['((', '))'],
  ['([', '])'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
] as const;
/** What may stand behind a node: the end of its line, another node, or a line to one. */
const behindNode = /\s*(?:$|[;&]|:::|[<xo]?--|[<xo]?==|[<xo]?-\.|~~~|@)/y;
const trapezoid = /^[/\\].*[/\\]$/;

/** A label in quotation marks; those within it are written as people write them. */
const quoted = (label: string) =>
  `"${label
    .trim()
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll('"', '″')}"`;
const needsQuotes = (label: string) =>
  mark.test(label) && !/^\s*"[^"]*"\s*$/.test(label) && !trapezoid.test(label.trim());

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The shape that begins at a place of a line, with its label; null where none does, or none that ends. */
function shapeAt(line: string, place: number, isEnd: (end: number) => boolean) {
  for (const [open, close] of shapes) {
    if (!line.startsWith(open, place)) continue;
    const from = place + open.length;
    let to = line.indexOf(close, from);
    while (to >= 0 && !isEnd(to + close.length)) to = line.indexOf(close, to + 1);
    const label = to < 0 ? '' : line.slice(from, to);
    // "[(S)-warfarin (Coumadin)]" is no cylinder.
    if (label && (open.length === 1 || isBalanced(label)))
      return { open, label, close, end: to + close.length };
  }
  return null;
}

function flowLine(line: string): string {
  const [, begin, title = ''] = /^(\s*subgraph\s+)(.+)$/.exec(line) ?? [];
  if (begin && !/^[\w-]+\s*\[.*\]\s*$/.test(title)) return needsQuotes(title) ? begin + quoted(title) : line;
  const isEnd = (end: number) => {
    behindNode.lastIndex = end;
    return behindNode.test(line);
  };
  let written = '';
  for (let at = 0; at < line.length; ) {
    const letter = line.charAt(at);
    const isQuote = letter === '"';
    const end = isQuote || letter === '|' ? line.indexOf(letter, at + 1) : -1;
    const isShape =
      /[[({]/.test(letter) && (begin ? at > 0 : /[\p{L}\p{N}\p{M}_]/u.test(line.charAt(at - 1)));
    const shape = isShape ? shapeAt(line, at, isEnd) : null;
    if (shape) {
      const { close, label, open } = shape;
      written += open + (needsQuotes(label) ? quoted(label) : label) + close;
      at = shape.end;
    } else if (end > at) {
      const label = line.slice(at + 1, end);
      written += letter + (!isQuote && needsQuotes(label) ? quoted(label) : label) + letter;
      at = end + 1;
    } else {
      written += letter;
      at += 1;
    }
  }
  return written;
}

/** A branch of a mind map: words, or a name with a shape right behind it. Words with brackets get a shape of their own. */
function mindLine(line: string): string {
  const [, begin = '', name = '', text = ''] = /^(\s*)([^\s()[\]{}]*)(.*)$/.exec(line) ?? [];
  if (!mark.test(text) || text.startsWith(')')) return line;
  const shape = shapeAt(text, 0, (end) => !text.slice(end).trim());
  if (!shape) return `${begin}[${quoted(name + text)}]`;
  const { close, label, open } = shape;
  return begin + name + open + (needsQuotes(label) ? quoted(label) : label) + close;
}

const message = /^(\s*(?:note\b[^:]*|[^:]*-[->x)][^:]*):)(.*)$/i;
/** A semicolon that ends no statement: behind it stands none. */
const semicolon = /(#\w{1,10};)|;(?!\s*$|\s*end\b|[^;]*-[->x)])/g;
const sequenceLine = (line: string) =>
  line.replace(
    message,
    (_all, begin: string, text: string) =>
      begin + text.replace(semicolon, (found, entity?: string) => (entity ? found : '#59;')),
  );

/** Words of a quadrant chart, which takes no other signs without quotation marks. */
const inQuadrants = (words: string) =>
  /^[\w\s]*$|^\s*"/.test(words) ? words : `${/^\s*/.exec(words)?.[0]}${quoted(words)}`;

function quadrantLine(line: string): string {
  const [, point, place] = /^([^"[\]]+?)(\s*:\s*\[.*)$/.exec(line) ?? [];
  if (point && place) return inQuadrants(point) + place;
  const [, begin, words = ''] = /^(\s*(?:[xy]-axis|quadrant-[1-4])\s+)(.*\S)/.exec(line) ?? [];
  return begin
    ? begin +
        words
          .split(/\s+-->\s+/)
          .map(inQuadrants)
          .join(' --> ')
    : line;
}

/** A number sign that names no other sign: where Mermaid takes it for the beginning of a remark, "trial #1" would be "trial". No sign has a number below 32. */
const numberSign = /#(?!(?:3[2-9]|[4-9]\d|\d{3,6}|[a-z][a-z\d]{1,8});)/gi;
const withNumberSigns = (line: string) => line.replace(numberSign, '#35;');

const lineOf: Readonly<Record<string, (line: string) => string>> = {
  flowchart: flowLine,
  graph: flowLine,
  mindmap: mindLine,
  quadrantChart: quadrantLine,
  sequenceDiagram: (line) => sequenceLine(withNumberSigns(line)),
  stateDiagram: withNumberSigns,
  'stateDiagram-v2': withNumberSigns,
  journey: withNumberSigns,
  timeline: withNumberSigns,
};

/** A diagram whose labels Mermaid reads as they are meant: engines write brackets in them, and no quotation marks around. */
export function withReadableLabels(diagram: string, source: string): string {
  const change = lineOf[diagram];
  if (!change) return source;
  const [first = '', ...lines] = source.split('\n');
  return [first, ...lines.map(change)].join('\n');
}

/** Letters that Unicode has lowered and raised, as far as numbers and charges need them. */
const small = {
  sub: ['0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'],
  sup: ['0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'],
} as const;
const lowered = /<(sub|sup)>([^<>\n]{0,100})<\/\1>/gi;
const otherTag = /<\/?(?:b|strong|i|em|u|small|sub|sup)>/gi;

/** Words without tags, which a picture would show as they are written: "CO<sub>2</sub>" is "CO₂". */
const withoutTags = (source: string): string =>
  source
    .replace(lowered, (_all, tag: string, text: string) => {
      const isSub = tag.toLowerCase() === 'sub';
      const [plain, letters] = small[isSub ? 'sub' : 'sup'].map((each) => [...each]);
      const places = [...text].map((letter) => plain?.indexOf(letter) ?? -1);
      if (!places.includes(-1)) return places.map((place) => letters?.[place]).join('');
      return isSub || /^(?:st|nd|rd|th|[®™©])$/i.test(text) ? text : `^${text}`;
    })
    .replace(otherTag, '');

const named: Readonly<Record<string, string>> = {
  quot: '″',
  amp: '&',
  lt: '<',
  gt: '>',
  40: '(',
  41: ')',
  91: '[',
  93: ']',
};

/** The signs that are written by name or number, "#40;" and "&lt;", which Mermaid's texts would show as they are written. */
export const withSigns = (source: string): string =>
  withoutTags(source)
    .replace(/#quot;([^#\n]{0,300})#quot;/g, '“$1”')
    .replace(/(?:#|&#?)(quot|amp|lt|gt|40|41|91|93);/g, (_all, name: string) => named[name] ?? '');
