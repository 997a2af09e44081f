import { DialogOnDemand } from '../../ui/dialog-on-demand.tsx';
import { shortcuts } from './shortcuts.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const joint = { engine: '–', 'previous-view': '+' } as Record<string, string>;

/** The list of the keys. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <DialogOnDemand
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work while you are not typing. Escape leaves the input."
    >
      <dl className="divide-y divide-line">
        {shortcuts.map(({ id, keys, label }) => (
          <div key={id} className="flex items-center justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd className="flex items-center gap-1">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1">
                  {index > 0 && joint[id]}
                  <kbd className="rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-sm">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogOnDemand>
  );
}
