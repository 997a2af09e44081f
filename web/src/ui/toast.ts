/**
 * Toasts of five types: `toast()` blank, `toast.error`, `toast.success`, `toast.loading`, `toast.custom`.
 * Import from here and not from the library: its two builds keep two lists, and only this one is shown.
 */
export { toast } from 'react-hot-toast/headless';

/** How long each type stays, in milliseconds. */
export const toastDurations = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
} as const;

/** More than so many are never kept at once; the oldest gives way. It is the library's own limit, tested here. */
export const toastLimit = 20;
