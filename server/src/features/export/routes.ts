import { type CitationFormat, type FileFormat, fileTypes, routes } from '@sextant/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { ownedBy, readCitedTurn, sharedBy } from './citations/read-cited-turn.ts';
import { citedIn, writeCitations } from './citations/write-citations.ts';
import { type CitedTurn, writeReferences } from './citations/write-references.ts';
import { writeDocx } from './docx/write-docx.ts';
import { fileName } from './file-name.ts';
import { readRecord } from './read-record.ts';
import { readStudiedTurn } from './studies/read-studied-turn.ts';
import { writeStudies } from './studies/write-studies.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Sessions, citations and studies as files. */
export async function exportFeature(app: FastifyInstance, { database }: Dependencies): Promise<void> {
  serve(app, routes.exportSession, async ({ params, query: { format }, reply, userId }) => {
    const record = await readRecord(database, userId, params.id);
    if (!record) throw new AppError('not-found', 'This session does not exist.');
    const content =
      format === 'md'
        ? writeMarkdown(record)
        : format === 'docx'
          ? await writeDocx(record)
          : format === 'json'
            ? `${JSON.stringify(record, null, 2)}\n`
            : writeCitations(citedIn(record), format);
    return sendFile(reply, record.title, format, content);
  });

  serve(app, routes.turnCitations, async ({ params, query, reply, userId }) =>
    sendCitations(reply, await readCitedTurn(database, params.id, ownedBy(userId)), query.format),
  );

  serve(app, routes.turnReferences, async ({ params, query, userId }) =>
    writeReferences(await readCitedTurn(database, params.id, ownedBy(userId)), query.style),
  );

  serve(app, routes.turnStudies, async ({ params, query: { format }, reply, userId }) => {
    const turn = await readStudiedTurn(database, params.id, ownedBy(userId));
    return sendFile(reply, 'studies', format, await writeStudies(turn, format));
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
    return sendFile(reply, 'studies', format, await writeStudies(turn, format));
  });

  serve(app, routes.sharedReferences, async ({ params, query, reply, request }) => {
    await app.limits.shared(request.ip);
    const turn = await readCitedTurn(database, params.id, sharedBy(params.token));
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
    return writeReferences(turn, query.style);
  });
}

const sendCitations = (reply: FastifyReply, { ledger }: CitedTurn, format: CitationFormat) =>
  sendFile(reply, 'citations', format, writeCitations(ledger?.rows ?? [], format));

/** A file to be saved: whatever opens it in the browser runs nothing of it. */
function sendFile(reply: FastifyReply, title: string, format: FileFormat, content: string | Buffer) {
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
