import { limits, maxAnswerLength } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../../e2e/hostile/corpus.ts';
import { quoteMarkdown } from '../answers/engines/demo/quote-markdown.ts';
import { readAnswer } from '../citations/ledger/read-answers.ts';
import { titleOf } from '../features/chat/title.ts';
import { quoteData } from '../literature/evidence/quote-data.ts';
import { shortenAbstract } from '../literature/evidence/shorten-abstract.ts';
import { plainMarkup } from '../literature/sources/plain-markup.ts';
import { prepareForJudge } from '../overview/judge/judge-reader.ts';
import { makeOverview } from '../overview/make-overview.ts';
import { storable } from '../platform/db/storable.ts';
import { readDocument } from '../reading/read-document.ts';
import { asQuoted } from '../reading/words/hidden-words.ts';
import { readQuestion } from '../reading/words/question/read-question.ts';
import { termsOf } from '../reading/words/terms.ts';
import { floods } from './floods.ts';
import { isFullSecurityRun } from './full-security-run.ts';
import { growthOf, workOf } from './growth.ts';

/** The longest abstract that a source may bring, as `with-bounds.ts` cuts it. */
const maxAbstract = 20_000;

/** Of one answer; the others of its turn are read by the same readers, one after the other. */
const turnOf = (text: string) => ({
  question: 'Does metformin lower mortality?',
  earlierQuestions: [],
  answers: [{ engine: 'claude', label: 'Claude', model: 'm', text, mode: 'live' as const, missing: '' }],
  evidence: null,
  ledger: null,
});

/** The same before a thread reads it. */
const writtenTurnOf = (text: string) => ({ ...turnOf(text), evidence: 'null', ledger: 'null' });

interface Reader {
  name: string;
  /** The longest text that it may be given. */
  length: number;
  read: (text: string) => unknown;
}

/** What reads texts in threads of its own. */
const inThreads: Reader[] = [
  { name: 'the document', length: maxAnswerLength, read: readDocument },
  {
    name: 'citations',
    length: maxAnswerLength,
    read: (text) => readAnswer({ engine: 'claude', text, vendor_sources: [] }),
  },
  {
    name: 'the overview',
    length: maxAnswerLength,
    read: (text) => makeOverview(turnOf(text), new Date(0)),
  },
  {
    name: 'the judge',
    length: maxAnswerLength,
    read: (text) => prepareForJudge(writtenTurnOf(text), ['claude']),
  },
];

/** What reads texts on the thread that everybody's streams run on. */
const onMainThread: Reader[] = [
  { name: 'an earlier answer for an engine', length: maxAnswerLength, read: asQuoted },
  { name: 'what is stored', length: maxAnswerLength, read: storable },
  { name: 'a quoted abstract', length: maxAbstract, read: quoteData },
  { name: 'a shortened abstract', length: maxAbstract, read: (text) => shortenAbstract(text, 2_400) },
  { name: 'terms of an abstract', length: maxAbstract, read: termsOf },
  { name: "a demo's quotation", length: maxAbstract, read: quoteMarkdown },
  { name: 'markup of a record', length: maxAbstract, read: plainMarkup },
  { name: 'a question', length: limits.questionLength, read: readQuestion },
  { name: 'a title', length: limits.questionLength, read: titleOf },
];

/** Milliseconds of work that one text may cost; in threads twice what a machine takes that does nothing else. */
const maxWork = { inThreads: 1_000, onMainThread: 50 };
/** Of texts that a person might still read, in the short form: one in so many. */
const every = isFullSecurityRun ? 1 : 12;
const tried = <Item>(items: readonly Item[]) => items.filter((_, place) => place % every === 0);

const hostile = [
  ...tried(floods).map(([name, ofLength]) => ({ name: `flood: ${name}`, ofLength })),
  ...tried(corpus).map(({ name, text }) => ({
    name,
    ofLength: (length: number) => storable(text.slice(0, length)),
  })),
];

let made = 0;
/** For each try a text that no reader has seen: what was read is kept. */
function another(text: string): string {
  made += 1;
  return `${text} ${made}`;
}

/** The least of some tries: others on the machine only ever add. */
function leastWork(read: (text: string) => unknown, text: string, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 6 && least >= limit; tries += 1)
    least = Math.min(
      least,
      workOf(() => read(another(text))),
    );
  return least;
}

describe.each([
  ['in threads', inThreads, maxWork.inThreads],
  ['on the main thread', onMainThread, maxWork.onMainThread],
] as const)('%s', (_where, readers, limit) => {
  it.each(readers.map((reader) => [reader.name, reader] as const))(
    `every hostile text costs ${limit} ms of work at most: %s`,
    { timeout: 1_800_000 },
    (name, { length, read }) => {
      let worst = { name: '', work: 0 };
      const over: string[] = [];
      for (const text of hostile) {
        const work = leastWork(read, text.ofLength(length), limit);
        if (work > worst.work) worst = { name: text.name, work };
        if (work >= limit) over.push(`${text.name}: ${Math.round(work)} ms`);
      }
      console.info(
        `${name}: the worst of ${hostile.length} texts, ${worst.name}, ${Math.round(worst.work)} ms`,
      );
      expect(over).toEqual([]);
    },
  );

  it.each(readers.map((reader) => [reader.name, reader] as const))(
    'cost grows with the length, not with its square: %s',
    { timeout: 1_800_000 },
    (_name, { length, read }) => {
      const grown = tried(floods).flatMap(([name, ofLength]) => {
        const { cost, limit: allowed } = growthOf(length, ofLength, (text) => read(another(text)));
        return cost < allowed ? [] : [`${name}: ${Math.round(cost)} ms of ${Math.round(allowed)}`];
      });
      expect(grown).toEqual([]);
    },
  );
});
