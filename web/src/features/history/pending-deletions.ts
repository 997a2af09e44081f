import { sharedValue } from '../../lib/shared-value.ts';

/** How long a deletion can be undone, in milliseconds. */
const undoMs = 6_000;

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  /** Deletes it on the server. `leaving`: the page is going away, and the call must outlive it. */
  carryOut: (leaving: boolean) => void;
}

const pending = new Map<string, Pending>();
const hidden = sharedValue<ReadonlySet<string>>(new Set());
const changed = () => hidden.write(new Set(pending.keys()));

/** Hides a session and deletes it once that can no longer be undone, or when the page is left. */
export function deleteLater(id: string, carryOut: (leaving: boolean) => void): void {
  const timer = setTimeout(() => {
    carryOut(false);
    pending.set(id, { timer, carryOut: () => undefined });
    // It stays hidden until the list has come again without it.
    setTimeout(() => {
      pending.delete(id);
      changed();
    }, undoMs);
  }, undoMs);
  pending.set(id, { timer, carryOut });
  changed();
}

/** Shows a session again that was to be deleted. */
export function undoDeletion(id: string): void {
  clearTimeout(pending.get(id)?.timer);
  pending.delete(id);
  changed();
}

window.addEventListener('pagehide', () => {
  for (const { timer, carryOut } of pending.values()) {
    clearTimeout(timer);
    carryOut(true);
  }
  pending.clear();
});

/** Ids of the sessions that are hidden because they are being deleted. */
export const usePendingDeletions = hidden.useValue;
