import { ShieldAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { SeenIdentifiers } from './seen-identifiers.ts';

interface IdentifierNoticeProps {
  seen: SeenIdentifiers;
  onMask: () => void;
  onSend: () => void;
}

/** Says that a question may name a patient, and masks it with one press. It promises nothing: some it cannot see. */
export default function IdentifierNotice({
  seen: { found, kinds, isHeld },
  onMask,
  onSend,
}: IdentifierNoticeProps) {
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn"
    >
      <ShieldAlert aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 grow basis-60">
        {isHeld ? 'Not sent yet: this' : 'This'} may identify a patient ({kinds.join(', ')}). Some details can
        be missed; check before you send.
      </p>
      <span className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onMask}>
          {found.length === 1 ? 'Mask it' : `Mask all ${found.length}`}
        </Button>
        {isHeld && (
          <Button variant="secondary" size="sm" onClick={onSend}>
            Send anyway
          </Button>
        )}
      </span>
    </div>
  );
}
