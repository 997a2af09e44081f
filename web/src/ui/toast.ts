import type { DefaultToastOptions, ToastType } from 'react-hot-toast/headless';

/**
 * Toasts of five types: `toast()` blank, `toast.error`, `toast.success`, `toast.loading`, `toast.custom`.
 * Import from here and not from the library: its two builds keep two lists, and only this one is shown.
 * It keeps 20 at most; the oldest gives way.
 */
export { toast } from 'react-hot-toast/headless';

/** How long each type stays, in milliseconds. */
export const toastOptions = {
  blank: { duration: 4_000 },
  error: { duration: 4_000 },
  success: { duration: 2_000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4_000 },
} satisfies DefaultToastOptions & Record<ToastType, object>;
