import type { RefObject } from 'react';
import { sharedValue } from '../../lib/shared-value.ts';

/** The citation whose card is open: the mark that was pressed, and what it stands for. */
export interface OpenCard {
  mark: HTMLElement;
  turnId: string;
  engine: string;
  /** Id of the work. */
  work: string;
  /** How the answer calls it there: `[3]`, `PMID 26551272`, `Wibrow et al., 2022`. */
  written: string;
  /** Where the mention begins in the answer; null where the answer has not been checked yet. */
  from: number | null;
}

/** One card at a time: hundreds of marks need not each bring a popover of their own. */
const open = sharedValue<OpenCard | null>(null);

const isOpenAt = (mark: HTMLElement | null): boolean => mark !== null && open.read()?.mark === mark;

/** Opens the card of a mark; pressed once more, the mark closes it. */
export const toggleCard = (card: OpenCard): void => open.write(isOpenAt(card.mark) ? null : card);

/** What a mark stands for has changed: a check came. The card that it opened shows it. */
export const updateCard = (card: OpenCard): void => {
  if (isOpenAt(card.mark)) open.write(card);
};
export const closeCard = (): void => open.write(null);

export const useOpenCard = open.useValue;

/** Whether the card of this mark is open. */
export const useIsCardOpen = (mark: RefObject<HTMLElement | null>): boolean =>
  open.useSelected((card) => card !== null && card.mark === mark.current);
