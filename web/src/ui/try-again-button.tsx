import { RotateCcw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useFocusLeft } from './use-focus-left.ts';

interface TryAgainButtonProps extends Pick<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Whether it shows the sign of another try. */
  hasIcon?: boolean;
}

/** Has something tried again that failed. It goes as soon as that begins: the part of the page around it has the focus then. */
export function TryAgainButton({ children, hasIcon = true, onClick }: TryAgainButtonProps) {
  const button = useFocusLeft('[tabindex="-1"]');
  return (
    <Button ref={button} variant="secondary" size="sm" onClick={onClick}>
      {hasIcon && <RotateCcw aria-hidden="true" className="size-4" />}
      {children}
    </Button>
  );
}
