import type { MessagePort } from 'node:worker_threads';
import type { Evidence, Ledger } from '@sextant/contracts';
import { Written } from '../../../platform/db/written.ts';
import { createLedgerKeeper, type LedgerCheck } from '../ledger-keeper.ts';
import { askSources } from './ask-sources.ts';
import type { SourceCard } from './source-calls.ts';

export interface LedgerTask {
  name: 'ledger';
  check: Omit<LedgerCheck, 'onBegin' | 'signal' | 'evidence' | 'previous'>;
  /** Both are JSON, `null` included: to read it takes a thread less than a copy of it takes the one that sends it. */
  evidence: string;
  previous: string;
  sources: readonly SourceCard[];
  budget: number | undefined;
  port: MessagePort;
}

/** A ledger as a thread hands it over. */
export interface MadeLedger {
  json: string;
  at: string;
  /** Rows that could not be checked. */
  open: number;
}

/** What a thread runs of the ledger keeper. */
export async function checkInThread({
  budget,
  check,
  evidence,
  port,
  previous,
  sources,
}: LedgerTask): Promise<MadeLedger> {
  const over = new AbortController();
  const asked = askSources(port, sources, () => over.abort());
  try {
    const keeper = createLedgerKeeper({ sources: asked, ...(budget !== undefined && { budget }) });
    const before = JSON.parse(previous) as Ledger | null;
    const ledger = await keeper.check({
      ...check,
      evidence: JSON.parse(evidence) as Evidence | null,
      ...(before && { previous: before }),
      signal: over.signal,
    });
    const open = ledger.rows.filter(({ found }) => found === 'unknown').length;
    const { at, json } = Written.of(ledger, ledger.checked_at);
    return { json, at, open };
  } finally {
    port.close();
  }
}
