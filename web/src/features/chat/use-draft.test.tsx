import { renderToString } from 'react-dom/server';
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

/** What a screen holds of the draft of a new session. */
function drawn() {
  let draft: ReturnType<typeof useDraft> | undefined;
  function Screen() {
    draft = useDraft(undefined);
    return null;
  }
  renderToString(<Screen />);
  if (!draft) throw new Error('It was not drawn.');
  return draft;
}

test('a question that could not be sent is put back for its writer, and for nobody else', () => {
  writeDraft(undefined, readDraft(undefined), 'My patient has …');
  const draft = drawn();
  const question = draft.take();
  writeDraft(undefined, readDraft(undefined), '');
  draft.putBack(question);
  expect(readDraft(undefined)).toMatchObject({
    text: 'My patient has …',
    idempotencyKey: question.idempotencyKey,
  });

  writeDraft(undefined, readDraft(undefined), '');
  forgetUser();
  draft.putBack(question);
  expect(readDraft(undefined).text).toBe('');
});
