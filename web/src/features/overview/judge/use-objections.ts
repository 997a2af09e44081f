import { useMemo } from 'react';
import { useReadOnly } from '../../../lib/read-only.ts';
import { useObjectionsQuery } from '../api.ts';

/** Marks of the judge that the reader calls wrong; anyone who reads a shared session has none. */
export function useObjections(turnId: string, isJudged: boolean): ReadonlySet<string> {
  const isReadOnly = useReadOnly();
  const { data } = useObjectionsQuery(turnId, { skip: isReadOnly || !isJudged });
  return useMemo(() => new Set(data?.cells), [data]);
}
