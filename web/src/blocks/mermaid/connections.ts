import type { MermaidBlock } from '@sextant/contracts/blocks/mermaid';

const node = /^\s*([\p{L}\p{N}_]+)\s*(?:([[({>]{1,2}[/\\]?)"?(.*?)"?[/\\]?[\])}]{1,2})?\s*$/u;
const arrow =
  /\s*(?:--\s*([^->|]+?)\s*-->|==\s*([^=>|]+?)\s*==>|<?(?:--+|==+|-\.+-?|~~~)[>ox]?(?:\|"?([^|]*?)"?\|)?)\s*/;

/** From, word on the arrow, to: what a flow chart says, for those who do not see it. Empty for other diagrams. */
export function connections({ diagram, source }: MermaidBlock): [string, string, string][] {
  if (diagram !== 'flowchart' && diagram !== 'graph') return [];
  const labels = new Map<string, string>();
  const found: [string, string, string][] = [];
  for (const line of source.split(/[\n;]/).slice(1)) {
    const parts = line.split(arrow);
    const ids = parts
      .filter((_, index) => index % 4 === 0)
      .map((part) => part.split('&').map((each) => read(each, labels)));
    for (let index = 1; index < ids.length; index += 1) {
      const label = parts.slice(index * 4 - 3, index * 4).find(Boolean) ?? '';
      for (const from of ids[index - 1] ?? [])
        for (const to of ids[index] ?? []) if (from && to) found.push([from, label, to]);
    }
  }
  const named = (id: string) => labels.get(id) ?? id;
  return found.map(([from, label, to]) => [named(from), label, named(to)]);
}

function read(text: string, labels: Map<string, string>): string | null {
  const [, id, , label] = node.exec(text) ?? [];
  if (!id) return null;
  if (label) labels.set(id, label.replace(/<br\s*\/?>/gi, ' ').replace(/^[[("/\\]+|[\])"/\\]+$/g, ''));
  return id;
}
