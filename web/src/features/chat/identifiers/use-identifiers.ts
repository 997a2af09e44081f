import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type * as Finder from './find/find-identifiers.ts';
import type { Identifier } from './find/identifier.ts';

let loading: Promise<typeof Finder | null> | undefined;
/** The finder is loaded once somebody types. Where it cannot be, the question cannot be sent either. */
const load = () => {
  loading ??= import('./find/find-identifiers.ts').catch(() => {
    loading = undefined;
    return null;
  });
  return loading;
};

export interface SeenIdentifiers {
  /** In the order of the text; of the text as it was a moment ago. */
  found: readonly Identifier[];
  /** The kinds that were found, as a person calls them. */
  kinds: readonly string[];
  /** Whether the question was held back because of them. */
  isHeld: boolean;
  /** Whether the text may leave, since nothing is found in it; otherwise it is held until it is masked or sent all the same. */
  check: () => Promise<boolean>;
  /** The text with all of them masked. */
  masked: () => Promise<string>;
}

/** What of a question may tell who a patient is. It is looked for here, in the page: nothing of it is sent or kept. */
export function useIdentifiers(text: string): SeenIdentifiers {
  const late = useDeferredValue(text);
  const [seen, setSeen] = useState<{ found: readonly Identifier[]; kinds: readonly string[] }>({
    found: [],
    kinds: [],
  });
  const [held, setHeld] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const finder = late.trim() ? await load() : null;
      if (!isCurrent) return;
      const found = finder?.findIdentifiers(late) ?? [];
      setSeen({ found, kinds: [...new Set(found.map((one) => finder?.kindWords(one) ?? one.kind))] });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [late]);

  const check = useCallback(async () => {
    const finder = await load();
    if (!finder || finder.findIdentifiers(text).length === 0) return true;
    setHeld(text);
    return false;
  }, [text]);

  const masked = useCallback(async () => {
    const finder = await load();
    return finder ? finder.mask(text, finder.findIdentifiers(text)) : text;
  }, [text]);

  return { ...seen, isHeld: held === text && seen.found.length > 0, check, masked };
}
