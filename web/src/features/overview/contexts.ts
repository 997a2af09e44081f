import type { LedgerRow } from '@sextant/contracts';
import { createContext } from 'react';

/** The turn around, for what stands deep within its overview. */
export interface OverviewPlace {
  turnId: string;
  rows: ReadonlyMap<string, LedgerRow>;
  onShowEngine: (engine: string) => void;
  /** Marks of the judge that the reader calls wrong. */
  objections: ReadonlySet<string>;
}

export const OverviewPlaceContext = createContext<OverviewPlace>({
  turnId: '',
  rows: new Map(),
  onShowEngine: () => {},
  objections: new Set(),
});
