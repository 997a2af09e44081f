import type { BlockKind } from '@sextant/contracts/blocks/kinds';
import { type ComponentType, lazy } from 'react';
import type { BlockProps } from './block-props.ts';

/** Every kind's component, each loaded when a block of its kind first comes into view. One that is missing does not compile. */
export const blocks: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  'vega-lite': lazy(() => import('./vega-lite.tsx')),
  mermaid: lazy(() => import('./mermaid.tsx')),
  smiles: lazy(() => import('./smiles.tsx')),
  structure: lazy(() => import('./structure.tsx')),
  forest: lazy(() => import('./forest.tsx')),
  table: lazy(() => import('./table.tsx')),
};
