/**
 * What it costs to check the citations of six answers and to lay them side by side, in milliseconds of processor time a
 * question, helpers of V8 included: twenty questions of 20 kB of text, their works told from memory, so that nothing is
 * waited for. In one go: all six have ended. One by one: each time that one ends, the findings are made again, on those
 * before. Each round adds a sentence to every answer, so that none was read in the round before; the works are the same.
 * The first round also loads and compiles.
 *
 *   node bench/findings-cost/run.ts [rounds]
 */
import type { Citation, Ledger } from '@sextant/contracts';
import { createLedgerKeeper } from '../../server/src/citations/ledger/ledger-keeper.ts';
import type { Source, WorkDescription } from '../../server/src/literature/sources/source.ts';
import { makeOverview } from '../../server/src/overview/make-overview.ts';
import { writtenSession } from '../session-reads/texts.ts';

const rounds = Number(process.argv[2] ?? 5);
const { turns, works } = writtenSession();
const keeper = createLedgerKeeper({ sources: [fromMemory(works)], budget: 60_000 });

for (let round = 1; round <= rounds; round += 1) {
  await measure('in one go', round, [6]);
  await measure('one by one', round, [1, 2, 3, 4, 5, 6]);
}

/** @param ended how many answers have ended each time that findings are made */
async function measure(way: string, round: number, ended: readonly number[]): Promise<void> {
  const spent = { ledger: 0, overview: 0 };
  for (const { question, texts } of turns) {
    let previous: Ledger | undefined;
    const written = [...texts].map(([engine, text]) => ({
      engine,
      text: `${text}\n\nThis was said ${way}, ${round} times.`,
    }));
    for (const many of ended) {
      const cited = written.slice(0, many).map((answer) => ({ ...answer, vendor_sources: [] }));
      const { signal } = new AbortController();
      const ledger = await spend('ledger', () =>
        keeper.check({ evidence: null, question, answers: cited, ...(previous && { previous }), signal }),
      );
      const answers = written.map(({ engine, text }, at) => ({
        engine,
        label: engine,
        model: '',
        mode: 'live' as const,
        ...(at < many ? { missing: '', text } : { missing: 'It is still writing.', text: null }),
      }));
      await spend('overview', () =>
        makeOverview({ question, earlierQuestions: [], answers, evidence: null, ledger }, new Date()),
      );
      previous = ledger;
    }
  }
  const each = (what: keyof typeof spent) => `${(spent[what] / 1_000 / turns.length).toFixed(1)} ms`;
  console.log(`round ${round}, ${way}: ledger ${each('ledger')}, overview ${each('overview')}`);

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
