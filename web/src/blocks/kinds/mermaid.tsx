import { mermaidDiagrams } from '@sextant/contracts/blocks/mermaid';
import { useCallback, useRef, useState } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { DrawnBlock } from '../drawn-block.tsx';
import { connectionInWords, connections } from '../mermaid/connections.ts';
import { drawDiagram } from '../mermaid/draw-diagram.ts';
import { mostShrunk } from '../picture.tsx';
import { sizeOf } from '../save-picture.ts';
import { useWidth } from '../use-width.ts';

/** A diagram as an answer writes it; one that its column has no room for stands upright. */
export default function MermaidView({ block, source }: BlockProps<'mermaid'>) {
  const colours = useColours();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const [asWritten, setAsWritten] = useState(0);
  const isCramped = room !== null && asWritten > room * mostShrunk;
  const draw = useCallback(async () => {
    const svg = await drawDiagram(block.source, colours, isCramped);
    if (!isCramped) setAsWritten(sizeOf(svg)?.width ?? 0);
    return svg;
  }, [block.source, colours, isCramped]);
  const kind = mermaidDiagrams[block.diagram];
  const links = connections(block);
  const words = links.map(connectionInWords).join('; ');
  const rows = links.map(({ ends, from, label, to }) => [from, [label, ends].filter(Boolean).join(', '), to]);
  return (
    <div ref={place}>
      <DrawnBlock
        kind={kind}
        title={block.title}
        source={source}
        alt={`${kind}${block.title ? `: ${block.title}` : ''}. ${words || block.source.replaceAll('#59;', ';').replaceAll('#35;', '#')}`}
        data={links.length > 0 ? { columns: ['From', 'Link', 'To'], rows } : undefined}
        draw={draw}
      />
    </div>
  );
}
