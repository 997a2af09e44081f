import { sessionParams, turnParams } from '../chat.ts';
import {
  citationFormats,
  citationsQuery,
  exportQuery,
  exportTypes,
  referencesQuery,
  referencesReply,
} from '../exports.ts';
import { sharedTurnParams } from '../shares.ts';
import { route } from './route.ts';

const citationTypes = citationFormats.map((format) => exportTypes[format]);

/** Sessions and citations as files. */
export const exportRoutes = {
  exportSession: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/:id/export/',
    access: 'user',
    summary: 'A session as a file: all of it, or its citations',
    params: sessionParams,
    query: exportQuery,
    produces: Object.values(exportTypes),
  }),
  turnCitations: route({
    method: 'GET',
    path: '/api/v1/chat/turns/:id/citations/',
    access: 'user',
    summary: 'What the answers to one question cite, as a file for reference managers',
    params: turnParams,
    query: citationsQuery,
    produces: citationTypes,
  }),
  turnReferences: route({
    method: 'GET',
    path: '/api/v1/chat/turns/:id/references/',
    access: 'user',
    summary: 'What the answers to one question cite, as formatted references',
    params: turnParams,
    query: referencesQuery,
    reply: referencesReply,
  }),
  sharedCitations: route({
    method: 'GET',
    path: '/api/v1/shared/:token/turns/:id/citations/',
    access: 'anyone',
    summary: 'The citations of a question of a shared session, as a file for reference managers',
    params: sharedTurnParams,
    query: citationsQuery,
    produces: citationTypes,
  }),
  sharedReferences: route({
    method: 'GET',
    path: '/api/v1/shared/:token/turns/:id/references/',
    access: 'anyone',
    summary: 'The citations of a question of a shared session, as formatted references',
    params: sharedTurnParams,
    query: referencesQuery,
    reply: referencesReply,
  }),
};
