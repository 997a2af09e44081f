import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium transition-colors select-none ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';
const variants = {
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink not-disabled:hover:bg-sunken',
  quiet: 'text-ink-soft not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
  danger: 'bg-bad text-surface not-disabled:hover:opacity-90',
};
const sizes = {
  sm: 'min-h-8 px-2.5 text-sm',
  md: 'min-h-10 px-4 text-base',
  lg: 'min-h-12 px-6 text-lg',
  icon: 'size-9',
};

interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The look of a button, for links that look like one. */
export const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonLook = {}): string =>
  classNames(base, variants[variant], sizes[size]);

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and takes no further press, yet keeps its place in the tab order. */
  busy?: boolean;
}

export function Button({ variant, size, busy = false, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={busy || props['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'children' | 'aria-label'> {
  /** What it does, for screen readers and as the tooltip. */
  label: string;
  children: ComponentProps<'button'>['children'];
}

/** A button that shows an icon only. */
export function IconButton({ label, variant = 'quiet', ...props }: IconButtonProps) {
  return <Button variant={variant} size="icon" aria-label={label} title={label} {...props} />;
}
