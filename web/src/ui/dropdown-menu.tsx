import { DropdownMenu as Menu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DropdownMenuProps {
  /** The button that opens it; must take a ref and its props. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** It is open when it comes. */
  defaultOpen?: boolean;
  children: ReactNode;
}

export function DropdownMenu({ trigger, align = 'end', defaultOpen = false, children }: DropdownMenuProps) {
  return (
    <Menu.Root defaultOpen={defaultOpen}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 rounded-md border border-line bg-raised p-1 shadow-raised"
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface DropdownItemProps {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function DropdownItem({ onSelect, danger = false, disabled = false, children }: DropdownItemProps) {
  return (
    <Menu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-base outline-none',
        'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55',
        danger && 'text-bad',
      )}
    >
      {children}
    </Menu.Item>
  );
}
