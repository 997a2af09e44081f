import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type * as Finder from './find/find-identifiers.ts';
import type { Identifier } from './find/identifier.ts';
import type { SeenIdentifiers } from './seen-identifiers.ts';

let loading: Promise<typeof Finder | null> | undefined;
/** The finder is loaded once somebody types. It may be out of reach while the server is not, as after an update of it. */
const load = () => {
  // With it comes what shows its findings, so that these are never found and not shown.
  loading ??= Promise.all([
    import('./find/find-identifiers.ts'),
    import('./identifier-notice.tsx'),
    import('./marked-text.tsx'),
  ]).then(
    ([finder]) => finder,
    () => {
      loading = undefined;
      return null;
    },
  );
  return loading;
};

/** What of a question may tell who a patient is. It is looked for here, in the page: nothing of it is sent or kept. */
export function useIdentifiers(text: string): SeenIdentifiers {
  const late = useDeferredValue(text);
  const [seen, setSeen] = useState<{ found: readonly Identifier[]; kinds: readonly string[] }>({
    found: [],
    kinds: [],
  });
  const [held, setHeld] = useState<string | null>(null);
  const [unchecked, setUnchecked] = useState(false);

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
    if (finder?.findIdentifiers(text).length === 0) return true;
    setUnchecked(finder === null);
    setHeld(text);
    return false;
  }, [text]);

  const masked = useCallback(async () => {
    const finder = await load();
    return finder ? finder.mask(text, finder.findIdentifiers(text)) : text;
  }, [text]);

  const isHeld = held === text && text.trim() !== '';
  return {
    ...seen,
    isHeld: isHeld && seen.found.length > 0,
    isUnchecked: isHeld && unchecked,
    check,
    masked,
  };
}
