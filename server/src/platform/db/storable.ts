/** PostgreSQL takes neither NUL nor half characters; both are replaced, once, before anyone sees them. */
export function storable(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '\ufffd') : wellFormed;
}

/** The same of every text in a value that goes to a JSON column; lengths, and so places in texts, stay as they are. */
export function storableJson<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part)),
  ) as T;
}
