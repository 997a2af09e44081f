import { sharedValue } from '../../lib/shared-value.ts';
import { beforeSignOut, onUserChange } from '../../lib/user-change.ts';

/** How long a session that was deleted stays hidden at least: the list is to come again without it meanwhile. */
const hiddenMs = 6_000;

interface Deletion {
  /** Deletes it on the server. `leaving`: page or sign-in are about to end, and the call must outlive them. */
  carryOut: (leaving: boolean) => Promise<unknown>;
  /** Takes away what offers to undo it: it may stand there as long as it can be undone, and no longer. */
  closeOffer: () => void;
  isBegun: boolean;
}

const pending = new Map<string, Deletion>();
const hidden = sharedValue<ReadonlySet<string>>(new Set());
const changed = () => hidden.write(new Set(pending.keys()));

/** Hides a session, to be deleted by `deleteNow`: once that can no longer be undone, or page or sign-in end. */
export function deleteLater(id: string, deletion: Omit<Deletion, 'isBegun'>): void {
  pending.set(id, { ...deletion, isBegun: false });
  changed();
}

/** Shows a session again that was to be deleted. */
export function undoDeletion(id: string): void {
  pending.delete(id);
  changed();
}

/** Deletes a session that was to be; what was undone, or is being deleted, is left alone. */
export async function deleteNow(id: string, leaving = false): Promise<void> {
  const deletion = pending.get(id);
  if (!deletion || deletion.isBegun) return;
  deletion.isBegun = true;
  deletion.closeOffer();
  setTimeout(() => {
    if (pending.get(id) === deletion) undoDeletion(id);
  }, hiddenMs);
  await deletion.carryOut(leaving);
}

function deleteAll(): Promise<unknown> | null {
  const open = [...pending].filter(([, { isBegun }]) => !isBegun);
  return open.length > 0 ? Promise.allSettled(open.map(([id]) => deleteNow(id, true))) : null;
}

window.addEventListener('pagehide', () => void deleteAll());
beforeSignOut(deleteAll);
onUserChange(() => {
  for (const { closeOffer } of pending.values()) closeOffer();
  pending.clear();
  changed();
});

/** Ids of the sessions that are hidden because they are being deleted. */
export const usePendingDeletions = hidden.useValue;
