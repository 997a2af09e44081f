import type { BlockKind, BlockOf } from '@sextant/contracts/blocks/index';

/** What a kind's component is given. */
export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  /** As written in the fence. */
  source: string;
}
