import { z } from 'zod';
import type { BlockFence } from './block-fence.ts';
import { withReadableLabels, withSigns } from './mermaid-labels.ts';

/** The diagrams that are drawn, by their first word, and what people call them. */
export const mermaidDiagrams = {
  flowchart: 'Flow chart',
  graph: 'Flow chart',
  sequenceDiagram: 'Sequence diagram',
  stateDiagram: 'State diagram',
  'stateDiagram-v2': 'State diagram',
  classDiagram: 'Class diagram',
  erDiagram: 'Entity diagram',
  mindmap: 'Mind map',
  timeline: 'Timeline',
  pie: 'Pie chart',
  quadrantChart: 'Quadrant chart',
  journey: 'Journey',
} as const;

/** A diagram on the page's own thread cannot be stopped: what takes long to lay out is not begun. More slices have no colours of their own. */
const limits = { length: 6_000, lines: 100, lineLength: 600, edges: 80, depth: 12, slices: 12 };
/** Arrows and lines of all diagrams: each is an edge to lay out. `&` makes an edge of each pair. */
const edge = /[-=.~]{2,}|[|}o]\.\.|&|->|>>/g;

/** Where a line that looks like one of these is a command to the page, and not a text to show. */
const withCommands = new Set<string>([
  'flowchart',
  'graph',
  'sequenceDiagram',
  'stateDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
]);
const command =
  /^\s*(?:classDef|style|linkStyle|click|links?|callback|href|properties|details|cssClass)\s.*$/gm;

/** Flow charts alone have texts in quotation marks that go over lines. */
const flowCharts = new Set<string>(['flowchart', 'graph']);
const quotedLabel = /[[({|>/\\]\s*"[^"]*"(?=\s*[\])}|/\\])/g;

/**
 * The lines of a label as one, so that none of them is taken for a command. A command that only looks like part of a label
 * begins no line by that, and is none.
 */
const withLabelsOnOneLine = (source: string) =>
  source.replace(quotedLabel, (label) => label.replace(/\s*\n\s*/g, '<br/>'));

export const mermaidBlock = z.object({
  title: z.string().max(300).nullable(),
  diagram: z.enum(Object.keys(mermaidDiagrams) as [keyof typeof mermaidDiagrams]),
  source: z
    .string()
    .describe('Without front matter, directives, links, colours: what is left is the diagram alone.'),
});
export type MermaidBlock = z.infer<typeof mermaidBlock>;

const firstWord = (source: string) => /^\s*([A-Za-z][\w-]*)/.exec(source)?.[1] ?? '';

/** Removes what sets Mermaid itself, until nothing of it is left: what is removed may join what stood around it. */
function withoutSettings(source: string): string {
  const without = source
    .replace(/^\s*---[^\S\n]*\n[\s\S]*?\n[^\S\n]*---[^\S\n]*(?:\n|$)/, '')
    .replace(/%%\{[\s\S]*?\}%%/g, '')
    .replace(/^[^\S\n]*%%.*$/gm, '');
  return without === source ? without : withoutSettings(without);
}

/** A pie that has its numbers as they are written: Mermaid writes shares of their sum, so that 45 beside 30 would be 60%. */
const withNumbers = (source: string) => source.replace(/^pie\b(?!\s+showData\b)/, 'pie showData');

function refuse(source: string): string | null {
  const lines = source.split('\n');
  if (lines.length > limits.lines) return `A diagram has at most ${limits.lines} lines.`;
  if (lines.some((line) => line.length > limits.lineLength))
    return `A line has at most ${limits.lineLength} characters.`;
  if ((source.match(edge)?.length ?? 0) > limits.edges)
    return `A diagram has at most ${limits.edges} connections.`;
  if (
    (source.match(/^\s*(?:subgraph|state .*\{|namespace|loop|alt|par|opt|critical)\b/gm)?.length ?? 0) >
    limits.depth * 2
  )
    return 'Has too many groups.';
  if (/%%\{/.test(source)) return 'Has a directive that does not end.';
  if (/@\{/.test(source)) return 'Shapes with "@{ }" are not drawn: write the usual brackets.';
  if (/\burl\s*\(|@import|javascript:|&#/i.test(source)) return 'Nothing is loaded from elsewhere.';
  return null;
}

function toBlock(written: string, context: z.RefinementCtx): z.input<typeof mermaidBlock> {
  const [, frontTitle] = /^\s*---[\s\S]*?^title:[^\S\n]*(.{1,300})$/m.exec(written) ?? [];
  const source = withoutSettings(withSigns(written)).trim();
  const diagram = firstWord(source);
  const drawn = Object.hasOwn(mermaidDiagrams, diagram);
  const names = Object.keys(mermaidDiagrams).join(', ');
  const reason = drawn ? refuse(source) : `Begins with "${diagram}". These are drawn: ${names}.`;
  if (reason) {
    context.addIssue({ code: 'custom', message: reason });
    return z.NEVER;
  }
  const whole = flowCharts.has(diagram) ? withLabelsOnOneLine(source) : source;
  const slices = diagram === 'pie' ? (whole.match(/^\s*"[^"\n]*"\s*:/gm)?.length ?? 0) : 0;
  if (slices > limits.slices) {
    context.addIssue({ code: 'custom', message: `A pie has at most ${limits.slices} slices.` });
    return z.NEVER;
  }
  const plain = withCommands.has(diagram) ? whole.replace(command, '').replace(/:::[\w-]+/g, '') : whole;
  return {
    title: frontTitle?.trim().replace(/^["']|["']$/g, '') || null,
    diagram: diagram as keyof typeof mermaidDiagrams,
    source: withNumbers(withReadableLabels(diagram, plain).replaceAll('$$', '$')),
  };
}

/** A diagram as engines write it: Mermaid of at most 6,000 characters. */
export const mermaidSource = z
  .string()
  .max(limits.length, `Longer than ${limits.length.toLocaleString('en')} characters.`)
  .transform(toBlock)
  .pipe(mermaidBlock);

export const mermaidFence = {
  source: mermaidSource,
  when: 'a pathway, mechanism or flow of some steps: flowchart, sequenceDiagram, stateDiagram-v2 or mindmap; no styles, links, init or front matter',
  example: 'flowchart LR\n  A["Angiotensin I"] -->|ACE| B["Angiotensin II"]',
} satisfies BlockFence;
