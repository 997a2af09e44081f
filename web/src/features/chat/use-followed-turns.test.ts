import type { Conversation, SessionDetail, Turn } from '@sextant/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTurns, receiveTurn } from '../../lib/turn/live-turns.ts';
import { followFetched } from './use-followed-turns.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (tell: () => void) => setTimeout(tell));
});
afterEach(() => {
  forgetTurns();
  vi.unstubAllGlobals();
});

const ended_at = '2026-01-02T03:04:05.000Z';
const findingsOf = (version: number, state: 'pending' | 'ready') => ({
  version,
  ledger: { state },
  overview: { state },
});
const fetched = (findings: object) => ({ turn_id: 'turn', ended_at, findings }) as unknown as Conversation;
/** What a reply has told of the turn, with no stream of it being read. */
const hear = (findings: object) =>
  receiveTurn({
    turn_id: 'turn',
    ended_at,
    answers: [{ engine: 'a', text: '' }],
    findings,
  } as unknown as Turn);

/** What is done about a turn that was fetched so. */
function doneAbout(conversation: Conversation): string[] {
  const done: string[] = [];
  const session = { session_id: 'session', conversations: [conversation] } as unknown as SessionDetail;
  const follow = async (_session: string, turn: string) => void done.push(`follow ${turn}`);
  const readAgain = ({ turn_id }: Conversation) => void done.push(`read ${turn_id} again`);
  followFetched(session, follow, readAgain);
  followFetched(session, follow, readAgain);
  return done;
}

test('a turn of which something is still made is followed, and one of which nothing is, is not', () => {
  expect(doneAbout(fetched(findingsOf(2, 'pending')))).toEqual(['follow turn']);
  expect(doneAbout(fetched(findingsOf(3, 'ready')))).toEqual([]);
});

test('a turn that was fetched before all of it was stored, which was heard of meanwhile, is fetched again', () => {
  hear(findingsOf(3, 'ready'));
  expect(doneAbout(fetched(findingsOf(2, 'pending')))).toEqual(['read turn again']);
  // It was asked again since.
  expect(doneAbout(fetched(findingsOf(4, 'pending')))).toEqual(['follow turn']);
});

test('a turn of which something later was heard, and more is still to come, is followed', () => {
  hear(findingsOf(3, 'pending'));
  expect(doneAbout(fetched(findingsOf(2, 'pending')))).toEqual(['follow turn']);
});
