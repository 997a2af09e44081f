import { mermaidDiagrams } from '@sextant/contracts/blocks/mermaid';
import { useCallback } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { DrawnBlock } from '../drawn-block.tsx';
import { connections } from '../mermaid/connections.ts';
import { drawDiagram } from '../mermaid/draw-diagram.ts';

/** A diagram as an answer writes it. */
export default function MermaidView({ block, source }: BlockProps<'mermaid'>) {
  const colours = useColours();
  const draw = useCallback(() => drawDiagram(block.source, colours), [block.source, colours]);
  const kind = mermaidDiagrams[block.diagram];
  const links = connections(block);
  const words = links.map(([from, label, to]) => `${from} ${label ? `– ${label} ` : ''}→ ${to}`).join('; ');
  return (
    <DrawnBlock
      kind={kind}
      title={block.title}
      source={source}
      alt={`${kind}${block.title ? `: ${block.title}` : ''}. ${words || block.source}`}
      data={links.length > 0 ? { columns: ['From', 'Link', 'To'], rows: links } : undefined}
      draw={draw}
    />
  );
}
