/** The look of a button in a row of doors: what it opens stands below the row, or beside the page. */
export const doorClass =
  'flex min-h-9 min-w-0 items-center gap-1.5 rounded-md border border-line bg-surface px-2.5 text-left text-sm font-medium text-ink hover:bg-sunken aria-expanded:border-accent aria-expanded:bg-accent-soft max-sm:min-h-11';
