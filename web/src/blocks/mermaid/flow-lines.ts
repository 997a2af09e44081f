import { wordsOf } from './flow-nodes.ts';

/** A line from a node to another. */
interface FlowLine {
  /** What it has at its ends: `<`, `>`, `x`, `o`, or nothing. */
  start: string;
  finish: string;
  label: string;
  /** It only keeps nodes apart. */
  isHidden: boolean;
  /** Where it ends. */
  end: number;
}

/** Plain, thick and dotted lines, each without and with a word within it, as Mermaid reads them. */
const lines = [
  /\s*(?<start>[xo<]?)--+(?<finish>[-xo>])\s*/y,
  /\s*(?<start>[xo<]?)--\s*(?<label>"[^"]*"|(?:[^"-]|-(?!-)){1,300}?)\s*--+(?<finish>[-xo>])\s*/y,
  /\s*(?<start>[xo<]?)==+(?<finish>[=xo>])\s*/y,
  /\s*(?<start>[xo<]?)==\s*(?<label>"[^"]*"|(?:[^"=]|=(?!=)){1,300}?)\s*==+(?<finish>[=xo>])\s*/y,
  /\s*(?<start>[xo<]?)-?\.+-(?<finish>[xo>]?)\s*/y,
  /\s*(?<start>[xo<]?)-\.\s*(?<label>"[^"]*"|(?:[^".]|\.(?!\.*-)){1,300}?)\s*\.+-(?<finish>[xo>]?)\s*/y,
];
const hidden = /\s*~~~+\s*/y;
const onIt = /\|\s*("[^"]*"|[^|"]{0,300})\s*\|\s*/y;

/** The line that stands at a place of a flow chart; null where none does. */
export function readLine(source: string, place: number): FlowLine | null {
  for (const pattern of [...lines, hidden]) {
    pattern.lastIndex = place;
    const groups = pattern.exec(source);
    if (!groups) continue;
    const { finish = '', label = '', start = '' } = groups.groups ?? {};
    onIt.lastIndex = pattern.lastIndex;
    const piped = onIt.exec(source)?.[1];
    return {
      start,
      finish: /[-=]/.test(finish) ? '' : finish,
      label: wordsOf((piped ?? label).trim().replace(/^"|"$/g, '')),
      isHidden: pattern === hidden,
      end: piped === undefined ? pattern.lastIndex : onIt.lastIndex,
    };
  }
  return null;
}

const heads: Readonly<Record<string, string>> = { '<': 'arrow', '>': 'arrow', x: 'cross', o: 'circle' };

/** How a line ends, in words; empty for a plain arrow. */
export function endsInWords({ finish, start }: Pick<FlowLine, 'start' | 'finish'>): string {
  const [first, last] = [heads[start], heads[finish]];
  if (!first) return last === 'arrow' ? '' : last ? `${last} at its end` : 'no arrow';
  if (first === last) return `${first} at both ends`;
  return last ? `${first} at its beginning, ${last} at its end` : `${first} at its beginning`;
}
