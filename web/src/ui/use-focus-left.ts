import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus of a button that goes away to what stays: the nearest `around` it that there is when it comes, or
 * there what is `within`.
 */
export function useFocusLeft(around: string, within?: string) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const place = own?.parentElement?.closest<HTMLElement>(around);
    const heir = within ? place?.querySelector<HTMLElement>(within) : place;
    return () => {
      if (own && own === document.activeElement) heir?.focus({ preventScroll: true });
    };
  }, [around, within]);
  return button;
}
