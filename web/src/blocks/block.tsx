import { type BlockKind, type BlockOf, readBlock } from '@sextant/contracts/blocks/index';
import { type ComponentType, memo, Suspense, useMemo } from 'react';
import { BlockBoundary } from './block-boundary.tsx';
import type { BlockProps } from './block-props.ts';
import { Drawing } from './drawing.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { blocks } from './registry.tsx';

/** A block of any kind: drawn, or its source with the reason why not. */
const Block = memo(function Block<Kind extends BlockKind>({ kind, source }: { kind: Kind; source: string }) {
  const read = useMemo(() => readBlock(kind, source), [kind, source]);
  if (!read.ok) return <NotDrawn source={source} reason={read.reason} />;
  const View = blocks[kind] as ComponentType<BlockProps<Kind>>;
  return (
    <BlockBoundary key={source} source={source}>
      <Suspense fallback={<Drawing />}>
        <View block={read.block as BlockOf<Kind>} source={source} />
      </Suspense>
    </BlockBoundary>
  );
});
export default Block;
