import type { SessionListItem } from '@sextant/contracts';
import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { useMatch, useNavigate } from 'react-router';
import { selectUser } from '../../lib/auth-state.ts';
import { useAppDispatch, useAuthorizedCall } from '../../lib/store-hooks.ts';
import { toast } from '../../ui/toast.ts';
import { deleteSession } from './api.ts';
import { DeletedNote } from './deleted-note.tsx';
import { readLeft } from './left-deletions.ts';
import { deleteLater, deleteNow, isPendingDeletion, undoDeletion } from './pending-deletions.ts';

/** How long a deletion can be undone, in milliseconds; longer while pointer or focus is on the toast that offers it. */
const undoMs = 6_000;

const isGone = (error: object) => 'status' in error && error.status === 404;

/** Deletes a session on the server; resolves to whether it is gone. */
function useDeleteOnServer() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (id: string) => {
      const { error } = await dispatch(deleteSession.initiate(id));
      return !error || isGone(error);
    },
    [dispatch],
  );
}

/** Deletes what the page before was left with. */
export function useLeftDeletions(): void {
  const { email } = useSelector(selectUser);
  const deleteOnServer = useDeleteOnServer();
  useEffect(() => {
    for (const id of readLeft(email)) {
      if (isPendingDeletion(id)) continue;
      deleteLater(id, { email, closeOffer: () => undefined, carryOut: () => deleteOnServer(id) });
      void deleteNow(id);
    }
  }, [email, deleteOnServer]);
}

/** Deletes a session, with a while to undo it. */
export function useDeleteSession(): (session: SessionListItem) => void {
  const deleteOnServer = useDeleteOnServer();
  const call = useAuthorizedCall();
  const { email } = useSelector(selectUser);
  const navigate = useNavigate();
  const opened = useMatch('/dashboard/:id')?.params.id;
  return useCallback(
    ({ session_id: id, title }) => {
      deleteLater(id, {
        email,
        closeOffer: () => toast.dismiss(id),
        async carryOut(leaving) {
          if (leaving) {
            const reply = await call('deleteSession', { params: { id } }, { keepalive: true });
            return reply.ok || isGone(reply);
          }
          if (await deleteOnServer(id)) return true;
          undoDeletion(id);
          toast.error('The session could not be deleted. Please try again.');
          return false;
        },
      });
      // It may go out as the page ends, when nobody is there to renew a token that has expired: that is done now.
      call('myAccount', {}).catch(() => undefined);
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
    [deleteOnServer, call, email, navigate, opened],
  );
}
