import { useEffect, useEffectEvent } from 'react';

interface ShortcutActions {
  onNewChat: () => void;
  onFocusInput: () => void;
  /** @param place of the engine in the registry, from 0 */
  onEngine: (place: number) => void;
  onView: (step: 1 | -1) => void;
  onHelp: () => void;
}

/** Whether keys pressed here are text, or another part of the page takes them. A choice takes arrows, and no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="radio"]), textarea, select, [role="menu"], [role="dialog"]') !== null);

/** Runs the shortcuts. Never while something is typed, nor together with Ctrl, Alt or Meta: those are the browser's. */
export function useShortcuts(actions: ShortcutActions): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target))
      return;
    if (event.key === 'n') actions.onNewChat();
    else if (event.key === '/') actions.onFocusInput();
    else if (/^[1-9]$/.test(event.key)) actions.onEngine(Number(event.key) - 1);
    else if (event.key === 'v') actions.onView(1);
    else if (event.key === 'V') actions.onView(-1);
    else if (event.key === '?') actions.onHelp();
    else return;
    // The key that moves the focus into the input must not be typed there.
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
