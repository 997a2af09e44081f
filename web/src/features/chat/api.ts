import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Conversation, SessionDetail } from '@sextant/contracts';
import { api } from '../../lib/api.ts';
import { requestOf } from '../../lib/call.ts';
import { endpoint } from '../../lib/endpoint.ts';
import type { AppDispatch } from '../../lib/store-hooks.ts';

/** Turns that a session opens with: the last one, which is read first, and the one above it. */
const minLatest = 2;
/** Turns that are looked through for changes at most, from the last one. */
const maxLatest = 20;
/** Turns of a page before those that are held: about as many screens as are read in a minute. */
const earlierPage = 5;

interface SessionPage {
  id: string;
  /** Earlier turns than this one; the latest when not said. */
  before?: string;
}

/** What is held of a session. */
function heldOf(state: unknown, cacheKey: string | undefined): SessionDetail | undefined {
  const { queries } = (state as { api: ReturnType<typeof api.reducer> }).api;
  return cacheKey ? (queries[cacheKey]?.data as SessionDetail | undefined) : undefined;
}

/** What to ask for of a session's last turns: as many as are held, without those that have not changed. */
function latestOf(held: SessionDetail | undefined) {
  const latest = held?.conversations.slice(-maxLatest) ?? [];
  const versions = latest.flatMap(({ version }) => version || []);
  return { limit: Math.max(latest.length, minLatest), known: versions.join() || undefined };
}

/** Whether this page has asked a question of which no reply has told yet: its time is by this device's clock. */
const isBegun = ({ version }: Conversation): boolean => version === '';

/** As the server has them; what it has not told of yet comes last. */
const inOrder = (one: Conversation, other: Conversation): number =>
  isBegun(one) || isBegun(other)
    ? Number(isBegun(one)) - Number(isBegun(other))
    : Date.parse(one.created_at) - Date.parse(other.created_at);

/**
 * Puts a page of turns into what is held of its session, in the session's order: others may be asked elsewhere meanwhile.
 * Turns that have not changed stay the same objects.
 */
function mergeSession(held: SessionDetail, page: SessionDetail, before: string | undefined): void {
  held.title = page.title;
  held.total_messages = page.total_messages;
  held.updated_at = page.updated_at;
  if (before) {
    const known = new Set(held.conversations.map(({ turn_id }) => turn_id));
    held.conversations.unshift(...page.conversations.filter(({ turn_id }) => !known.has(turn_id)));
    held.previous = page.previous;
    return;
  }
  const coming = new Map(page.conversations.map((conversation) => [conversation.turn_id, conversation]));
  // While servers are renewed one after another, one of before may reply, which leaves nothing out.
  const unchanged: readonly string[] = page.unchanged ?? [];
  // Else more turns were asked elsewhere than one page holds: what was read no longer joins up with it.
  const overlaps =
    unchanged.length > 0 || held.conversations.some((one) => !isBegun(one) && coming.has(one.turn_id));
  const kept = held.conversations.filter((one) => overlaps || isBegun(one));
  const current = kept.map((one) => {
    const other = coming.get(one.turn_id);
    coming.delete(one.turn_id);
    return other && other.version !== one.version ? other : one;
  });
  const whole = [...current, ...coming.values()].sort(inOrder);
  if (whole[0]?.turn_id !== held.conversations[0]?.turn_id) held.previous = page.previous;
  const isSame = whole.length === held.conversations.length;
  if (!isSame || whole.some((one, at) => one !== held.conversations[at])) held.conversations = whole;
}

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One session, page by page: every page that is asked for joins what is there. */
    session: build.query<SessionDetail, SessionPage>({
      // Not before it goes out is it known what is held.
      async queryFn({ id, before }, { getState, queryCacheKey }, _options, send) {
        const part = before ? { before, limit: earlierPage } : latestOf(heldOf(getState(), queryCacheKey));
        const query = { ...part, abstracts: 'no' as const };
        const { data, error } = await send(requestOf('session', { params: { id }, query }));
        return error ? { error: error as FetchBaseQueryError } : { data: data as SessionDetail };
      },
      serializeQueryArgs: ({ queryArgs }) => queryArgs.id,
      merge: (held, page, { arg }) => mergeSession(held, page, arg.before),
      // Its title is changed in the history. What is held of its turns need not come again with it.
      providesTags: (_session, _error, { id }) => [{ type: 'chatSession', id }],
    }),
    stopTurn: build.mutation(
      endpoint('stopTurn', ({ turnId, engine }: { turnId: string; engine?: string }) => ({
        params: { id: turnId },
        body: engine ? { engine } : {},
      })),
    ),
    retryEngine: build.mutation(
      endpoint(
        'retryEngine',
        ({ turnId, attempt, engine }: { turnId: string; engine: string; attempt: number }) => ({
          params: { id: turnId },
          query: { attempt },
          body: { engine },
        }),
      ),
    ),
  }),
});

export const { useSessionQuery, useStopTurnMutation, useRetryEngineMutation } = chatApi;

/** Fetches a page once none is on its way any more: until then another would not go out. */
const fetchNow = (page: SessionPage) => async (dispatch: AppDispatch) => {
  for (;;) {
    const running = dispatch(chatApi.util.getRunningQueryThunk('session', page));
    if (!running) break;
    await running;
  }
  return dispatch(chatApi.endpoints.session.initiate(page, { forceRefetch: true, subscribe: false }));
};

/** Fetches the latest page of a session again and joins it with what is held. */
export const refetchSession = (id: string) => fetchNow({ id });

/** The same where one of its turns was fetched late, unless what is on its way brings that turn as it is by now. */
export const refetchLate =
  (id: string, late: Conversation) => async (dispatch: AppDispatch, getState: () => unknown) => {
    await dispatch(chatApi.util.getRunningQueryThunk('session', { id }));
    if (heldOf(getState(), id)?.conversations.includes(late)) await dispatch(refetchSession(id));
  };

/** Fetches the turns before one of a session. */
export const fetchEarlier = (id: string, before: string) => fetchNow({ id, before });

/** The history list is out of date. */
export const invalidateSessions = () => api.util.invalidateTags(['chatSessions']);

/** Adds a turn that has just begun to its session, or begins the session with it. */
export const turnBegun = (sessionId: string, turnId: string, question: string) =>
  chatApi.util.updateQueryData('session', { id: sessionId }, (held) => {
    if (held.conversations.some(({ turn_id }) => turn_id === turnId)) return;
    held.conversations.push(begunConversation(turnId, question));
  });

/** Holds a session of one turn that has just begun, so that its page need not wait for the server. */
export const sessionBegun = (sessionId: string, turnId: string, question: string) => {
  const now = new Date().toISOString();
  return chatApi.util.upsertQueryData(
    'session',
    { id: sessionId },
    {
      session_id: sessionId,
      title: question,
      total_messages: 2,
      created_at: now,
      updated_at: now,
      conversations: [begunConversation(turnId, question)],
      unchanged: [],
      previous: null,
    },
  );
};

const pending = { state: 'pending', reason: null } as const;

function begunConversation(turnId: string, question: string): Conversation {
  return {
    turn_id: turnId,
    version: '',
    created_at: new Date().toISOString(),
    ended_at: null,
    messages: [{ role: 'user', content: question }],
    answers: [],
    evidence: null,
    ledger: null,
    overview: null,
    findings: { version: 0, judged_since: null, ledger: pending, overview: pending },
    abstracts: 'included',
  };
}
