import { classNames } from './class-names.ts';

/** Decoration beside words that say what is going on; alone it needs a `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const circle = (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
  if (!label) return circle;
  return (
    <span role="status" className="inline-flex items-center justify-center">
      {circle}
      <span className="sr-only">{label}</span>
    </span>
  );
}
