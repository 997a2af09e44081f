import type { Overview } from '@sextant/contracts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useReadOnly } from '../../../lib/read-only.ts';
import { useReturn } from '../../../lib/use-return.ts';
import { useObjectionsQuery } from '../api.ts';

/** Marks of the judge that the reader calls wrong; anyone who reads a shared session has none. */
export function useObjections(
  turnId: string,
  { judgement, made_at }: Pick<Overview, 'judgement' | 'made_at'>,
): ReadonlySet<string> {
  const isReadOnly = useReadOnly();
  const isLeftOut = isReadOnly || judgement.judge === null;
  // What was read a moment ago may be of an answer that has been given anew while nothing here was shown.
  const { data, refetch } = useObjectionsQuery(turnId, { skip: isLeftOut, refetchOnMountOrArgChange: true });
  // Of an answer that was given anew they are gone, and the overview that is made then may have marks of the same names.
  const readFor = useRef(made_at);
  useEffect(() => {
    if (isLeftOut || readFor.current === made_at) return;
    readFor.current = made_at;
    void refetch();
  }, [isLeftOut, made_at, refetch]);
  // Another tab may have called one wrong meanwhile.
  useReturn(useCallback(() => void (isLeftOut || refetch()), [isLeftOut, refetch]));
  return useMemo(() => new Set(data?.cells), [data]);
}
