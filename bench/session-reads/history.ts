import type { Database } from '../../server/src/platform/db/client.ts';
import { startChild } from '../support/child.ts';
import { type Figures, get, measure } from './measure.ts';
import { type Coding, codings, type World } from './world.ts';

export interface HistoryRead {
  coding: Coding;
  figures: Figures;
  /** A server of a few lines that sends the same bytes to the same clients, asked right after. */
  bare: Figures | null;
}

/** The history's first page, of somebody who has fifty sessions. */
export async function measureHistory(
  { headersOf, server, turns }: World,
  database: Database,
  {
    milliseconds,
    only = codings,
    besideBare = false,
  }: { milliseconds: number; only?: readonly Coding[]; besideBare?: boolean },
  onRead: (read: HistoryRead) => void = () => {},
): Promise<HistoryRead[]> {
  const reader = await headersOf('history@example.org');
  for (let count = 0; count < 50; count += 1) {
    const turn = turns[count % turns.length];
    await database.$client.query(
      `with made as (
         insert into sessions (user_id, title) select id, $2 from users where email = $1 returning id, user_id)
       insert into turns (session_id, user_id, position, question, ended_at)
         select id, user_id, 1, $2, now() from made`,
      ['history@example.org', turn?.question],
    );
  }
  const url = `${server.url}/api/v1/chat/sessions/?limit=50`;
  const reads: HistoryRead[] = [];
  for (const coding of only) {
    const headers = { ...reader, 'accept-encoding': coding };
    const figures = await measure(server.pid, url, headers, { milliseconds });
    const read = { coding, figures, bare: besideBare ? await bareFigures(url, headers, milliseconds) : null };
    reads.push(read);
    onRead(read);
  }
  return reads;
}

async function bareFigures(url: string, headers: Record<string, string>, milliseconds: number) {
  const { body, headers: sent } = await get(url, headers);
  const bare = await startChild('bench/session-reads/bare-fastify.ts', {
    BODY: body.toString('base64'),
    HEADERS: JSON.stringify(sent),
  });
  const figures = await measure(bare.pid, bare.url, headers, { milliseconds });
  bare.stop();
  return figures;
}
