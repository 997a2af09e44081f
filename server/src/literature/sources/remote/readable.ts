import { SourceError } from '../source.ts';

/**
 * Those records of a reply that could be read: one that is strange must not cost the others.
 * @param records null for each that could not be read
 * @throws SourceError `garbage` where there are some and none could be read: "nothing was found" would be said of works
 * that are there
 */
export function readable<T>(records: readonly (T | null)[], source: string): T[] {
  const read = records.filter((record) => record !== null);
  if (records.length > 0 && read.length === 0)
    throw new SourceError('garbage', source, { cause: new Error('none of its records can be read') });
  return read;
}
