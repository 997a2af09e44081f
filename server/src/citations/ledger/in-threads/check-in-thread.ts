import type { MessagePort } from 'node:worker_threads';
import type { Ledger } from '@sextant/contracts';
import { storableJson } from '../../../platform/db/storable.ts';
import { createLedgerKeeper, type LedgerCheck } from '../ledger-keeper.ts';
import { askSources } from './ask-sources.ts';
import type { SourceCard } from './source-calls.ts';

export interface LedgerTask {
  name: 'ledger';
  check: Omit<LedgerCheck, 'onBegin' | 'signal'>;
  sources: readonly SourceCard[];
  budget: number | undefined;
  port: MessagePort;
}

/** What a thread runs of the ledger keeper. */
export async function checkInThread({ budget, check, port, sources }: LedgerTask): Promise<Ledger> {
  const over = new AbortController();
  const asked = askSources(port, sources, () => over.abort());
  try {
    const keeper = createLedgerKeeper({ sources: asked, ...(budget !== undefined && { budget }) });
    return storableJson(await keeper.check({ ...check, signal: over.signal }));
  } finally {
    port.close();
  }
}
