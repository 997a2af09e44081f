import type { SessionListItem } from '@sextant/contracts';
import { useCallback } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useAppDispatch, useAuthorizedCall } from '../../lib/store-hooks.ts';
import { toast } from '../../ui/toast.ts';
import { deleteSession } from './api.ts';
import { deleteLater, undoDeletion } from './pending-deletions.ts';

/** How long the toast offers to undo, in milliseconds; as long as it can be undone. */
const toastMs = 6_000;

/** Deletes a session, with a while to undo it. */
export function useDeleteSession(): (session: SessionListItem) => void {
  const dispatch = useAppDispatch();
  const call = useAuthorizedCall();
  const navigate = useNavigate();
  const opened = useMatch('/dashboard/:id')?.params.id;
  return useCallback(
    ({ session_id: id, title }) => {
      deleteLater(id, (leaving) => {
        if (leaving) {
          void call('deleteSession', { params: { id } }, { keepalive: true });
          return;
        }
        void dispatch(deleteSession.initiate(id))
          .unwrap()
          .catch(() => {
            undoDeletion(id);
            toast.error('The session could not be deleted. Please try again.');
          });
      });
      if (opened === id) void navigate('/dashboard');
      toast(
        ({ id: toastId }) => (
          <span className="flex items-center gap-3">
            <span className="min-w-0 truncate">
              Deleted “{title.length > 40 ? `${title.slice(0, 40)}…` : title}”
            </span>
            <button
              type="button"
              className="shrink-0 rounded-sm px-2 py-1 font-medium text-accent hover:bg-sunken"
              onClick={() => {
                undoDeletion(id);
                toast.dismiss(toastId);
                if (opened === id) void navigate(`/dashboard/${id}`);
              }}
            >
              Undo
            </button>
          </span>
        ),
        { duration: toastMs },
      );
    },
    [dispatch, call, navigate, opened],
  );
}
