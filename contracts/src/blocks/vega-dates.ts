import { isObject, mapData } from './vega-data.ts';

/** A year, a month or a day as ISO 8601 writes them, without a time. */
const isoDay = /^\s*(\d{4})(?:-(\d\d)(?:-(\d\d))?)?\s*$/;
/** The words that a date may have. JavaScript reads any other as well, and "Week 1" as the first of January 2001. */
const dateWords =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:[tz]|am|pm|utc|gmt)$/i;
/** Fewer milliseconds since 1970 are no time that is meant: a number of months, say. */
const leastTime = 1e11;

const isYear = (cell: unknown) => Number.isInteger(cell) && Number(cell) >= 1000 && Number(cell) < 3000;

/** Whether a cell is a date that Vega reads as it is meant: a year, an ISO date, one with the name of its month, a time in milliseconds. */
export function isDate(cell: unknown): boolean {
  if (typeof cell === 'number') return isYear(cell) || Math.abs(cell) >= leastTime;
  const text = `${cell}`.slice(0, 100);
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    /(?<!\d)\d{4}(?!\d)/.test(text) &&
    words.every((word) => dateWords.test(word)) &&
    !Number.isNaN(Date.parse(text))
  );
}

const dayByNumbers = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?!\d)/;

/** A day that is one in America and another elsewhere, 03/04/2021, where no other of its column tells which is meant; null where there is none. */
export function unclearDay(cells: readonly unknown[]): unknown {
  const days = cells.flatMap((cell) => {
    const [, first, second] = dayByNumbers.exec(`${cell}`) ?? [];
    return first && second ? [{ cell, first: Number(first), second: Number(second) }] : [];
  });
  if (days.some(({ second }) => second > 12)) return null;
  return days.find(({ first, second }) => first <= 12 && first !== second)?.cell ?? null;
}

/** Whether a definition's dates are those of Greenwich, and not of where the reader is. */
const isUniversal = ({ scale, timeUnit }: Record<string, unknown>) =>
  (isObject(scale) && scale.type === 'utc') || JSON.stringify(timeUnit ?? '').includes('utc');

/** The fields that are drawn as dates, each with whether as those of Greenwich. Data in a form of their own are left out. */
function dateFields(value: unknown, found = new Map<string, boolean>()): Map<string, boolean> {
  if (typeof value !== 'object' || value === null) return found;
  if (isObject(value)) {
    if (isObject(value.data) && isObject(value.data.format) && 'parse' in value.data.format) return found;
    if (typeof value.field === 'string' && (value.type === 'temporal' || value.timeUnit))
      found.set(value.field.replace(/\\(.)/g, '$1'), isUniversal(value));
  }
  for (const part of Object.values(value)) dateFields(part, found);
  return found;
}

type Day = readonly [year: string, month: string, day: string];

/** A cell that is a year, a month or a day, written anew; any other as it is. */
function rewritten(cell: unknown, write: (day: Day) => unknown): unknown {
  const text = isYear(cell) || typeof cell === 'string' ? `${cell}` : '';
  const [, year, month = '01', day = '01'] = isoDay.exec(text) ?? [];
  return year ? write([year, month, day]) : cell;
}

/** A spec whose axes of dates, and lines across them, name their days in Vega-Lite's own words. */
function withDaysOfAxes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withDaysOfAxes);
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    key === 'data' || key === 'datasets' ? part : withDaysOfAxes(part),
  ]);
  const whole: Record<string, unknown> = Object.fromEntries(parts);
  if (whole.type !== 'temporal') return whole;
  const utc = isUniversal(whole);
  const inWords = (cell: unknown) =>
    rewritten(cell, ([year, month, date]) => ({
      year: +year,
      month: +month,
      date: +date,
      ...(utc && { utc }),
    }));
  const withList = (key: string, name: string) => {
    const part = whole[key];
    return isObject(part) && Array.isArray(part[name])
      ? { [key]: { ...part, [name]: part[name].map(inWords) } }
      : {};
  };
  return {
    ...whole,
    ...('datum' in whole && { datum: inWords(whole.datum) }),
    ...withList('scale', 'domain'),
    ...withList('axis', 'values'),
  };
}

/**
 * A spec whose years and days are those that are written, wherever it is read: Vega takes days without a time for those of
 * Greenwich, so that west of it 2015 is 2014, and with slashes for the reader's own.
 * @param bare the spec without its data
 */
export function withLocalDays(spec: Record<string, unknown>, bare: unknown): Record<string, unknown> {
  const fields = dateFields(bare);
  if (fields.size === 0) return spec;
  const local = (name: string, cell: unknown) => {
    const isUtc = fields.get(name);
    return isUtc === undefined ? cell : rewritten(cell, (day) => day.join(isUtc ? '-' : '/'));
  };
  return mapData(withDaysOfAxes(spec), (list) =>
    (list as unknown[]).map((row) =>
      isObject(row)
        ? Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, local(name, cell)]))
        : local('data', row),
    ),
  ) as Record<string, unknown>;
}

/** A year that is written as a number, drawn as a date, and compared or calculated with: it cannot be both. */
export function countedYear(
  bare: unknown,
  rows: readonly Record<string, unknown>[],
): { cell: unknown; field: string } | null {
  const steps: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value) && value.transform) steps.push(JSON.stringify(value.transform));
    Object.values(value).forEach(visit);
  };
  visit(bare);
  for (const field of dateFields(bare).keys()) {
    const cell = rows.find((row) => isYear(row[field]))?.[field];
    if (cell !== undefined && steps.some((step) => step.includes(field))) return { cell, field };
  }
  return null;
}
