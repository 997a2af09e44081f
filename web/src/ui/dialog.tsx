import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** `drawer`: at the left, as high as the window; `sheet`: the same at the right, wider. */
  shape?: 'box' | 'drawer' | 'sheet';
  className?: string;
  children: ReactNode;
}

const shapes = {
  box: 'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-lg p-6',
  drawer: 'inset-y-0 left-0 w-[min(20rem,calc(100vw-3rem))] border-r border-line',
  sheet: 'inset-y-0 right-0 w-[min(30rem,calc(100vw-1.5rem))] border-l border-line',
};

/** A modal window: keeps the focus inside, closes on Escape, and gives the focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  shape = 'box',
  className,
  children,
}: DialogProps) {
  // There is no trigger of Radix's own to give the focus back to: who opened it may be anywhere.
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(8_16_22/0.55)]" />
        <RadixDialog.Content
          {...(!description && { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            // Radix hears the key before whoever has the focus: what has an Escape of its own is left first.
            if (event.target instanceof Element && event.target.matches('[data-own-escape]'))
              event.preventDefault();
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classNames(
            'fixed z-50 flex flex-col overflow-y-auto bg-raised shadow-raised outline-none',
            shapes[shape],
            className,
          )}
        >
          <div className={classNames('flex items-start gap-3', shape === 'box' ? 'mb-4' : 'p-3')}>
            <div className="min-w-0 grow">
              <RadixDialog.Title className="font-serif text-xl font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-base text-ink-soft">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close className={buttonClass({ variant: 'quiet', size: 'icon' })} aria-label="Close">
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
