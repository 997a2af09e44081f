import {
  type AnswerSummary,
  type CitationScore,
  type Conversation,
  type Evidence,
  type Ledger,
  type LedgerRow,
  ledgerVersion,
  type Overview,
  readTextOf,
} from '@sextant/contracts';
import { describe, expect, test } from 'vitest';
import type { LiveTurn } from './live-turn.ts';
import { mergeText, mergeTurn } from './merge-turn.ts';

const answer = (engine: string, state: AnswerSummary['state'], attempt = 1): AnswerSummary => ({
  engine,
  label: engine,
  mode: 'live',
  model: 'm',
  state,
  error: null,
  attempt,
  started_at: null,
  ended_at: null,
  first_token_ms: null,
  total_ms: null,
  tokens_in: null,
  tokens_out: null,
  finish_reason: null,
  cut_short: null,
  parameters: {},
  vendor_sources: [],
});

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString();
const evidenceAt = (count: number) =>
  ({ searched_at: minute(count), query: '', works: [], sources: [] }) as Evidence;
const ledgerAt = (count: number): Ledger => ({
  version: ledgerVersion,
  checked_at: minute(count),
  rows: [],
  scores: [],
  unreached: [],
});
const findingsAt = (version: number, state: 'pending' | 'ready' = 'ready') => ({
  version,
  judged_since: null,
  ledger: { state, reason: null },
  overview: { state, reason: null },
});
const overviewAt = (count: number) => ({ made_at: minute(count) }) as Overview;

const stored = (parts: Partial<Conversation> = {}): Conversation => ({
  turn_id: 'turn',
  version: 'a version',
  created_at: minute(0),
  ended_at: minute(9),
  messages: [
    { role: 'user', content: 'Why?' },
    { role: 'assistant', content: 'as stored', content_multiple: { content_a: 'as stored' } },
  ],
  answers: [answer('a', 'done')],
  evidence: null,
  ledger: null,
  overview: null,
  findings: findingsAt(1),
  abstracts: 'included',
  ...parts,
});
const live = (parts: Partial<LiveTurn> = {}): LiveTurn => ({
  answers: [answer('a', 'done')],
  endedAt: minute(9),
  stream: 'ended',
  evidence: null,
  ledger: null,
  overview: null,
  findings: null,
  wasFollowed: true,
  isRead: false,
  ...parts,
});
const runs = { endedAt: null, stream: 'open', isRead: true } as const;
const merge = (
  turnId: string,
  fetched: Conversation | undefined,
  streamed: LiveTurn | undefined,
  textOf = (_engine: string) => '',
) => mergeTurn(turnId, fetched, streamed, textOf);

