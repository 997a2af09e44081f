import { useEffect } from 'react';
import { useIsShown } from '../../lib/use-is-shown.ts';
import { deleteNow } from './pending-deletions.ts';

interface DeletedNoteProps {
  id: string;
  title: string;
  onUndo: () => void;
}

/** Names the session that goes for good with this note: for as long as somebody's pointer or focus keeps it, it can be undone. */
export function DeletedNote({ id, title, onUndo }: DeletedNoteProps) {
  const isShown = useIsShown();
  useEffect(
    () => () => {
      // What is taken out of the page and put back at once, as React does in development, has not gone.
      setTimeout(() => {
        if (!isShown.current) void deleteNow(id);
      });
    },
    [id, isShown],
  );
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 truncate">Deleted “{title}”</span>
      <button
        type="button"
        className="shrink-0 rounded-sm px-2 py-1 font-medium text-accent hover:bg-sunken"
        onClick={onUndo}
      >
        Undo
      </button>
    </span>
  );
}
