import { sessionParams, turnParams } from '../chat.ts';
import { picturesForm, sessionDocument } from '../documents.ts';
import {
  citationFormats,
  citationsQuery,
  exportFormats,
  exportQuery,
  fileTypes,
  referencesQuery,
  referencesReply,
  studiesQuery,
  tableFormats,
} from '../exports.ts';
import { sharedTurnParams, shareParams } from '../shares.ts';
import { route } from './route.ts';

const citationTypes = citationFormats.map((format) => fileTypes[format]);
const tableTypes = tableFormats.map((format) => fileTypes[format]);

/** Sessions, citations and studies as files. */
export const exportRoutes = {
  exportSession: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/:id/export/',
    access: 'user',
    summary: 'A session as a file: all of it, or its citations',
    params: sessionParams,
    query: exportQuery,
    produces: exportFormats.map((format) => fileTypes[format]),
  }),
  exportWithPictures: route({
    method: 'POST',
    path: '/api/v1/chat/sessions/:id/export/',
    access: 'user',
    summary: 'A session as a Word file, with the pictures that the page has drawn of its answers',
    params: sessionParams,
    consumes: 'multipart',
    body: picturesForm,
    files: ['pictures'],
    produces: fileTypes.docx,
  }),
  sessionDocument: route({
    method: 'GET',
    path: '/api/v1/chat/sessions/:id/document/',
    access: 'user',
    summary: 'A session as a document to be handed on: what the Word file and the print say',
    params: sessionParams,
    reply: sessionDocument,
  }),
  sharedDocument: route({
    method: 'GET',
    path: '/api/v1/shared/:token/document/',
    access: 'anyone',
    summary: 'A shared session as a document to be handed on: what its print says',
    params: shareParams,
    reply: sessionDocument,
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
  turnStudies: route({
    method: 'GET',
    path: '/api/v1/chat/turns/:id/studies/',
    access: 'user',
    summary: 'The studies behind the answers to one question, as a table for spreadsheets',
    params: turnParams,
    query: studiesQuery,
    produces: tableTypes,
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
  sharedStudies: route({
    method: 'GET',
    path: '/api/v1/shared/:token/turns/:id/studies/',
    access: 'anyone',
    summary: 'The studies behind a question of a shared session, as a table for spreadsheets',
    params: sharedTurnParams,
    query: studiesQuery,
    produces: tableTypes,
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
