import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface DetailButtonProps {
  /** Names the button and what opens. */
  label: string;
  className?: string;
  children: ReactNode;
  /** What opens; it is given how to close itself. */
  detail: (close: () => void) => ReactNode;
}

/** A quiet button that opens what stands behind it. */
export function DetailButton({ children, className, detail, label }: DetailButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
        // What it opens is for the screen; what it says is a result.
        data-prints
        className={classNames('rounded-sm hover:bg-sunken aria-expanded:bg-sunken', className)}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          collisionPadding={8}
          sideOffset={6}
          className="z-50 flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-1rem))] flex-col gap-3 overflow-y-auto rounded-md border border-line-strong bg-raised p-4 text-sm shadow-raised outline-none"
        >
          {detail(() => setOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
