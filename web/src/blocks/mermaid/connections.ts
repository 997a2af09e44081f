import type { MermaidBlock } from '@sextant/contracts/blocks/mermaid';
import { endsInWords, readLine } from './flow-lines.ts';
import { readNode } from './flow-nodes.ts';

/** One line of a flow chart, in words. */
export interface Connection {
  from: string;
  to: string;
  /** The word on it. */
  label: string;
  /** How it ends, such as `cross at its end`; empty for a plain arrow. */
  ends: string;
}

/** What stands before the first statement, and statements that draw no line. */
const head = /\s*(?:flowchart|graph)\b[^\S\n]*(?:(?:TB|TD|BT|RL|LR)\b|[<>^v](?=\s|;))?/y;
const other =
  /(?:end\b|(?:direction|accTitle|accDescr)\b[^\n;]*|class[^\S\n]+[\w,-]+[^\S\n]+[\w-]+(?=[^\S\n]*(?:[\n;]|$)))/y;
const group = /subgraph\b[^\S\n]*([^\n]*)/y;
const between = /[\s;]*/y;
const end = /[^\S\n]*(?=[\n;]|$)/y;

/**
 * What a flow chart says, for those who do not see it. Empty for other diagrams, and where anything of one cannot be read: a
 * list that lacks a line would say that there is none.
 */
export function connections({ diagram, source }: MermaidBlock): Connection[] {
  if (diagram !== 'flowchart' && diagram !== 'graph') return [];
  const labels = new Map<string, string>();
  const found: Connection[] = [];
  let place = 0;
  /** Goes over what stands at the place; null where something else does. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const match = pattern.exec(source);
    if (match) place = pattern.lastIndex;
    return match;
  };
  /** `A & B`: the ids of the nodes that stand at the place; null where none does. */
  const takeNodes = (): string[] | null => {
    const ids: string[] = [];
    do {
      const node = readNode(source, place);
      if (!node) return null;
      if (node.label) labels.set(node.id, node.label);
      ids.push(node.id);
      place = node.end;
    } while (take(/\s+&\s+/y));
    return ids;
  };

  take(head);
  for (take(between); place < source.length; take(between)) {
    const title = take(group)?.[1];
    if (title !== undefined) {
      const named = readNode(title.replace(/\s+(?=\[)/, ''), 0);
      if (named?.label) labels.set(named.id, named.label);
      continue;
    }
    if (take(other)) continue;
    let from = takeNodes();
    for (let line = readLine(source, place); from && line; line = readLine(source, place)) {
      place = line.end;
      const to = takeNodes();
      if (!to) return [];
      const { isHidden, label } = line;
      const ends = endsInWords(line);
      if (!isHidden)
        found.push(...from.flatMap((one) => to.map((other) => ({ from: one, to: other, label, ends }))));
      from = to;
    }
    if (!from || !take(end)) return [];
  }
  const named = (id: string) => labels.get(id) ?? id;
  return found.map(({ from, to, ...line }) => ({ from: named(from), to: named(to), ...line }));
}

/** A connection as one would say it: `A – inhibits, cross at its end – B`, `A → B`. */
export function connectionInWords({ ends, from, label, to }: Connection): string {
  if (ends) return `${from} – ${[label, ends].filter(Boolean).join(', ')} – ${to}`;
  return label ? `${from} – ${label} → ${to}` : `${from} → ${to}`;
}
