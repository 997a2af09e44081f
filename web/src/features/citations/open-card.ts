import { type RefObject, useSyncExternalStore } from 'react';

/** The citation whose card is open: the mark that was pressed, and what it stands for. */
export interface OpenCard {
  mark: HTMLElement;
  turnId: string;
  engine: string;
  number: number;
  /** Which of the answer's marks of this number it is, from 0. */
  place: number;
}

let open: OpenCard | null = null;
const listeners = new Set<() => void>();

function set(card: OpenCard | null): void {
  open = card;
  for (const listener of listeners) listener();
}

/** Opens the card of a mark; pressed once more, the mark closes it. */
export const toggleCard = (card: OpenCard): void => set(open?.mark === card.mark ? null : card);
export const closeCard = (): void => set(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One card at a time: hundreds of marks need not each bring a popover of their own. */
export const useOpenCard = (): OpenCard | null => useSyncExternalStore(subscribe, () => open);

/** Whether the card of this mark is open. */
export const useIsCardOpen = (mark: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(subscribe, () => open !== null && open.mark === mark.current);
