import type { SessionListItem } from '@sextant/contracts';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useMatch, useNavigate } from 'react-router';
import { useAppDispatch, useAuthorizedCall } from '../../lib/store-hooks.ts';
import { toast } from '../../ui/toast.ts';
import { deleteSession } from './api.ts';
import { DeletedNote } from './deleted-note.tsx';
import { deleteLater, undoDeletion } from './pending-deletions.ts';

/** How long a deletion can be undone, in milliseconds; longer while pointer or focus is on the toast that offers it. */
const undoMs = 6_000;

/** Deletes a session, with a while to undo it. */
export function useDeleteSession(): (session: SessionListItem) => void {
  const dispatch = useAppDispatch();
  const call = useAuthorizedCall();
  const navigate = useNavigate();
  const opened = useMatch('/dashboard/:id')?.params.id;
  return useCallback(
    ({ session_id: id, title }) => {
      deleteLater(id, {
        closeOffer: () => toast.dismiss(id),
        carryOut: (leaving) =>
          leaving
            ? call('deleteSession', { params: { id } }, { keepalive: true })
            : dispatch(deleteSession.initiate(id))
                .unwrap()
                .catch(() => {
                  undoDeletion(id);
                  toast.error('The session could not be deleted. Please try again.');
                }),
      });
      if (opened === id) void navigate('/dashboard');
      const undo = () => {
        flushSync(() => undoDeletion(id));
        // What was pressed goes, and with it the focus.
        document.querySelector<HTMLElement>(`[data-history-item="${id}"]`)?.focus();
        toast.dismiss(id);
        if (opened === id) void navigate(`/dashboard/${id}`);
      };
      toast(<DeletedNote id={id} title={title} onUndo={undo} />, { id, duration: undoMs });
    },
    [dispatch, call, navigate, opened],
  );
}