describe('a turn is read', () => {
  test('without what was read from an answer that has been replaced, and with what was read from its beginning', () => {
    const of = (text: string) => ({ engine: 'a', read: readTextOf(text) });
    const score = { ...of('It works [1].'), works: 1, mentions: 1 } as CitationScore;
    const row = { id: 'pmid:1', mentions: [{ engine: 'a' }, { engine: 'b' }] } as LedgerRow;
    const ledger = { ...ledgerAt(1), rows: [row], scores: [score] };
    const shown = (text: string) => merge('turn', stored({ ledger }), undefined, () => text).ledger;
    for (const text of ['It works [1].', 'It works [1]. And mo']) expect(shown(text)).toBe(ledger);
    for (const text of ['', 'It works [1', 'It works [2].', 'It does not work [1].'])
      expect(shown(text)).toMatchObject({ rows: [{ mentions: [{ engine: 'b' }] }], scores: [] });
    // Of what was stored before it was kept, nothing else is known.
    const older = { ...ledger, scores: [{ ...score, read: undefined }] };
    expect(merge('turn', stored({ ledger: older }), undefined, () => 'Other.').ledger).toBe(older);
  });

  test('as stored where nothing was streamed, and as streamed where nothing was stored', () => {
    const fetched = stored({ ledger: ledgerAt(1), evidence: evidenceAt(1) });
    expect(merge('turn', fetched, undefined)).toMatchObject({
      question: 'Why?',
      answers: fetched.answers,
      ledger: fetched.ledger,
      evidence: fetched.evidence,
      hasEnded: true,
      wasRunning: false,
      wasFollowed: false,
      stream: null,
    });
    const streamed = live({ ...runs, overview: overviewAt(1) });
    expect(merge('turn', undefined, streamed)).toMatchObject({
      question: '',
      answers: streamed.answers,
      overview: streamed.overview,
      hasEnded: false,
      stream: 'open',
    });
  });

  test.each([
    ['the stream', 1, 2, 'streamed'],
    ['what was fetched', 2, 1, 'fetched'],
    ['the stream where both are as new', 1, 1, 'streamed'],
  ])('part by part from %s', (_name, fetchedAt, streamedAt, expected) => {
    const fetched = {
      evidence: evidenceAt(fetchedAt),
      ledger: ledgerAt(fetchedAt),
      overview: overviewAt(fetchedAt),
    };
    const streamed = {
      evidence: evidenceAt(streamedAt),
      ledger: ledgerAt(streamedAt),
      overview: overviewAt(streamedAt),
    };
    const turn = merge('turn', stored(fetched), live(streamed));
    const wanted = expected === 'fetched' ? fetched : streamed;
    for (const part of ['evidence', 'ledger', 'overview'] as const) expect(turn[part]).toBe(wanted[part]);
  });

  test('with the newer word on how its findings stand, and while it runs with that of the stream', () => {
    const state = (fetched: number, streamed: number, parts = {}) =>
      merge(
        'turn',
        stored({ findings: findingsAt(fetched) }),
        live({ findings: findingsAt(streamed, 'pending'), ...parts }),
      ).findings?.ledger.state;
    expect(state(3, 2)).toBe('ready');
    expect(state(2, 3)).toBe('pending');
    expect(state(3, 0, runs)).toBe('pending');
    expect(merge('turn', stored(), undefined).findings).toEqual(findingsAt(1));
  });

  test('from the stream alone while it runs', () => {
    const streamed = live({ ...runs, ledger: ledgerAt(1), answers: [answer('a', 'writing', 1)] });
    const fetched = stored({ ledger: ledgerAt(5), answers: [answer('a', 'done', 2)] });
    const turn = merge('turn', fetched, streamed);
    expect(turn.ledger).toBe(streamed.ledger);
    expect(turn.answers).toBe(streamed.answers);
    expect(turn.hasEnded).toBe(false);
    expect(mergeText('a', fetched, streamed, { summary: answer('a', 'writing'), text: 'as it comes' })).toBe(
      'as it comes',
    );
  });

  test('as it was fetched, while its stream has told nothing yet', () => {
    const opening = live({ ...runs, answers: [] });
    expect(merge('turn', stored(), opening).hasEnded).toBe(true);
    expect(merge('turn', stored({ ended_at: null, answers: [] }), opening).hasEnded).toBe(false);
  });

  test('from what was fetched later, once its stream was given up before its end', () => {
    const givenUp = { ...runs, stream: 'lost', isRead: false } as const;
    const streamed = live({ ...givenUp, ledger: ledgerAt(1), answers: [answer('a', 'writing')] });
    const fetched = stored({ ledger: ledgerAt(5) });
    expect(merge('turn', fetched, streamed)).toMatchObject({
      answers: fetched.answers,
      ledger: fetched.ledger,
      hasEnded: true,
      stream: null,
    });
    expect(mergeText('a', fetched, streamed, { summary: answer('a', 'writing'), text: 'half' })).toBe(
      'as stored',
    );
    const running = stored({ ended_at: null, answers: [answer('a', 'writing')] });
    expect(merge('turn', running, streamed)).toMatchObject({ hasEnded: false, stream: null });
  });

  test('with the later attempt of an answer, and with its text', () => {
    const streamed = live({ answers: [answer('a', 'done', 1), answer('b', 'done', 1)] });
    const again = answer('a', 'writing', 2);
    const fetched = stored({ answers: [again, answer('b', 'done', 1)] });
    const turn = merge('turn', fetched, streamed);
    expect(turn.answers).toEqual([again, streamed.answers[1]]);
    expect(turn.hasEnded).toBe(false);
    expect(mergeText('a', fetched, streamed, { summary: answer('a', 'done', 1), text: 'before' })).toBe(
      'as stored',
    );
    expect(mergeText('b', fetched, streamed, { summary: answer('b', 'done', 1), text: 'of b' })).toBe('of b');
  });

  test('with the same answers as before where the stream has nothing older', () => {
    const streamed = live();
    expect(merge('turn', stored(), streamed).answers).toBe(streamed.answers);
    expect(mergeText('a', stored(), undefined, undefined)).toBe('as stored');
    expect(mergeText('x', stored(), undefined, undefined)).toBe('');
  });

  test('without abstracts only where what is shown came without them', () => {
    const fetched = stored({ abstracts: 'left-out', ledger: ledgerAt(1), evidence: evidenceAt(1) });
    const has = (streamed?: LiveTurn) => merge('turn', fetched, streamed).hasAbstracts;
    expect(has()).toBe(false);
    expect(has(live({ ledger: ledgerAt(1), evidence: evidenceAt(1) }))).toBe(true);
    expect(has(live({ ledger: ledgerAt(0), evidence: evidenceAt(1) }))).toBe(false);
    expect(merge('turn', stored({ abstracts: 'left-out' }), undefined).hasAbstracts).toBe(true);
  });
});
