import { classNames } from './class-names.ts';

/** The mark, a sextant's frame and arc, with the name beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        className="size-7 text-accent"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M16 4 5.5 24.5M16 4l10.5 20.5M16 4v13.5" />
        <path d="M4 23.5a23 23 0 0 0 24 0" />
        <circle cx="16" cy="20" r="2.5" />
      </svg>
      <span className="font-serif text-xl font-semibold tracking-tight text-ink">Sextant</span>
    </span>
  );
}
