import type { BlockKind } from '@sextant/contracts/blocks/index';
import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { BlockProps } from './block-props.ts';

type Component = ComponentType<BlockProps<BlockKind>>;

/** A file a kind, named after the language of its fence. Their names are all that is loaded before one is drawn. */
const files = import.meta.glob<{ default: Component }>('./kinds/*.tsx');

/** Every kind's component, each loaded when a block of its kind first comes into view. */
export const blocks = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), lazyPart(load)]),
) as unknown as Record<BlockKind, Component>;

/** The languages of fences that are drawn. */
export const drawnKinds = Object.keys(blocks) as BlockKind[];
