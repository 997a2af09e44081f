import { mermaidDiagrams } from '@sextant/contracts/blocks/mermaid';
import { useCallback } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { DrawnBlock } from '../drawn-block.tsx';
import { connectionInWords, connections } from '../mermaid/connections.ts';
import { drawDiagram } from '../mermaid/draw-diagram.ts';

/** A flow chart that runs sideways, running down: on a phone its words would be too small to read. */
const upright = (source: string) => source.replace(/^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/m, '$1TB');

/** A diagram as an answer writes it; on a phone it stands upright. */
export default function MermaidView({ block, source }: BlockProps<'mermaid'>) {
  const colours = useColours();
  const isNarrow = useMedia('(max-width: 40rem)');
  const draw = useCallback(
    () => drawDiagram(isNarrow ? upright(block.source) : block.source, colours),
    [block.source, colours, isNarrow],
  );
  const kind = mermaidDiagrams[block.diagram];
  const links = connections(block);
  const words = links.map(connectionInWords).join('; ');
  const rows = links.map(({ ends, from, label, to }) => [from, [label, ends].filter(Boolean).join(', '), to]);
  return (
    <DrawnBlock
      kind={kind}
      title={block.title}
      source={source}
      alt={`${kind}${block.title ? `: ${block.title}` : ''}. ${words || block.source}`}
      data={links.length > 0 ? { columns: ['From', 'Link', 'To'], rows } : undefined}
      draw={draw}
    />
  );
}
