import fastifyMultipart from '@fastify/multipart';
import { type FileFormat, fileTypes, routes } from '@sextant/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { createFairQueue } from '../../platform/jobs/fair-queue.ts';
import { whenLeft } from '../../platform/plugins/at-once.ts';
import { networkOf } from '../../platform/plugins/network-of.ts';
import { serve } from '../../platform/plugins/serve.ts';
import type { ExportTask } from './export-tasks.ts';
import { createExportWriter, tooMany } from './export-writer.ts';
import { fileName } from './file-name.ts';
import { formLimits, readPictures } from './read-pictures.ts';
import { findOwnSession, findSharedSession, requireTurn } from './readers.ts';

/** A task that names no turn yet. */
type TurnTask = ExportTask extends infer Task
  ? Task extends { turnId: string }
    ? Omit<Task, 'turnId'>
    : never
  : never;

/** Forms of pictures that are in memory at once, 16 MB each: from their first byte until their document is written. */
const forms = { atOnce: 8, each: 1, maxWaiting: 10, message: tooMany };

/** Sessions, citations and studies as files. All of them are written in threads. */
export async function exportFeature(app: FastifyInstance, { database, log }: Dependencies): Promise<void> {
  const writer = createExportWriter(database, log);
  app.addHook('preClose', writer.close);

  serve(app, routes.exportSession, async ({ params, query: { format }, reply, userId }) => {
    const { id: sessionId, title } = await findOwnSession(database, userId, params.id);
    const task: ExportTask = { kind: 'session', sessionId, marksOf: userId, format, pictures: [] };
    return sendFile(reply, title, format, await writer.write(userId, task, reply));
  });

  const pictured = createFairQueue(forms);
  await app.register(async (form) => {
    // In a scope of its own, where no other kind of body is read at all: the handler says what is wanted.
    form.removeAllContentTypeParsers();
    await form.register(fastifyMultipart, { limits: formLimits });
    form.addContentTypeParser('*', (_request, _payload, done) => done(null));

    serve(form, routes.exportWithPictures, async ({ params, reply, request, userId }) => {
      // Whose session it is comes first: what is wrong with the form tells nothing of other people's.
      const { id: sessionId, title } = await findOwnSession(database, userId, params.id);
      const write = async () => {
        const pictures = await readPictures(request);
        const task = { kind: 'session', sessionId, marksOf: userId, format: 'docx', pictures } as const;
        return writer.write(userId, task, reply);
      };
      return sendFile(reply, title, 'docx', await pictured.run(userId, write, whenLeft(reply.raw)));
    });
  });

  serve(app, routes.sessionDocument, async ({ params, reply, userId }) => {
    const { id: sessionId } = await findOwnSession(database, userId, params.id);
    const task = { kind: 'document', sessionId, marksOf: userId } as const;
    return sendJson(reply, await writer.write(userId, task, reply));
  });

  const ofOwnTurn = async (turnId: string, userId: string, task: TurnTask, reply: FastifyReply) => {
    await requireTurn(database, { userId }, turnId);
    return writer.write(userId, { ...task, turnId }, reply);
  };

  serve(app, routes.turnCitations, async ({ params, query: { format }, reply, userId }) =>
    sendFile(
      reply,
      'citations',
      format,
      await ofOwnTurn(params.id, userId, { kind: 'citations', format }, reply),
    ),
  );

  serve(app, routes.turnReferences, async ({ params, query: { style }, reply, userId }) =>
    sendJson(reply, await ofOwnTurn(params.id, userId, { kind: 'references', style }, reply)),
  );

  serve(app, routes.turnStudies, async ({ params, query: { format }, reply, userId }) =>
    sendFile(
      reply,
      'studies',
      format,
      await ofOwnTurn(params.id, userId, { kind: 'studies', format }, reply),
    ),
  );

  const ofSharedTurn = async (
    { id, token }: { id: string; token: string },
    request: FastifyRequest,
    task: TurnTask,
    reply: FastifyReply,
  ) => {
    await app.limits.shared(request.ip);
    await requireTurn(database, { token }, id);
    reply.header('x-robots-tag', 'noindex, nofollow');
    return writer.write(networkOf(request.ip), { ...task, turnId: id }, reply);
  };

  serve(app, routes.sharedDocument, async ({ params: { token }, reply, request }) => {
    await app.limits.shared(request.ip);
    const { id: sessionId } = await findSharedSession(database, token);
    reply.header('x-robots-tag', 'noindex, nofollow');
    const task = { kind: 'document', sessionId, marksOf: null } as const;
    return sendJson(reply, await writer.write(networkOf(request.ip), task, reply));
  });

  serve(app, routes.sharedCitations, async ({ params, query: { format }, reply, request }) =>
    sendFile(
      reply,
      'citations',
      format,
      await ofSharedTurn(params, request, { kind: 'citations', format }, reply),
    ),
  );

  serve(app, routes.sharedStudies, async ({ params, query: { format }, reply, request }) =>
    sendFile(
      reply,
      'studies',
      format,
      await ofSharedTurn(params, request, { kind: 'studies', format }, reply),
    ),
  );

  serve(app, routes.sharedReferences, async ({ params, query: { style }, reply, request }) =>
    sendJson(reply, await ofSharedTurn(params, request, { kind: 'references', style }, reply)),
  );
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
