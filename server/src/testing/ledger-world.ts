import type { Citation, Evidence, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { createLedgerKeeper, type LedgerCheck } from '../citations/ledger/ledger-keeper.ts';
import { readConfig } from '../config.ts';
import { storeCitations } from '../literature/sources/library/records.ts';
import { createSources } from '../literature/sources/registry.ts';
import { makeCitation } from './make-citation.ts';
import type { Behaviour } from './source-emulator/behaviour.ts';
import { type SourceEmulator, startSourceEmulator } from './source-emulator/source-emulator.ts';
import { createTestDatabase } from './test-database.ts';

export const abstract =
  'RESULTS: Empagliflozin reduced deaths from cardiovascular causes by 38% in 7020 patients. The rates of stroke did not differ between the groups.';
export const author = (family: string, given = 'Ada') => ({ family, given, group: false });
export const notice = (kind: 'retraction' | 'concern' | 'erratum') => [
  { kind, reference: 'J Tests. 2021;1:2', pmid: '990' },
];
export const work = (pmid: string, title: string, extra: Partial<Citation> = {}) =>
  makeCitation(title, { pmid, doi: `10.1000/w.${pmid}`, abstract, ...extra });

/** As the search has just brought them. */
export const evidenceOf = (...citations: Citation[]): Evidence => ({
  searched_at: new Date().toISOString(),
  query: 'empagliflozin',
  sources: [],
  works: citations.map((citation, at) => ({ number: at + 1, citation })),
});

export interface LedgerWorld {
  emulator: SourceEmulator;
  /** The ledger of one answer, or of what `more` says. */
  check(text: string, more?: Partial<LedgerCheck>, budget?: number): Promise<Ledger>;
  /** What behaves so: every service. */
  everywhere(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** Sources behind real HTTP and a library of its own: nothing is remembered from one check to the next. */
export async function startLedgerWorld(inLibrary: readonly Citation[]): Promise<LedgerWorld> {
  const [emulator, test] = await Promise.all([startSourceEmulator(), createTestDatabase()]);
  await storeCitations(test.database.$client, inLibrary);
  return {
    emulator,
    check(text, more = {}, budget = 60_000) {
      const config = readConfig({
        ...emulator.environment(),
        CONTACT_EMAIL: 'tests@example.org',
        NCBI_API_KEY: 'a-key',
      });
      const sources = createSources(config, test.database.$client);
      return createLedgerKeeper({ sources, budget }).check({
        evidence: null,
        answers: [{ engine: 'claude', text, vendor_sources: [] }],
        signal: new AbortController().signal,
        ...more,
      });
    },
    everywhere(behaviour) {
      for (const service of ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'])
        emulator.behave(service, behaviour);
    },
    async close() {
      await emulator.close();
      await test.drop();
    },
  };
}

/** Mentions with their rows, in the order of the answers. */
export const mentionsIn = ({ rows }: Ledger): { mention: Mention; row: LedgerRow }[] =>
  rows
    .flatMap((row) => row.mentions.map((mention) => ({ mention, row })))
    .sort((a, b) => a.mention.from - b.mention.from);
