import { exportTypes, routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { serve } from '../../plugins/serve.ts';
import { writeDocx } from './docx/write-docx.ts';
import { fileName } from './file-name.ts';
import { readRecord } from './read-record.ts';
import { writeCitations } from './write-citations.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A session as a file. */
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
            : writeCitations(record, format);
    return reply
      .type(exportTypes[format])
      .headers({
        'content-disposition': fileName(record.title, format),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(content);
  });
}
