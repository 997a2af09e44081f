const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();
const twoDigits = (count: number) => String(count).padStart(2, '0');

/**
 * When a session was begun, as short as it tells twins apart: the time of a day that is near, else the date. Written by
 * hand, as `en-GB` writes it: the first use of `Intl` for a date keeps a page from drawing for 70 to 100 ms.
 */
export function askedAt(createdAt: string, now: Date): string {
  const date = new Date(createdAt);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  if (sameDay(date, now) || sameDay(date, yesterday)) return time;
  const day = `${date.getDate()} ${months[date.getMonth()]}`;
  const isThisYear = date.getFullYear() === now.getFullYear();
  return isThisYear ? `${day}, ${time}` : `${day} ${date.getFullYear()}`;
}
