const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** When a session was begun, as short as it tells twins apart: the time of a day that is near, else the date. */
export function askedAt(createdAt: string, now: Date): string {
  const date = new Date(createdAt);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(date, now) || sameDay(date, yesterday))
    return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? { hour: '2-digit', minute: '2-digit' } : { year: 'numeric' }),
  });
}
