import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The id that an anchor names; one that no browser would have written names what it says. */
function idOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Scrolls to the anchor of the address, or to the top of a new page. Going back is left to the browser. */
export function ScrollToPlace() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor pressed twice scrolls twice
  useLayoutEffect(() => {
    if (hash) document.getElementById(idOf(hash))?.scrollIntoView();
    else if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, key, kind]);
  return null;
}
