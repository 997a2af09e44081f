import type { SessionListItem } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { groupSessions } from './groups.ts';

const now = new Date(2026, 2, 30, 0, 30);
const session = (title: string, created: Date): SessionListItem => ({
  session_id: title,
  title,
  total_messages: 2,
  created_at: created.toISOString(),
  updated_at: created.toISOString(),
});

test.each([
  ['a minute ago', new Date(2026, 2, 30, 0, 29), 'Today'],
  ['a clock that is ahead', new Date(2026, 2, 30, 9, 0), 'Today'],
  ['an hour ago, before midnight', new Date(2026, 2, 29, 23, 30), 'Yesterday'],
  ['first minute of yesterday', new Date(2026, 2, 29, 0, 0), 'Yesterday'],
  ['two days ago', new Date(2026, 2, 28, 23, 59), 'Last Week'],
  ['seven days ago', new Date(2026, 2, 23, 0, 0), 'Last Week'],
  ['eight days ago', new Date(2026, 2, 22, 23, 59), 'Last Month'],
  ['thirty days ago', new Date(2026, 1, 28, 0, 0), 'Last Month'],
  ['thirty-one days ago', new Date(2026, 1, 27, 23, 59), 'Older'],
  ['years ago', new Date(2020, 0, 1), 'Older'],
])('%s', (title, created, group) => {
  expect(groupSessions([session(title, created)], now)).toEqual([
    { title: group, sessions: [expect.objectContaining({ title })] },
  ]);
});

test('groups keep their order, and empty ones are left out', () => {
  const sessions = [session('new', now), session('old', new Date(2020, 0, 1))];
  expect(groupSessions(sessions, now).map(({ title }) => title)).toEqual(['Today', 'Older']);
  expect(groupSessions([], now)).toEqual([]);
});
