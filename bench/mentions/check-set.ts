import type { Citation, Ledger } from '@sextant/contracts';
import { createLedgerKeeper } from '../../server/src/citations/ledger/ledger-keeper.ts';
import { sourceDefinitions } from '../../server/src/literature/sources/registry.ts';
import type { Source } from '../../server/src/literature/sources/source.ts';
import { type Behaviour, failures } from '../../server/src/testing/source-emulator/behaviour.ts';
import type { SourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import type { MentionSet } from './read-set.ts';
import { toCitations } from './to-citations.ts';

/** Which services do not answer as they should, and how. */
export interface Outage {
  down: readonly string[];
  behaviour: Behaviour;
}

const all = ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'];
export const outages: Record<string, Outage> = {
  'all up': { down: [], behaviour: {} },
  'all down': { down: all, behaviour: failures.broken },
  'PubMed and Europe PMC down': { down: ['pubmed', 'europepmc'], behaviour: failures.broken },
  'Crossref down': { down: ['crossref'], behaviour: failures.broken },
  'all asked too often': { down: all, behaviour: failures.rateLimited(60) },
  'PubMed hangs': { down: ['pubmed'], behaviour: { hang: true } },
  'PubMed and the registry send a page': { down: ['pubmed', 'clinicaltrials'], behaviour: failures.page },
};
/** Milliseconds that a check may take; where something hangs, as many as the product allows. */
const budgets = { usual: 60_000, hanging: 5_000 };

/** All services at the emulator's addresses, with nothing remembered. */
export function sourcesAt(emulator: SourceEmulator): Source[] {
  const at = emulator.environment();
  return sourceDefinitions.map(({ baseUrlVariable, connect, defaultBaseUrl }) =>
    connect({
      baseUrl: at[baseUrlVariable] ?? defaultBaseUrl,
      ncbiApiKey: 'a-key',
      contactEmail: 'bench@example.org',
    }),
  );
}

/** Has the ledger of a set made by the product, its works served over HTTP, with some of the services out of order. */
export async function checkSet(
  set: MentionSet,
  emulator: SourceEmulator,
  { behaviour, down }: Outage,
): Promise<{ ledger: Ledger; citations: Map<string, Citation> }> {
  emulator.reset();
  const citations = toCitations(set.works);
  emulator.hold([...citations.values()]);
  for (const service of down) emulator.behave(service, behaviour);
  const works = set.evidence.flatMap((id, at) => {
    const citation = citations.get(id);
    return citation ? [{ number: at + 1, citation }] : [];
  });
  const ledger = await createLedgerKeeper({
    sources: sourcesAt(emulator),
    budget: behaviour.hang ? budgets.hanging : budgets.usual,
  }).check({
    evidence: { searched_at: new Date().toISOString(), query: set.question, sources: [], works },
    question: set.question,
    answers: set.answers.map(({ engine, text }) => ({ engine, text, vendor_sources: [] })),
    signal: new AbortController().signal,
  });
  return { ledger, citations };
}
