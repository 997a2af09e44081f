import { type LiteratureRow, readRows } from '../shared-data.ts';

export interface ClaimRow {
  nct: string;
  claim: string;
  pmid: string;
  /** 1: the abstract supports the claim; 0: it refutes it or is inconclusive; 2: it says nothing about it. */
  label: 0 | 1 | 2;
}

export const claims = readRows<ClaimRow>('claims.jsonl');
const literature = new Map(readRows<LiteratureRow>('literature.jsonl').map((row) => [row.pmid, row]));

/** The record that a claim is set against. */
export function recordOf(pmid: string): LiteratureRow {
  const record = literature.get(pmid);
  if (!record) throw new Error(`No record ${pmid} in literature.jsonl`);
  return record;
}
