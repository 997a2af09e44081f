/**
 * The router's key of the place at which the page was opened. A reload keeps the key of a place that had been come to within
 * the product, so that it alone tells nothing; `main.tsx` has this read before anything moves.
 */
export const openedAt: string = window.history.state?.key ?? 'default';
