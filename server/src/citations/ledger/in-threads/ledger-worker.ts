import type { MessagePort } from 'node:worker_threads';
import type { Ledger } from '@sextant/contracts';
import { storableJson } from '../../../platform/db/storable.ts';
import { createLedgerKeeper, type LedgerCheck } from '../ledger-keeper.ts';
import { askSources } from './ask-sources.ts';
import type { SourceCard } from './source-calls.ts';

export interface LedgerTask {
  check: Omit<LedgerCheck, 'onBegin' | 'signal'>;
  sources: readonly SourceCard[];
  budget: number | undefined;
  port: MessagePort;
}

/** What a thread of the ledger keeper runs. */
export default async function work({ budget, check, port, sources }: LedgerTask): Promise<Ledger> {
  const over = new AbortController();
  const asked = askSources(port, sources, () => over.abort());
  try {
    const keeper = createLedgerKeeper({ sources: asked, ...(budget !== undefined && { budget }) });
    return storableJson(await keeper.check({ ...check, signal: over.signal }));
  } finally {
    port.close();
  }
}
