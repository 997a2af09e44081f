import fastifyMultipart from '@fastify/multipart';
import { type CitationFormat, type FileFormat, fileTypes, routes } from '@sextant/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { ownedBy, readCitedTurn, sharedBy } from './citations/read-cited-turn.ts';
import type { CitedTurn } from './citations/write-references.ts';
import { createExportWriter } from './export-writer.ts';
import { fileName } from './file-name.ts';
import { formLimits, readPictures } from './read-pictures.ts';
import { readRecord } from './read-record.ts';
import { readStudiedTurn } from './studies/read-studied-turn.ts';

/** Sessions, citations and studies as files. All of them are written in threads. */
export async function exportFeature(app: FastifyInstance, { database, log }: Dependencies): Promise<void> {
  const writer = createExportWriter(log);
  app.addHook('preClose', writer.close);

  serve(app, routes.exportSession, async ({ params, query: { format }, reply, userId }) => {
    const record = await readRecord(database, userId, params.id);
    const content = await writer.write({ kind: 'session', record, format, pictures: [] }, reply);
    return sendFile(reply, record.title, format, content);
  });

  await app.register(async (form) => {
    // In a scope of its own, where no other kind of body is read at all: the handler says what is wanted.
    form.removeAllContentTypeParsers();
    await form.register(fastifyMultipart, { limits: formLimits });
    form.addContentTypeParser('*', (_request, _payload, done) => done(null));

    serve(form, routes.exportWithPictures, async ({ params, reply, request, userId }) => {
      // Whose session it is comes first: what is wrong with the form tells nothing of other people's.
      const record = await readRecord(database, userId, params.id);
      const pictures = await readPictures(request);
      const content = await writer.write({ kind: 'session', record, format: 'docx', pictures }, reply);
      return sendFile(reply, record.title, 'docx', content);
    });
  });

  serve(app, routes.sessionDocument, async ({ params, reply, userId }) => {
    const record = await readRecord(database, userId, params.id);
    return sendJson(reply, await writer.write({ kind: 'document', record }, reply));
  });

  const sendCitations = async (reply: FastifyReply, { ledger }: CitedTurn, format: CitationFormat) => {
    const content = await writer.write({ kind: 'citations', rows: ledger?.rows ?? [], format }, reply);
    return sendFile(reply, 'citations', format, content);
  };

  serve(app, routes.turnCitations, async ({ params, query, reply, userId }) =>
    sendCitations(reply, await readCitedTurn(database, params.id, ownedBy(userId)), query.format),
  );

  serve(app, routes.turnReferences, async ({ params, query: { style }, reply, userId }) => {
    const turn = await readCitedTurn(database, params.id, ownedBy(userId));
    return sendJson(reply, await writer.write({ kind: 'references', turn, style }, reply));
  });

  serve(app, routes.turnStudies, async ({ params, query: { format }, reply, userId }) => {
    const turn = await readStudiedTurn(database, params.id, ownedBy(userId));
    return sendFile(reply, 'studies', format, await writer.write({ kind: 'studies', turn, format }, reply));
  });

  serve(app, routes.sharedCitations, async ({ params, query, reply, request }) => {
    await app.limits.shared(request.ip);
    const turn = await readCitedTurn(database, params.id, sharedBy(params.token));
    return sendCitations(reply.header('x-robots-tag', 'noindex, nofollow'), turn, query.format);
  });

  serve(app, routes.sharedStudies, async ({ params, query: { format }, reply, request }) => {
    await app.limits.shared(request.ip);
    const turn = await readStudiedTurn(database, params.id, sharedBy(params.token));
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendFile(reply, 'studies', format, await writer.write({ kind: 'studies', turn, format }, reply));
  });

  serve(app, routes.sharedReferences, async ({ params, query: { style }, reply, request }) => {
    await app.limits.shared(request.ip);
    const turn = await readCitedTurn(database, params.id, sharedBy(params.token));
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendJson(reply, await writer.write({ kind: 'references', turn, style }, reply));
  });
}

/** A reply that a thread has written as JSON already. */
const sendJson = (reply: FastifyReply, content: Buffer) =>
  reply.type('application/json; charset=utf-8').header('cache-control', 'private, no-store').send(content);

/** A file to be saved: whatever opens it in the browser runs nothing of it. */
function sendFile(reply: FastifyReply, title: string, format: FileFormat, content: Buffer) {
  return reply
    .type(fileTypes[format])
    .headers({
      'content-disposition': fileName(title, format),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(content);
}
