import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { DropdownItem, DropdownMenu } from '../../ui/dropdown-menu.tsx';

interface HistoryMenuProps {
  /** The button that was pressed for it, and opens it from then on. */
  trigger: ReactElement;
  onRename: () => void;
  onDelete: () => void;
}

/** What may be done with one session of the history. It comes when it is asked for, and is open then. */
export default function HistoryMenu({ onDelete, onRename, trigger }: HistoryMenuProps) {
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <DropdownItem onSelect={() => setTimeout(onRename)}>
        <Pencil aria-hidden="true" className="size-4" />
        Rename
      </DropdownItem>
      <DropdownItem danger onSelect={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </DropdownItem>
    </DropdownMenu>
  );
}
