import { sharedValue } from '../../lib/shared-value.ts';
import { beforeSignOut, onUserChange } from '../../lib/user-change.ts';
import { forgetLeft, leave } from './left-deletions.ts';

/** How long a session that was deleted stays hidden at least: the list is to come again without it meanwhile. */
const hiddenMs = 6_000;

interface Deletion {
  /** Whose it is. */
  email: string;
  /** Deletes it on the server, and tells whether it is gone. `leaving`: page or sign-in are about to end, and the call must outlive them. */
  carryOut: (leaving: boolean) => Promise<boolean>;
  /** Takes away what offers to undo it: it may stand there as long as it can be undone, and no longer. */
  closeOffer: () => void;
  isBegun: boolean;
  isDone: boolean;
}

const pending = new Map<string, Deletion>();
const hidden = sharedValue<ReadonlySet<string>>(new Set());
const changed = () => hidden.write(new Set(pending.keys()));

/** Hides a session, to be deleted by `deleteNow`: once that can no longer be undone, or page or sign-in end. */
export function deleteLater(id: string, deletion: Omit<Deletion, 'isBegun' | 'isDone'>): void {
  pending.set(id, { ...deletion, isBegun: false, isDone: false });
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
  deletion.isDone = await deletion.carryOut(leaving);
  if (deletion.isDone) forgetLeft(deletion.email, id);
}

/** Leaves what is not known to be deleted to the next page: nobody is there to renew a sign-in that has expired, or to try again. */
function leaveRest(): void {
  for (const [id, { email, isDone }] of pending) if (!isDone) leave(email, id);
}

function deleteAll(): Promise<unknown> | null {
  const open = [...pending].filter(([, { isBegun }]) => !isBegun);
  return open.length > 0 ? Promise.allSettled(open.map(([id]) => deleteNow(id, true))) : null;
}

window.addEventListener('pagehide', () => {
  leaveRest();
  void deleteAll();
});
beforeSignOut(deleteAll);
onUserChange(() => {
  leaveRest();
  for (const { closeOffer } of pending.values()) closeOffer();
  pending.clear();
  changed();
});

/** Whether a session is hidden because it is being deleted. */
export const isPendingDeletion = (id: string): boolean => pending.has(id);

/** Ids of the sessions that are hidden because they are being deleted. */
export const usePendingDeletions = hidden.useValue;
