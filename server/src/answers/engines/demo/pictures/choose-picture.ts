import type { ReadWork } from '../read-evidence.ts';
import { participants, sidesTaken, worksByType, worksByYear } from './charts.ts';
import { forestPlot } from './forest-plot.ts';

/** What a demo engine can draw of the works that it read: a fenced block, or null where they do not suffice. */
const pictures = {
  forest: forestPlot,
  participants,
  sides: sidesTaken,
  types: worksByType,
  years: worksByYear,
} satisfies Record<string, (works: readonly ReadWork[]) => string | null>;
export type PictureName = keyof typeof pictures;

/** The first picture that can be drawn of the works, which come in the order in which they are read. */
export function choosePicture(names: readonly PictureName[], works: readonly ReadWork[]): string | null {
  for (const name of names) {
    const picture = pictures[name](works);
    if (picture) return picture;
  }
  return null;
}
