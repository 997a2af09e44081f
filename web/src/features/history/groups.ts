import type { SessionListItem } from '@sextant/contracts';

/** The groups of the history, in their order; a session is in the first whose days it is within. */
const groups = [
  { title: 'Today', days: 0 },
  { title: 'Yesterday', days: 1 },
  { title: 'Last Week', days: 7 },
  { title: 'Last Month', days: 30 },
  { title: 'Older', days: Number.POSITIVE_INFINITY },
] as const;

interface SessionGroup {
  title: string;
  sessions: SessionListItem[];
}

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Calendar days between two moments, where the reader is; a day of 23 or 25 hours is one day. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((midnight(to) - midnight(from)) / 86_400_000);

/** Sorts sessions into the groups by the day they were begun, without the empty ones. */
export function groupSessions(sessions: SessionListItem[], now: Date): SessionGroup[] {
  const sorted = groups.map(({ title }) => ({ title, sessions: [] as SessionListItem[] }));
  for (const session of sessions) {
    const days = daysBetween(new Date(session.created_at), now);
    const place = groups.findIndex((group) => days <= group.days);
    sorted[place < 0 ? groups.length - 1 : place]?.sessions.push(session);
  }
  return sorted.filter((group) => group.sessions.length > 0);
}
