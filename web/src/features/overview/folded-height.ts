/** Of an overview that is folded, and of the place that is kept for it: the verdicts stand below one another on a phone. */
export const foldedHeight = 'h-46 md:h-28';
