import { turn } from '../answers.ts';
import {
  chatHeaders,
  chatReply,
  chatRequest,
  checkRequest,
  retryQuery,
  retryRequest,
  stopRequest,
  turnParams,
} from '../chat.ts';
import { objectionRequest, objectionsReply } from '../judgement.ts';
import { overviewRequest } from '../overview.ts';
import { route } from './route.ts';

/** Asking, and what can be done with a question that was asked. */
export const chatRoutes = {
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
    query: retryQuery,
    body: retryRequest,
    reply: turn,
  }),
  checkCitations: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/check/',
    access: 'user',
    summary: 'Check the citations of a finished turn again; the reply may say that it is still being done',
    params: turnParams,
    body: checkRequest,
    reply: turn,
  }),
  makeOverview: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/overview/',
    access: 'user',
    summary: 'Have the answers of a finished turn judged again, by an engine or by rules alone',
    params: turnParams,
    body: overviewRequest,
    reply: turn,
  }),
  objections: route({
    method: 'GET',
    path: '/api/v1/chat/turns/:id/objections/',
    access: 'user',
    summary: 'Which marks of the judge the reader calls wrong',
    params: turnParams,
    reply: objectionsReply,
  }),
  object: route({
    method: 'POST',
    path: '/api/v1/chat/turns/:id/objections/',
    access: 'user',
    summary: 'Call a mark of the judge wrong, or no longer',
    params: turnParams,
    body: objectionRequest,
    reply: objectionsReply,
  }),
};
