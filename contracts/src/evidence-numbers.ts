import type { LedgerRow } from './ledger.ts';

/** All numbers that a work has in the evidence set: two of its records may have turned out to be of one work. Free of zod. */
export const evidenceNumbers = ({
  also_numbers = [],
  number,
}: Pick<LedgerRow, 'number' | 'also_numbers'>): number[] =>
  number === null ? [] : [number, ...also_numbers];
