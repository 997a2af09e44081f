import { ledgerOfTexts, recordVersion, type SessionRecord } from '@sextant/contracts';
import { readShownTexts, readTurns, toRecordedTurn } from '../../../answers/turns/session-turns.ts';
import type { Database } from '../../../platform/db/client.ts';
import { and, asc, eq, gt, inArray } from '../../../platform/db/orm.ts';
import { objections, sessions, turns } from '../../../platform/db/schema.ts';
import { CitedWorks } from '../citations/cited-works.ts';
import { toCsl } from '../citations/to-csl.ts';

/** Turns that are in memory at once. */
const pageSize = 2;

interface OwnSession {
  userId: string;
  sessionId: string;
}

/**
 * A few turns of a session's record, as JSON that continues what was written `after` the turn before; null where it was
 * deleted before its first.
 */
export async function writeRecordPart(
  database: Database,
  { after, sessionId, userId }: OwnSession & { after: number },
): Promise<{ text: string; upTo: number | null } | null> {
  const begin = after === 0 ? await writeHead(database, { userId, sessionId }) : ',\n';
  if (begin === null) return null;
  const page = await readPage(database, sessionId, after);
  const marks = await readMarks(
    database,
    userId,
    page.map(({ turn }) => turn.id),
  );
  const pieces = page.map((row) =>
    JSON.stringify({ ...toRecordedTurn(row), objections: marks.get(row.turn.id) ?? [] }),
  );
  const isLast = page.length < pageSize;
  const text = `${page.length > 0 || after === 0 ? begin : ''}${pieces.join(',\n')}${isLast ? '\n]}\n' : ''}`;
  return { text, upTo: isLast ? null : (page.at(-1)?.turn.position ?? null) };
}

/** The next turns, oldest first. */
async function readPage(database: Database, sessionId: string, after: number) {
  const next = await database
    .select({ position: turns.position })
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), gt(turns.position, after)))
    .orderBy(asc(turns.position))
    .limit(pageSize);
  const last = next.at(-1);
  if (!last) return [];
  return readTurns(database, sessionId, { before: last.position + 1, limit: next.length });
}

async function readMarks(database: Database, userId: string, turnIds: string[]) {
  const rows = await database
    .select({ turnId: objections.turnId, cell: objections.cell })
    .from(objections)
    .where(and(inArray(objections.turnId, turnIds), eq(objections.userId, userId)))
    .orderBy(asc(objections.createdAt), asc(objections.cell));
  const marks = new Map<string, string[]>();
  for (const { cell, turnId } of rows) marks.set(turnId, [...(marks.get(turnId) ?? []), cell]);
  return marks;
}

/** The record up to its first turn; null where there is no such session any more. */
async function writeHead(database: Database, { sessionId, userId }: OwnSession): Promise<string | null> {
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!session) return null;
  const head: Omit<SessionRecord, 'turns'> = {
    format: 'sextant-session',
    version: recordVersion,
    exported_at: new Date().toISOString(),
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
  };
  return `${JSON.stringify(head).slice(0, -1)},"turns":[\n`;
}

/** What the answers of a session cite, as CSL-JSON. */
export async function writeCitationsFile(database: Database, { sessionId }: OwnSession): Promise<string> {
  const works = new CitedWorks();
  for (let after = 0; ; ) {
    const page = await database
      .select({ id: turns.id, position: turns.position, ledger: turns.ledger })
      .from(turns)
      .where(and(eq(turns.sessionId, sessionId), gt(turns.position, after)))
      .orderBy(asc(turns.position))
      .limit(pageSize);
    const textsOf = await readShownTexts(
      database,
      page.map(({ id }) => id),
    );
    for (const { id, ledger } of page) works.add(ledger && ledgerOfTexts(ledger, textsOf(id)));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return `${JSON.stringify(toCsl(works.all()), null, 2)}\n`;
    after = last.position;
  }
}
