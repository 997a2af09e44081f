import type { z } from 'zod';
import {
  forgotPasswordRequest,
  loginRequest,
  messageReply,
  pictureParams,
  profile,
  profileFields,
  refreshRequest,
  registerRequest,
  resetPasswordRequest,
  tokens,
  verifyOtpRequest,
} from './accounts.ts';
import { turn } from './answers.ts';
import { structureParams } from './blocks/structure.ts';
import {
  chatHeaders,
  chatReply,
  chatRequest,
  checkRequest,
  renameRequest,
  retryRequest,
  sessionDetail,
  sessionListItem,
  sessionParams,
  sessionQuery,
  sessionsQuery,
  sessionsReply,
  stopRequest,
  turnParams,
} from './chat.ts';
import { config } from './config.ts';
import { exportQuery, exportTypes } from './exports.ts';
import { aliveReply, readyReply } from './health.ts';
import { overviewRequest } from './overview.ts';
import { sharedSession, shareParams, shareReply } from './shares.ts';

/** One call: everything that both sides and the documentation need to know of it. */
export interface RouteContract {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's form, `/a/:id/`. Served with and without the trailing slash. */
  path: string;
  /** `user`: needs a bearer access token. */
  access: 'anyone' | 'user';
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers of its own, for the documentation; the handler checks them. */
  headers?: z.ZodType;
  /** The JSON body, or the text parts of a multipart form. */
  body?: z.ZodType;
  /** How the body comes; JSON when not said. */
  consumes?: 'multipart';
  /** File parts of a multipart form, by name. */
  files?: readonly string[];
  /** The body of a 2xx reply; none when absent. */
  reply?: z.ZodType;
  /** Media type of a 2xx reply that is no JSON, or those that it may have. */
  produces?: string | readonly string[];
  /** Also answers `Accept: text/event-stream` with `TurnEvent`s. */
  streams?: true;
}

const route = <const R extends RouteContract>(contract: R) => contract;

/** Every call of the API, each once: the server registers from here, OpenAPI and the tests read it. */
export const routes = {
  healthz: route({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'Whether the process lives',
    reply: aliveReply,
  }),
  readyz: route({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary: 'Whether requests may come: the database answers and has the right schema; else 503',
    reply: readyReply,
  }),
  config: route({
    method: 'GET',
    path: '/api/v1/config/',
    access: 'anyone',
    summary: 'What the web needs before sign-in',
    reply: config,
  }),
  register: route({
    method: 'POST',
    path: '/api/v1/register/',
    access: 'anyone',
    summary: 'Make an account',
    body: registerRequest,
    reply: messageReply,
  }),
  login: route({
    method: 'POST',
    path: '/api/v1/login/',
    access: 'anyone',
    summary: 'Sign in with a password or a Google ID token',
    body: loginRequest,
    reply: tokens,
  }),
  refresh: route({
    method: 'POST',
    path: '/api/v1/token/refresh/',
    access: 'anyone',
    summary: 'Swap a refresh token for new tokens',
    body: refreshRequest,
    reply: tokens,
  }),
  logout: route({
    method: 'POST',
    path: '/api/v1/logout/',
    access: 'anyone',
    summary: 'End a sign-in',
    body: refreshRequest,
    reply: messageReply,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/v1/forgot-password/',
    access: 'anyone',
    summary: 'Have a one-time code sent',
    body: forgotPasswordRequest,
    reply: messageReply,
  }),
  verifyOtp: route({
    method: 'POST',
    path: '/api/v1/verify-otp/',
    access: 'anyone',
    summary: 'Present the code; sets the cookie that a reset requires',
    body: verifyOtpRequest,
    reply: messageReply,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/v1/reset-password/',
    access: 'anyone',
    summary: 'Choose a new password',
    body: resetPasswordRequest,
    reply: messageReply,
  }),
  userProfile: route({
    method: 'GET',
    path: '/api/v1/user-profile/',
    access: 'user',
    summary: 'Name and picture',
    reply: profile,
  }),
  updateProfile: route({
    method: 'PUT',
    path: '/api/v1/profile/',
    access: 'user',
    summary: 'Change name or picture',
    body: profileFields,
    consumes: 'multipart',
    files: ['profile_picture'],
    reply: profile,
  }),
  picture: route({
    method: 'GET',
    path: '/api/v1/pictures/:id/',
    access: 'anyone',
    summary: 'A profile picture, by the address that the profile tells',
    params: pictureParams,
    produces: 'image/jpeg',
  }),
  structure: route({
    method: 'GET',
    path: '/api/v1/structures/:source/:id/',
    access: 'anyone',
    summary: 'Coordinates of a protein from RCSB PDB or AlphaFold DB, at most 8 MB',
    params: structureParams,
    produces: 'chemical/x-pdb',
  }),
  chat: route({
    method: 'POST',
    path: '/api/v1/chat/',
    access: 'user',
    summary: 'Ask all engines a question',
    headers: chatHeaders,
    body: chatRequest,
    reply: chatReply,
    streams: true,
  }),
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
  turn: route({
    method: 'GET',
    path: '/api/v1/chat/turns/:id/',
    access: 'user',
    summary: 'A question with its answers, and all that was found for it',
    params: turnParams,
    reply: turn,
  }),
  turnEvents: route({
    method: 'GET',
    path: '/api/v1/chat/turns/:id/events/',
    access: 'user',
    summary: 'Follow a turn: a snapshot, then live events',
    params: turnParams,
    streams: true,
  }),
  stopTurn: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/stop/',
    access: 'user',
    summary: 'Stop all engines of a turn, or one',
    params: turnParams,
    body: stopRequest,
    reply: turn,
  }),
  retryEngine: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/retry/',
    access: 'user',
    summary: 'Ask one engine again',
    params: turnParams,
    body: retryRequest,
    reply: turn,
  }),
  checkCitations: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/check/',
    access: 'user',
    summary: 'Check the citations of a finished turn again',
    params: turnParams,
    body: checkRequest,
    reply: turn,
  }),
  exportSession: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/:id/export/',
    access: 'user',
    summary: 'A session as a file: all of it, or its citations',
    params: sessionParams,
    query: exportQuery,
    produces: Object.values(exportTypes),
  }),
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
    summary: 'Let whoever has the link read a session; the same link until it is revoked',
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
  makeOverview: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/overview/',
    access: 'user',
    summary: 'Have the overview of a finished turn made anew, by an engine or by rules',
    params: turnParams,
    body: overviewRequest,
    reply: turn,
  }),
} as const;
export type RouteName = keyof typeof routes;
