import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { Identifier } from './find/identifier.ts';
import type * as Finder from './finder.ts';
import type { SeenIdentifiers } from './seen-identifiers.ts';

let loading: Promise<typeof Finder> | undefined;
/** The finder is loaded once somebody types. */
const load = () => {
  // With it comes what shows its findings, so that these are never found and not shown.
  loading ??= Promise.all([
    import('./finder.ts'),
    import('./identifier-notice.tsx'),
    import('./marked-text.tsx'),
  ]).then(
    ([finder]) => finder,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** So long (ms) it is waited for: nothing can be typed while a question is looked at before it leaves. */
const longestMs = 15_000;

async function loadInTime() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The finder did not come in time.')), longestMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is found in a text; null where it cannot be looked at: the server may be out of reach, as after an update of it. */
async function look(text: string) {
  try {
    const finder = await loadInTime();
    return { finder, found: await finder.find(text) };
  } catch {
    return null;
  }
}

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
    const show = async () => {
      const looked = late.trim() ? await look(late) : null;
      if (!isCurrent) return;
      const found = looked?.found ?? [];
      setSeen({ found, kinds: [...new Set(found.map((one) => looked?.finder.kindWords(one) ?? one.kind))] });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [late]);

  const check = useCallback(async () => {
    const looked = await look(text);
    if (looked?.found.length === 0) return true;
    setUnchecked(looked === null);
    setHeld(text);
    return false;
  }, [text]);

  const masked = useCallback(async () => {
    const looked = await look(text);
    return looked ? looked.finder.mask(text, looked.found) : text;
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
