/**
 * What it costs to check the citations of six answers and to lay them side by side, in milliseconds of processor time a
 * question, helpers of V8 included: twenty questions of 20 kB of text, their works told from memory, so that nothing is
 * waited for. No text is read twice: each round adds a sentence to every answer. The first round also loads and compiles.
 *
 *   node bench/findings-cost/run.ts [rounds]
 */
import type { Citation } from '@sextant/contracts';
import { createLedgerKeeper } from '../../server/src/citations/ledger/ledger-keeper.ts';
import type { Source, WorkDescription } from '../../server/src/literature/sources/source.ts';
import { makeOverview } from '../../server/src/overview/make-overview.ts';
import { writtenSession } from '../session-reads/texts.ts';

const rounds = Number(process.argv[2] ?? 5);
const { turns, works } = writtenSession();
const keeper = createLedgerKeeper({ sources: [fromMemory(works)], budget: 60_000 });

for (let round = 1; round <= rounds; round += 1) {
  const spent = { ledger: 0, overview: 0 };
  let rows = 0;
  for (const { question, texts } of turns) {
    const answers = [...texts].map(([engine, text]) => ({
      engine,
      label: engine,
      model: '',
      mode: 'live' as const,
      missing: '',
      text: `${text}\n\nThis was said ${round} times.`,
    }));
    const cited = answers.map(({ engine, text }) => ({ engine, text, vendor_sources: [] }));
    const { signal } = new AbortController();
    const ledger = await spend('ledger', () =>
      keeper.check({ evidence: null, question, answers: cited, signal }),
    );
    await spend('overview', () =>
      makeOverview({ question, earlierQuestions: [], answers, evidence: null, ledger }, new Date()),
    );
    rows += ledger.rows.length;
  }
  const each = (what: keyof typeof spent) => `${(spent[what] / 1_000 / turns.length).toFixed(1)} ms`;
  console.log(
    `round ${round}: ledger ${each('ledger')} (${(rows / turns.length).toFixed(0)} works), overview ${each('overview')}`,
  );

  async function spend<Made>(what: keyof typeof spent, make: () => Made | Promise<Made>): Promise<Made> {
    const before = process.cpuUsage();
    const made = await make();
    const { system, user } = process.cpuUsage(before);
    spent[what] += system + user;
    return made;
  }
}

/** A source that holds some works. What it tells is a copy, as what threads are told. */
function fromMemory(all: readonly Citation[]): Source {
  const named = new Map<string, Citation>(
    all.flatMap((work) => [
      [`pmid:${work.pmid}`, work] as const,
      [`doi:${work.doi}`, work] as const,
      ...work.nct.map((number) => [`nct:${number}`, work] as const),
    ]),
  );
  return {
    id: 'pubmed',
    label: 'Memory',
    authorityOn: ['pmid', 'doi', 'nct'],
    coversArticles: true,
    weight: 1,
    search: async () => [],
    resolve: async ({ kind, value }) => structuredClone(named.get(`${kind}:${value}`) ?? null),
    find: async (description, { limit }) =>
      structuredClone(all.filter((work) => mayBe(work, description)).slice(0, limit)),
  };
}

function mayBe(work: Citation, { authors: [first], title, year }: WorkDescription): boolean {
  if (first) return work.authors.some(({ family }) => family === first);
  return title ? work.title.slice(0, 12) === title.slice(0, 12) : work.year === year;
}
