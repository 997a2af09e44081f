import { type LiteratureRow, readRows } from '../shared-data.ts';

export interface ClaimRow {
  nct: string;
  claim: string;
  pmid: string;
  label: 0 | 1 | 2;
}

export const claims = readRows<ClaimRow>('claims.jsonl');
export const literature = new Map(readRows<LiteratureRow>('literature.jsonl').map((row) => [row.pmid, row]));

/** Whether the abstract speaks of the claim: it supports or refutes it. */
export const speaks = claims.map(({ label }) => label !== 2);

/** The record that a claim is set against. */
export function recordOf(pmid: string): LiteratureRow {
  const record = literature.get(pmid);
  if (!record) throw new Error(`No record ${pmid} in literature.jsonl`);
  return record;
}

/** Folds of cross-validation; all claims of a trial are in one, for they are nearly the same. */
export const folds = 5;
export function foldOf(nct: string): number {
  return Number(nct.replace(/\D/g, '').slice(-4)) % folds;
}
