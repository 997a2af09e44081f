import { createContext, type ReactNode } from 'react';
import type { SavedPicture } from './saved-picture.ts';

/** What stands on paper in place of a block's frame with its buttons. */
interface FigureOnPaper {
  name: string;
  picture: SavedPicture | null;
  children: ReactNode;
}

/** Set where blocks are drawn for paper: they are light, and have nothing to press. Null on the screen. */
export const PaperContext = createContext<((figure: FigureOnPaper) => ReactNode) | null>(null);
