import { configureStore } from '@reduxjs/toolkit';
import type { Conversation, SessionDetail } from '@sextant/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { fetchEarlier, refetchLate, refetchSession, turnBegun } from './api.ts';

/** The turns that the server has of the session. */
let stored: Conversation[] = [];
/** What the page fetches by. */
let asked = vi.fn<(request: Request) => Promise<Response>>();

const turnOf = (turn_id: string, version = 'first') =>
  ({
    turn_id,
    version: `${version} of ${turn_id}`,
    created_at: `2026-01-0${turn_id === 'mine' ? 9 : turn_id}`,
    messages: [],
  }) as unknown as Conversation;

/** Answers as the server does. */
function reply(url: URL): SessionDetail {
  const before = url.searchParams.get('before');
  const known = new Set(url.searchParams.get('known')?.split(','));
  const earlier = before
    ? stored.slice(
        0,
        stored.findIndex(({ turn_id }) => turn_id === before),
      )
    : stored;
  const page = earlier.slice(-Number(url.searchParams.get('limit')));
  const isKnown = ({ version }: Conversation) => known.has(version);
  return {
    session_id: 'session',
    title: 'A title',
    total_messages: stored.length * 2,
    created_at: '',
    updated_at: '',
    conversations: page.filter((turn) => !isKnown(turn)),
    unchanged: page.filter(isKnown).map(({ turn_id }) => turn_id),
    previous: earlier.length > page.length ? (page[0]?.turn_id ?? null) : null,
  };
}

beforeEach(() => {
  const { Request } = globalThis;
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string, init: RequestInit) {
        super(new URL(address, 'http://localhost'), init);
      }
    },
  );
  asked = vi.fn(async ({ url }: Request) => Response.json(reply(new URL(url))));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

const auth = { access: 'a', refresh: 'r', isAuthenticated: true, user: { email: '', fullName: '' } };

/** A page that has opened the session while it had so many turns. */
async function pageOf(count: number) {
  stored = Array.from({ length: count }, (_, index) => turnOf(`${index + 1}`));
  const store = configureStore({
    reducer: { auth: () => auth, [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { persistNow: async () => {}, adopt: () => {} } } }).concat(
        api.middleware,
      ),
  });
  const held = () => Object.values(store.getState().api.queries)[0]?.data as SessionDetail;
  await store.dispatch(refetchSession('session'));
  return {
    begin: (turn_id: string) => store.dispatch(turnBegun('session', turn_id, 'My question?')),
    read: () => store.dispatch(refetchSession('session')),
    readLate: (late: Conversation | undefined) => late && store.dispatch(refetchLate('session', late)),
    readEarlier: () => store.dispatch(fetchEarlier('session', held().previous ?? '')),
    held,
    shown: () =>
      held()
        .conversations.map(({ turn_id }) => turn_id)
        .join(' '),
  };
}

test.each([
  [1, 1, '1 2 mine'],
  [2, 1, '1 2 3 mine'],
  [2, 4, '1 2 3 4 5 6 mine'],
])(
  'with %i turns read and %i asked elsewhere, a question asked here stands where the server has it',
  async (count, elsewhere, whole) => {
    const page = await pageOf(count);
    for (let more = 1; more <= elsewhere; more++) stored.push(turnOf(`${count + more}`));
    stored.push(turnOf('mine'));
    page.begin('mine');
    await page.read();
    await page.read();
    // What is shown joins up: what is not there yet comes as its reader scrolls up.
    while (page.held().previous) await page.readEarlier();
    expect(page.shown()).toBe(whole);
  },
);

test('a question that a reply does not know yet stands last, however many others came', async () => {
  const page = await pageOf(2);
  page.begin('mine');
  stored.push(turnOf('3'));
  await page.read();
  expect(page.shown()).toBe('1 2 3 mine');
  for (const id of ['4', '5', '6', '7', '8', '9']) stored.push(turnOf(id));
  await page.read();
  expect(page.shown()).toMatch(/9 mine$/);
  stored.push(turnOf('mine'));
  await page.read();
  expect(page.shown()).toMatch(/9 mine$/);
});

test('a turn before those that were read goes before them', async () => {
  const page = await pageOf(4);
  page.begin('mine');
  await page.read();
  expect(page.shown()).toBe('2 3 4 mine');
  await page.readEarlier();
  expect(page.shown()).toBe('1 2 3 4 mine');
});

test('turns that have changed keep their places, and those that have not stay the same objects', async () => {
  const page = await pageOf(2);
  stored.push(turnOf('3'));
  await page.read();
  const [, second, third] = page.held().conversations;
  stored[0] = turnOf('1', 'second');
  stored[2] = turnOf('3', 'second');
  await page.read();
  expect(page.held().conversations.map(({ version }) => version)).toEqual([
    'second of 1',
    'first of 2',
    'second of 3',
  ]);
  expect(page.held().conversations[1]).toBe(second);
  expect(page.held().conversations[2]).not.toBe(third);
  const { conversations } = page.held();
  await page.read();
  expect(page.held().conversations).toBe(conversations);
});

test('a session with a turn that was read late is read again, once, where what is on its way does not bring it', async () => {
  const page = await pageOf(1);
  asked.mockClear();
  const [late] = page.held().conversations;
  stored[0] = turnOf('1', 'second');
  await Promise.all([page.read(), page.readLate(late)]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(page.held().conversations[0]?.version).toBe('second of 1');

  const [next] = page.held().conversations;
  stored[0] = turnOf('1', 'third');
  asked.mockResolvedValueOnce(Response.json({}, { status: 503 }));
  await Promise.all([page.read(), page.readLate(next)]);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(page.held().conversations[0]?.version).toBe('third of 1');
});
