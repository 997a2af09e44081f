import type { BlockOf } from '@sextant/contracts/blocks/index';
import type { BlockKind } from '@sextant/contracts/blocks/kinds';

/** What a kind's component is given. */
export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  /** As written in the fence. */
  source: string;
}
