import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../../lib/user-change.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ada = 'ada@example.org';

/** What a screen holds of the draft of a new session. */
function drawn() {
  let draft: ReturnType<typeof useDraft> | undefined;
  function Screen() {
    draft = useDraft(undefined);
    return null;
  }
  const store = configureStore({ reducer: { auth: () => ({ user: { email: ada, fullName: '' } }) } });
  renderToString(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  if (!draft) throw new Error('It was not drawn.');
  return draft;
}

test('a question that could not be sent is put back for its writer, and for nobody else', () => {
  writeDraft(undefined, ada, readDraft(undefined, ada), 'My patient has …');
  const draft = drawn();
  const question = draft.take();
  writeDraft(undefined, ada, readDraft(undefined, ada), '');
  draft.putBack(question);
  expect(readDraft(undefined, ada)).toMatchObject({
    text: 'My patient has …',
    idempotencyKey: question.idempotencyKey,
  });

  writeDraft(undefined, ada, readDraft(undefined, ada), '');
  forgetUser();
  draft.putBack(question);
  expect(readDraft(undefined, ada).text).toBe('');
});
