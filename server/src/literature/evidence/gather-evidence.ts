import type { Citation, Evidence, LibraryTopics, SourceReport } from '@sextant/contracts';
import type { Logger } from 'pino';
import { reasonOf } from '../../platform/db/wait-for-database.ts';
import { ownTurn } from '../../platform/process/own-turn.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import { withSpan } from '../../platform/tracing/spans.ts';
import { keyWordsOf } from '../../reading/words/key-words.ts';
import { knownTermsOf } from '../../reading/words/languages/known-terms.ts';
import { speaksOf } from '../sources/bears-on.ts';
import { failureMessage } from '../sources/failure-message.ts';
import { type Source, SourceError } from '../sources/source.ts';
import { questionInContext } from './question-in-context.ts';
import { rankWorks } from './rank-works.ts';

export interface EvidenceGathererOptions {
  sources: readonly Source[];
  log: Logger;
  /** Milliseconds that the sources have; what comes later is left out. */
  budget?: number;
}

export interface EvidenceGatherer {
  /**
   * Literature that bears on a question, from all sources at once. A source that fails or is late is named in the
   * reply and fails nothing else.
   * @param earlierQuestions the session's, oldest first
   * @throws the signal's reason, and nothing else
   */
  gather(question: string, earlierQuestions: readonly string[], signal: AbortSignal): Promise<Evidence>;
}

/** Design section 4: the engines start after so many milliseconds, whatever has been found by then. */
const defaultBudget = 2_500;
const askedOfEach = 15;
/** More than six engines can weigh; and all of them with their abstracts are to fit into one prompt. */
const maxWorks = 12;
/** Named where nothing was found. */
const maxTopics = 6;

/** A source that is not reached, or refuses, says all by its reason; where in our code that was noticed tells no one more. */
const told = (error: unknown) =>
  error instanceof SourceError && error.code !== 'garbage' ? { reason: reasonOf(error) } : { err: error };

/** Made once a process. */
export function createEvidenceGatherer({
  budget = defaultBudget,
  log,
  sources,
}: EvidenceGathererOptions): EvidenceGatherer {
  const asked = sources.filter(({ lookupOnly }) => !lookupOnly);
  const failing = new Set<string>();

  /** Said once when it begins and once when it ends: a machine without a network must not fill its log. */
  function note({ id, state }: SourceReport, error: unknown) {
    const fails = state === 'failed' || state === 'late';
    if (fails && !failing.has(id)) log.warn({ source: id, ...told(error) }, 'a literature source fails');
    if (!fails && failing.has(id)) log.info({ source: id }, 'a literature source answers again');
    if (fails) failing.add(id);
    else failing.delete(id);
  }

  return {
    async gather(question, earlierQuestions, signal) {
      const { searched: meant, subject } = questionInContext(question, earlierQuestions);
      const known = knownTermsOf(meant);
      const searched = known ?? meant;
      const answers = await Promise.all(
        asked.map(async (source) => {
          const answer = await asSpan(source, () =>
            ask(onSubject(source, subject), searched, budget, signal),
          );
          note(answer.report, answer.error);
          return answer;
        }),
      );
      await ownTurn();
      const found = answers.map(({ works }, place) => {
        const { id, weight } = asked[place] as Source;
        return { source: id, weight, works };
      });
      const works = rankWorks(found, searched, maxWorks);
      const topics = works.length > 0 ? null : await nearestTopics(asked, meant, budget, signal);
      return {
        searched_at: new Date().toISOString(),
        query: keyWordsOf(searched).join(', '),
        ...(known !== null && { note: noteOnTerms(keyWordsOf(known)) }),
        sources: answers.map(({ report }) => report),
        works: works.map((citation, at) => ({ number: at + 1, citation })),
        ...(topics && { topics }),
      };
    },
  };
}

/** No question is translated: what no English paper knows is left out, and that is said. */
function noteOnTerms(terms: readonly string[]): string {
  return terms.length > 0
    ? `This question is not all in English. Searched by the terms that PubMed can know: ${terms.join(', ')}.`
    : 'This question is not in English, and PubMed can know none of its terms. Nothing was searched. Ask in English, or name the drug, gene or disease.';
}

/** What is at hand ranks by words alone: those that are borrowed must not outweigh what is asked now. */
function onSubject(source: Source, subject: readonly string[]): Source {
  if (subject.length === 0 || !source.isAtHand) return source;
  const isMeant = speaksOf(subject);
  return { ...source, search: async (...asked) => (await source.search(...asked)).filter(isMeant) };
}

/** What there is instead, from the first source that can tell; one that cannot say so fails nothing. */
async function nearestTopics(
  sources: readonly Source[],
  question: string,
  budget: number,
  signal: AbortSignal,
): Promise<LibraryTopics | null> {
  const source = sources.find((each) => each.nearestTopics);
  const either = AbortSignal.any([signal, AbortSignal.timeout(budget)]);
  try {
    const options = { limit: maxTopics, signal: either };
    return (
      (await (source?.nearestTopics && orAborted(source.nearestTopics(question, options), either))) ?? null
    );
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

interface Answer {
  report: SourceReport;
  works: Citation[];
  error?: unknown;
}

/** A source that fails or is late fails nothing else, so that only its report says so. */
const asSpan = (source: Source, search: () => Promise<Answer>): Promise<Answer> =>
  withSpan(
    `search ${source.id}`,
    { 'sextant.source': source.id },
    async (span) => {
      const answer = await search();
      const { found, state } = answer.report;
      span.set({ 'sextant.state': state, 'sextant.found': found });
      return answer;
    },
    source.isAtHand ? 'internal' : 'client',
  );

async function ask(
  { id, label, search }: Source,
  question: string,
  budget: number,
  signal: AbortSignal,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(budget);
  const either = AbortSignal.any([signal, deadline]);
  const queries: string[] = [];
  const report = (state: SourceReport['state'], found: number, message: string | null): SourceReport => ({
    id,
    label,
    state,
    found,
    message,
    ...(queries.length > 0 && { query: queries.join('\n') }),
  });
  try {
    // The wait itself ends with the signal, for a source may forget about it.
    const works = await orAborted(
      search(question, {
        limit: askedOfEach,
        signal: either,
        onAsked: (query) => queries.push(query),
      }),
      either,
    );
    return { report: report(works.length > 0 ? 'found' : 'nothing', works.length, null), works };
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted)
      return { report: report('late', 0, failureMessage('timeout', label)), works: [], error };
    const code = error instanceof SourceError ? error.code : 'garbage';
    return { report: report('failed', 0, failureMessage(code, label)), works: [], error };
  }
}
