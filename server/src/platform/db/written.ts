import { storableJson } from './storable.ts';

/**
 * A value as JSON text that the database takes: it goes from who made it to the database and to readers without being
 * read on the way. Written once and read where something in it is needed.
 */
export class Written<T> {
  readonly json: string;
  /** When the value was made, as it says itself. */
  readonly at: string;

  constructor(json: string, at: string) {
    this.json = json;
    this.at = at;
  }

  static of<T>(value: T, at: string): Written<T> {
    return new Written(toStorableText(value), at);
  }

  /** A copy of the value, made anew with each call. */
  read(): T {
    return JSON.parse(this.json) as T;
  }
}

/** JSON of an object of which some fields may be written already. */
export function writeObject(object: Record<string, unknown>): string {
  if (!Object.values(object).some((value) => value instanceof Written)) return JSON.stringify(object);
  const fields = Object.entries(object).flatMap(([name, value]) => {
    const json = value instanceof Written ? value.json : JSON.stringify(value);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${fields.join(',')}}`;
}

/** How JSON writes what PostgreSQL does not take: NUL, and half of a character. It may find more than there is, which does no harm. */
const refused = /\\u(?:0000|d[89a-f])/i;

/** JSON of a value, with what the database does not take replaced. */
function toStorableText(value: unknown): string {
  const text = JSON.stringify(value);
  return refused.test(text) ? JSON.stringify(storableJson(value)) : text;
}
