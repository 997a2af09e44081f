import { useEffect, useEffectEvent } from 'react';

/** Takes over Ctrl+P: the browser would print the page with its columns, and what is to be printed is the document. */
export function usePrintKey(print: () => void): void {
  const start = useEffectEvent(print);
  useEffect(() => {
    const printInstead = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== 'p') return;
      event.preventDefault();
      start();
    };
    document.addEventListener('keydown', printInstead);
    return () => document.removeEventListener('keydown', printInstead);
  }, []);
}
