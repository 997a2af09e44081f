import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authAdopted, authSlice, restoreAuth, setCredentials } from '../features/auth/slice.ts';
import { readDraft, writeDraft } from '../features/chat/drafts.ts';
import { api } from '../lib/api.ts';
import { signInEnded, tokensRenewed } from '../lib/auth-state.ts';
import { readLiveTurn, receiveTurn } from '../lib/turn/live-turns.ts';
import { forgetOnChangeOfUser } from './forget-on-change-of-user.ts';

/** As a browser has it: what is kept are the object's own keys. */
class Kept {
  [key: string]: unknown;
}
Object.defineProperties(Kept.prototype, {
  getItem: {
    value(this: Kept, key: string) {
      return this[key] ?? null;
    },
  },
  setItem: {
    value(this: Kept, key: string, text: string) {
      this[key] = text;
    },
  },
  removeItem: {
    value(this: Kept, key: string) {
      delete this[key];
    },
  },
});

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Kept());
  vi.stubGlobal('localStorage', new Kept());
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => vi.unstubAllGlobals());

const ada = 'ada@example.org';
const of = (email: string) => ({ access: 'a', refresh: 'r', user: { email, fullName: '' } });

/** Ada on the landing page: she has written a question, and her last one was read here. No screen of the chat is shown. */
function afterAda() {
  const store = configureStore({
    reducer: { auth: authSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware, forgetOnChangeOfUser),
  });
  store.dispatch(setCredentials(of(ada)));
  writeDraft(undefined, ada, readDraft(undefined, ada), 'My patient has …');
  receiveTurn({
    turn_id: 'of-ada',
    answers: [{ engine: 'claude', text: 'So.', state: 'done' }],
    ended_at: '2026-01-02T03:04:05.000Z',
    findings: { version: 1, ledger: { state: 'ready' }, overview: { state: 'ready' } },
  } as unknown as Parameters<typeof receiveTurn>[0]);
  return store;
}

const held = () => [readDraft(undefined, ada).text, readLiveTurn('of-ada')?.answers.length ?? 0];

test.each([
  ['signs out', signInEnded()],
  ['signs in as somebody else', setCredentials(of('bob@example.org'))],
  ['signs in as somebody else in another tab', authAdopted(restoreAuth(of('bob@example.org')))],
])('nothing of a user is left once who sits there %s, whatever page is shown', (_what, action) => {
  const store = afterAda();
  expect(held()).toEqual(['My patient has …', 1]);
  store.dispatch(action);
  expect(held()).toEqual(['', 0]);
});

test('a sign-in that goes on keeps what is being written', () => {
  const store = afterAda();
  store.dispatch(tokensRenewed({ access: 'a2', refresh: 'r2' }));
  store.dispatch(setCredentials(of(ada)));
  expect(held()).toEqual(['My patient has …', 1]);
  store.dispatch(signInEnded());
});
