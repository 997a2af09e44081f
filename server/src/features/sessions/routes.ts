import { overviewVersion, routes, searchWords } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import { readTurnVersions, writeConversations } from '../../answers/turns/written-conversations.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { createFairQueue } from '../../platform/jobs/fair-queue.ts';
import { whenLeft } from '../../platform/plugins/at-once.ts';
import { isUnchanged, sendJson, sendText } from '../../platform/plugins/json-text.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { findSnippets } from './find-snippets.ts';
import { renewWords } from './renew-words.ts';
import { createSessionRepository, toHead, toListItem } from './repository.ts';

/** Sessions a page, once paging is asked for without saying how many. */
const defaultPage = 50;

/** Who searches in a long history reads much: of the database's twenty connections searches have four. */
const searching = { atOnce: 4, each: 2, maxWaiting: 50, message: 'You have many searches under way' };

/** Part of the list's tag: a list in the form of an older Sextant must not pass for this one's. Raise the second number with the form. */
const formOfList = [overviewVersion, 1];

const missing = () => new AppError('not-found', 'This session does not exist.');

/** The history: list, read, rename, delete. */
export async function sessionsFeature(app: FastifyInstance, { database, log }: Dependencies): Promise<void> {
  const repository = createSessionRepository(database);
  const searches = createFairQueue(searching);

  const stopping = new AbortController();
  let renewing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    renewing = renewWords(database, log, stopping.signal);
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await renewing;
  });

  serve(app, routes.sessions, async ({ query, reply, request, userId }) => {
    const { q, cursor, limit } = query;
    // The specification's list knows no pages: without parameters it is whole.
    const isPaged = cursor !== undefined || limit !== undefined;
    const size = isPaged ? (limit ?? defaultPage) : null;
    const words = searchWords(q ?? '');
    const after = cursor ? decodeCursor(cursor) : null;
    const isSearch = words.length > 0;
    if (!isSearch) {
      // Before what is listed: a version may be older than what is sent with it, and never newer.
      const made = [formOfList, userId, await repository.version(userId), cursor, size];
      if (isUnchanged(request, reply, made)) return reply.code(304).send();
      const kept = app.keptReply(request, reply);
      if (kept) return kept;
    }
    const list = async () => {
      const rows = await repository.list(userId, words, after, size && size + 1);
      const page = size === null ? rows : rows.slice(0, size);
      return { rows, page, snippets: await findSnippets(database, page, words) };
    };
    const { page, rows, snippets } = await (isSearch
      ? searches.run(userId, list, whenLeft(reply.raw))
      : list());
    const last = page.at(-1);
    const items = page.map((row) => ({ ...toListItem(row), snippet: snippets.get(row.id) }));
    const next = last && page.length < rows.length ? encodeCursor(last) : null;
    const text = JSON.stringify({ sessions: items, next });
    // What a search finds stands in texts that have no version together.
    return isSearch && isUnchanged(request, reply, text) ? reply.code(304).send() : sendText(reply, text);
  });

  serve(app, routes.session, async ({ params, query, reply, request, userId }) => {
    const session = await repository.find(userId, params.id);
    if (!session) throw missing();
    const before = query.before ? await repository.positionOf(session.id, query.before) : null;
    if (before === undefined) throw new AppError('not-found', 'This question is not in this session.');
    // Before what is in them: a version may be older than what is sent with it, and never newer.
    const turns = await readTurnVersions(database, session.id, { before, limit: query.limit ?? null });
    const known = new Set(query.known?.split(','));
    const isKnown = ({ version }: { version: string }) => known.has(version);
    const abstracts = query.abstracts === 'no' ? 'left-out' : 'included';
    const [first] = turns;
    const head = {
      ...toHead(session),
      unchanged: turns.filter(isKnown).map(({ id }) => id),
      previous: first && first.position > 1 ? first.id : null,
    };
    if (isUnchanged(request, reply, [head, abstracts, turns.map(({ version }) => version)]))
      return reply.code(304).send();
    const kept = app.keptReply(request, reply);
    if (kept) return kept;
    const news = turns.filter((turn) => !isKnown(turn));
    const conversations = await writeConversations(database, news, abstracts);
    return sendJson(reply, head, { conversations: `[${conversations}]` });
  });

  serve(app, routes.renameSession, async ({ body, params, userId }) => {
    if (!(await repository.rename(userId, params.id, body.title))) throw missing();
    const session = await repository.findListed(userId, params.id);
    if (!session) throw missing();
    return toListItem(session);
  });

  serve(app, routes.deleteSession, async ({ params, userId }) => {
    if (!(await repository.remove(userId, params.id))) throw missing();
    return undefined;
  });
}
