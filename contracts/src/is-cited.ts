import type { LedgerRow } from './ledger.ts';

/** Whether any answer points at the work. What a vendor's own search merely brought up is cited by none. Free of zod. */
export const isCited = ({ mentions }: Pick<LedgerRow, 'mentions'>): boolean => mentions.length > 0;
