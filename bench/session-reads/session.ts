import { type Figures, get, measure } from './measure.ts';
import { type Coding, codings, type World } from './world.ts';

export interface SessionRead {
  /** How many turns the session has by then. */
  size: number;
  what: 'whole' | 'the last 2' | 'unchanged';
  coding: Coding | '304';
  figures: Figures;
}

interface SessionOptions {
  milliseconds: number;
  /** At how many turns it is read. */
  sizes: readonly number[];
  whole?: readonly Coding[];
  lastTwo?: readonly Coding[];
}

/** A session that grows turn by turn, and is read at some sizes. */
export async function measureSession(
  { answerWith, headersOf, server, turns }: World,
  { milliseconds, sizes, whole = codings, lastTwo = codings }: SessionOptions,
  onRead: (read: SessionRead) => void = () => {},
): Promise<SessionRead[]> {
  const reads: SessionRead[] = [];
  // Of its own, so that what was asked before is not in the session; one reader may ask 30 questions a minute.
  const asker = await headersOf('session@example.org');
  let id: string | undefined;
  for (const [at, turn] of turns.slice(0, Math.max(...sizes)).entries()) {
    answerWith(turn, 0);
    const reply = await fetch(`${server.url}/api/v1/chat/`, {
      method: 'POST',
      headers: { ...asker, 'content-type': 'application/json' },
      body: JSON.stringify({ input_text: turn.question, ...(id && { session_id: id }) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    id = ((await reply.json()) as { session_id: string }).session_id;
    const size = at + 1;
    if (!sizes.includes(size)) continue;
    const ofTurns = (limit: number) =>
      `${server.url}/api/v1/chat/sessions/${id}/?limit=${limit}&abstracts=no`;
    const add = async (
      what: SessionRead['what'],
      coding: SessionRead['coding'],
      url: string,
      headers: Record<string, string>,
      status = 200,
    ) => {
      const figures = await measure(server.pid, url, { ...asker, ...headers }, { milliseconds, status });
      reads.push({ size, what, coding, figures });
      onRead({ size, what, coding, figures });
    };
    for (const coding of whole) await add('whole', coding, ofTurns(20), { 'accept-encoding': coding });
    // The page opens a session with so many.
    for (const coding of size > 2 ? lastTwo : [])
      await add('the last 2', coding, ofTurns(2), { 'accept-encoding': coding });
    const { etag } = (await get(ofTurns(20), { ...asker, 'accept-encoding': 'br' })).headers;
    if (etag)
      await add('unchanged', '304', ofTurns(20), { 'accept-encoding': 'br', 'if-none-match': etag }, 304);
  }
  return reads;
}
