import { checkRequest, sessionParams } from '../chat.ts';
import { sharedSession, shareParams, shareReply } from '../shares.ts';
import { route } from './route.ts';

/** Links by which others read a session. */
export const sharingRoutes = {
  share: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/:id/share/',
    access: 'user',
    summary: 'The link by which others read a session, if there is one',
    params: sessionParams,
    reply: shareReply,
  }),
  shareSession: route({
    method: 'POST',
    path: '/api/v1/chat/sessions/:id/share/',
    access: 'user',
    summary: 'Let anyone who has the link read a session; the same link until it is revoked',
    params: sessionParams,
    body: checkRequest,
    reply: shareReply,
  }),
  unshareSession: route({
    method: 'DELETE',
    path: '/api/v1/chat/sessions/:id/share/',
    access: 'user',
    summary: 'Revoke the link; it never works again',
    params: sessionParams,
    reply: shareReply,
  }),
  sharedSession: route({
    method: 'GET',
    path: '/api/v1/shared/:token/',
    access: 'anyone',
    summary: 'A session that somebody shares, without any word of whose it is',
    params: shareParams,
    reply: sharedSession,
  }),
};
