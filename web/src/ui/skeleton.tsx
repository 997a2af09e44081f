import { classNames } from './class-names.ts';

/** Holds the place of what is loading. Give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-line', className)} />
  );
}
