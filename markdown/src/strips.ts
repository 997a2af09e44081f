/** A text taken out of a source, and where in the source each of its UTF-16 units stands (`placeAt`). */
export interface Strip {
  text: string;
  /** Where the text begins among the places, or in the source where there is no list of them. */
  start: number;
  /** Null where the text stands in the source as it is. */
  places: Int32Array | null;
}

/** The place in the source of an index of the strip; behind its end, the one after its last. */
export function placeAt({ text, start, places }: Strip, index: number): number {
  if (!places) return start + index;
  if (index < text.length) return places[start + index] as number;
  return text.length > 0
    ? (places[start + text.length - 1] as number) + 1
    : (places[start] ?? places.at(-1) ?? 0);
}

/** The whole source as the lexer reads it: each line ends in one line feed. */
export function stripOf(source: string): Strip {
  if (!source.includes('\r')) return { text: source, start: 0, places: null };
  const text = source.replace(/\r\n?/g, '\n');
  const places = new Int32Array(text.length);
  for (let index = 0, at = 0; index < text.length; index += 1, at += 1) {
    places[index] = at;
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
  }
  return { text, start: 0, places };
}

export const cut = ({ text, start, places }: Strip, from: number, to = text.length): Strip => ({
  text: text.slice(from, to),
  start: start + from,
  places,
});

/** Without the white space around it. */
export function trimmed(strip: Strip): Strip {
  const from = strip.text.length - strip.text.trimStart().length;
  return cut(strip, from, Math.max(from, strip.text.trimEnd().length));
}

/** Where `text` stands in a strip, and the index behind its end there. */
export interface Found {
  strip: Strip;
  end: number;
}

/**
 * Finds a text that was made from the strip from `from` on by taking marks away: those of lists and quotations at the
 * head of each line, or backslashes.
 */
export function find(parent: Strip, from: number, text: string): Found {
  const start = parent.text[from] === '\n' && text[0] !== '\n' ? from + 1 : from;
  if (!parent.text.startsWith(text, start)) return findLines(parent, from, text);
  return { strip: cut(parent, start, start + text.length), end: start + text.length };
}

/** As `find`, where each line may have lost its head and still begin as it did. */
export function findLines(parent: Strip, from: number, text: string): Found {
  const start = parent.text[from] === '\n' && text[0] !== '\n' ? from + 1 : from;
  return byLines(parent, start, text) ?? byCharacters(parent, start, text);
}

/** A line of a quotation or a list on which nothing stands but its marks. */
const onlyMarks = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s*)*(?:\[[ xX]\])?\s*$/;

/** Line by line from the right: at the head of a line marks are gone and tabs may have become spaces. */
function byLines(parent: Strip, from: number, text: string): Found | null {
  let places: Int32Array | null = null;
  let sourceLine = from;
  let end = from;
  for (let line = 0; line < text.length; ) {
    if (sourceLine > parent.text.length) return null;
    const lineEnd = endOfLine(text, line);
    const sourceEnd = endOfLine(parent.text, sourceLine);
    const own = text.slice(line, lineEnd).trimEnd();
    const body = own.trimStart();
    const source = parent.text.slice(sourceLine, sourceEnd).trimEnd();
    // An empty line may have been put in: it is none that says something.
    if (!source.endsWith(body) || (body === '' && !onlyMarks.test(source))) return null;
    const shift = sourceLine + source.length - (line + own.length);
    end = lineEnd < text.length ? sourceEnd + 1 : Math.min(sourceEnd, lineEnd + shift);
    // All of it on one line, and nothing put in: it stands there as it is.
    if (line === 0 && lineEnd === text.length && parent.text.startsWith(text, shift))
      return { strip: cut(parent, shift, shift + text.length), end };
    places ??= new Int32Array(text.length);
    for (let index = line; index < Math.min(lineEnd + 1, text.length); index += 1) {
      const at = index === lineEnd ? sourceEnd : Math.min(Math.max(index + shift, sourceLine), sourceEnd);
      places[index] = placeAt(parent, at);
    }
    line = lineEnd + 1;
    sourceLine = sourceEnd + 1;
  }
  return { strip: places ? { text, start: 0, places } : cut(parent, from, from), end };
}

/** No marks that were taken away between two characters are longer. */
const furthest = 64;

/** Character by character, passing over what was taken away. White space may have been put in. */
function byCharacters(parent: Strip, from: number, text: string): Found {
  const places = new Int32Array(text.length);
  let at = from;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character.trim() !== '') at += Math.max(parent.text.slice(at, at + furthest).indexOf(character), 0);
    places[index] = placeAt(parent, at);
    if (parent.text[at] === character) at += 1;
  }
  return { strip: { text, start: 0, places }, end: at };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
