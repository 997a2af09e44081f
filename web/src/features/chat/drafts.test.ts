import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, takeUp, writeDraft } from './drafts.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const [ada, bob] = ['ada@example.org', 'bob@example.org'];

test('a draft is its writer’s, however they spell their address', () => {
  const draft = writeDraft(undefined, ada, readDraft(undefined, ada), 'My patient has …');
  expect(readDraft(undefined, ' Ada@Example.org')).toEqual(draft);
  expect(draft.text).toBe('My patient has …');
  expect([...kept.values()].join()).not.toContain('ada');
});

test('whoever comes to a tab after its writer has left unseen finds no draft, and nor does its writer then', () => {
  writeDraft(undefined, ada, readDraft(undefined, ada), 'My patient has …');
  expect(readDraft(undefined, bob).text).toBe('');
  expect(kept.size).toBe(0);
  expect(readDraft(undefined, ada).text).toBe('');
});

test('a draft of which it is not known whose it is is nobody’s', () => {
  kept.set('draft:new', JSON.stringify({ text: 'My patient has …', idempotencyKey: 'key' }));
  expect(readDraft(undefined, ada).text).toBe('');
  expect(kept.size).toBe(0);
});

test('a question that is offered stands before what was being written, which is not lost, and once', () => {
  takeUp(undefined, ada, 'Is it offered?');
  expect(readDraft(undefined, ada).text).toBe('Is it offered?');
  writeDraft(undefined, ada, readDraft(undefined, ada), 'My patient has …');
  for (const _ of [1, 2]) takeUp(undefined, ada, 'Is it offered?');
  expect(readDraft(undefined, ada).text).toBe('Is it offered?\n\nMy patient has …');
});
