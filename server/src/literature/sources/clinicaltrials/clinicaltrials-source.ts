import type { Citation } from '@sextant/contracts';
import { z } from 'zod';
import { keyWordsOf, searchRunsOf } from '../../../reading/words/key-words.ts';
import type { SearchTerm } from '../../../reading/words/question/read-question.ts';
import { termsOf } from '../../../reading/words/terms.ts';
import { fetchJson } from '../remote/fetch-reply.ts';
import { Pacer } from '../remote/pacer.ts';
import { readable } from '../remote/readable.ts';
import { createRemoteSource } from '../remote/remote-source.ts';
import { type Source, SourceError } from '../source.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { registeredStudy, studyFields, studyToCitation } from './study-to-citation.ts';

const source = 'clinicaltrials';
const timeout = 10_000;
const saysNone = /\bNCT\d{8} not found/i;
/** Studies looked through for those that are about more than one word of the question. */
const candidates = 40;

// One strange record must not cost the others.
const searchReply = z.object({ studies: z.array(registeredStudy.nullable().catch(null)) });

/** ClinicalTrials.gov, by the second version of its API. */
export function createClinicaltrialsSource({ baseUrl }: { baseUrl: string }): Source {
  // The registry asks for at most about 50 requests a minute.
  const pacer = new Pacer(source, { requests: 45, interval: 60_000, concurrency: 4 });
  const fields = studyFields.join(',');

  return createRemoteSource({
    id: source,
    label: 'ClinicalTrials.gov',
    // A registry says little of results.
    weight: 0.6,
    authorityOn: ['nct'],
    async search(question, { limit, onAsked, signal }) {
      const terms = searchRunsOf(question).flat();
      if (terms.length === 0) return [];
      // Which word is the condition and which the intervention, the registry tells: one of each must fit.
      const any = `(${terms.map(written).join(' OR ')})`;
      onAsked?.(`Condition: ${any}. Intervention: ${any}`);
      const url = new URL(`${baseUrl}/studies`);
      url.search = new URLSearchParams({
        'query.cond': any,
        'query.intr': any,
        fields,
        pageSize: String(candidates),
        sort: '@relevance',
      }).toString();
      const request = () => fetchJson(url, searchReply, { source, signal, timeout });
      const reply = await pacer.run(request, { signal, urgent: true });
      // The address is fixed: a 404 is a wrong CLINICALTRIALS_BASE_URL, and no word about any study.
      if (!reply) throw new SourceError('refused', source, { cause: new Error('status 404') });
      const studies = readable(reply.studies, source).map(studyToCitation);
      return aboutMost(keyWordsOf(question), studies).slice(0, limit);
    },
    async find({ trial }, { limit, signal }) {
      if (!trial) return null;
      const url = new URL(`${baseUrl}/studies`);
      url.search = new URLSearchParams({
        // Titles and acronyms.
        'query.titles': trial.replace(/[^\p{L}\p{N} -]/gu, ' '),
        fields,
        pageSize: String(limit),
        sort: '@relevance',
      }).toString();
      const request = () => fetchJson(url, searchReply, { source, signal, timeout });
      const reply = await pacer.run(request, { signal });
      if (!reply) throw new SourceError('refused', source, { cause: new Error('status 404') });
      return readable(reply.studies, source).map(studyToCitation);
    },
    async resolve({ kind, value }, { signal }) {
      if (kind !== 'nct' || !/^NCT\d{8}$/.test(value)) return null;
      const url = new URL(`${baseUrl}/studies/${value}`);
      url.search = new URLSearchParams({ fields }).toString();
      const request = () => fetchJson(url, registeredStudy, { source, signal, timeout, saysNone });
      const study = await pacer.run(request, { signal });
      if (!study) return null;
      const citation = studyToCitation(study);
      // A number that was given up leads to the study's present one.
      return { ...citation, nct: [...new Set([...citation.nct, value])] };
    },
  });
}

/** Words that the registry's search language reads as something else. */
const operators = /^(?:all|missing|range|cover|tilt|area|expansion)$/i;
/** Without quotation marks the registry also finds what else a term is called. */
const written = ({ quoted, text }: SearchTerm) =>
  quoted || operators.test(text) || /[^\p{L}\p{N} -]/u.test(text) ? `"${text}"` : text;

/** Those that speak of two of the words at least, the most first; of one, where there is but one. */
function aboutMost(words: readonly string[], works: readonly Citation[]): Citation[] {
  const asked = words.map((word) => termsOf(word));
  const scored = works.map((work) => {
    const own = new Set(termsOf(`${work.title}\n${work.abstract ?? ''}`));
    return { work, score: asked.filter((terms) => terms.some((term) => own.has(term))).length };
  });
  return scored
    .filter(({ score }) => score >= Math.min(2, words.length))
    .sort((a, b) => b.score - a.score)
    .map(({ work }) => work);
}

export const clinicaltrials: SourceDefinition = {
  id: 'clinicaltrials',
  baseUrlVariable: 'CLINICALTRIALS_BASE_URL',
  defaultBaseUrl: 'https://clinicaltrials.gov/api/v2',
  connect: createClinicaltrialsSource,
};
