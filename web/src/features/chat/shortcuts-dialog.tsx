import { Suspense } from 'react';
import { DialogOnDemand } from '../../ui/dialog-on-demand.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ShortcutsList = lazyPart(() => import('./shortcuts-list.tsx'));

/** Opens the list of the keys, which comes when it is first asked for. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <DialogOnDemand
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work while you are not typing. Escape leaves the input."
    >
      <Suspense>
        <ShortcutsList />
      </Suspense>
    </DialogOnDemand>
  );
}
