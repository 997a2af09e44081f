/** `22 November 2026`: in UTC, as all times of a record are. */
export const day = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** `2026-11-22 12:16:46`: in UTC, which is said where it stands. */
export const toTheSecond = (time: string): string => time.slice(0, 19).replace('T', ' ');

interface Times {
  exported_at: string;
  created_at: string;
  updated_at: string;
}

/** When a session was exported, and when its questions were asked. */
export function exportedWords({ created_at, exported_at, updated_at }: Times): string {
  const [first, last] = [day(created_at), day(updated_at)];
  const asked = first === last ? `on ${first}` : `from ${first} to ${last}`;
  return `Exported from Sextant on ${day(exported_at)}. Asked ${asked}.`;
}
