import {
  renameRequest,
  sessionDetail,
  sessionListItem,
  sessionParams,
  sessionQuery,
  sessionsQuery,
  sessionsReply,
} from '../chat.ts';
import { route } from './route.ts';

/** The history. */
export const sessionsRoutes = {
  sessions: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/',
    access: 'user',
    summary: 'The history, newest first',
    query: sessionsQuery,
    reply: sessionsReply,
  }),
  session: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/:id/',
    access: 'user',
    summary: 'A session with its questions and answers',
    params: sessionParams,
    query: sessionQuery,
    reply: sessionDetail,
  }),
  renameSession: route({
    method: 'PATCH',
    path: '/api/v1/chat/sessions/:id/',
    access: 'user',
    summary: 'Rename a session',
    params: sessionParams,
    body: renameRequest,
    reply: sessionListItem,
  }),
  deleteSession: route({
    method: 'DELETE',
    path: '/api/v1/chat/sessions/:id/',
    access: 'user',
    summary: 'Delete a session for good',
    params: sessionParams,
  }),
};
