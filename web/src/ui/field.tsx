import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** The look of every text box. */
export const inputClass =
  'block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 text-lg text-ink ' +
  'placeholder:text-ink-faint aria-invalid:border-bad disabled:opacity-60 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** What to know before typing. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Sits at the right end of the label's line. */
  aside?: ReactNode;
  /** Sits inside the box at its right end. */
  trailing?: ReactNode;
}

/** A text box with its label, its hint and what is wrong with it, tied together for screen readers. */
export function Field({ label, hint, error, aside, trailing, className, ...props }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          id={id}
          {...props}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classNames(inputClass, trailing ? 'pr-12' : null, className)}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
