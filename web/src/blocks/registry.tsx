import type { BlockOf } from '@sextant/contracts/blocks/index';
import type { BlockKind } from '@sextant/contracts/blocks/kinds';
import { type ComponentType, lazy } from 'react';

/** What a kind's component is given. */
export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  /** As written in the fence. */
  source: string;
}

/** Every kind's component, each loaded when a block of its kind first comes into view. One that is missing does not compile. */
export const blocks: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  'vega-lite': lazy(() => import('./vega-lite.tsx')),
  mermaid: lazy(() => import('./mermaid.tsx')),
  smiles: lazy(() => import('./smiles.tsx')),
  structure: lazy(() => import('./structure.tsx')),
  forest: lazy(() => import('./forest.tsx')),
  table: lazy(() => import('./table.tsx')),
};
