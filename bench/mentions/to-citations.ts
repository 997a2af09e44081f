import type { Author, Citation, PublicationNotice, StudyType } from '@sextant/contracts';
import { titleLikeness } from '../../server/src/citations/facts/titles.ts';
import { emptyCitation } from '../../server/src/literature/sources/empty-citation.ts';
import { journalNames } from '../../server/src/reading/mentions/journal-names.ts';
import { knownJournal } from '../../server/src/reading/mentions/journals.ts';
import type { SetWork } from './read-set.ts';

const types: Record<string, StudyType> = {
  'randomised-trial': 'randomized-trial',
  'randomized-trial': 'randomized-trial',
  'meta-analysis': 'meta-analysis',
  'systematic-review': 'systematic-review',
  review: 'review',
  guideline: 'guideline',
  notice: 'notice',
};
const notices: Partial<Record<SetWork['status'], PublicationNotice['kind']>> = {
  retracted: 'retraction',
  concern: 'concern',
  corrected: 'erratum',
};

/** The works of a set as the services hold them, and their trials as the registry does. */
export function toCitations(works: readonly SetWork[]): Map<string, Citation> {
  const citations = new Map(works.map((work) => [work.id, toCitation(work, works)]));
  const registered = new Map<string, SetWork>();
  for (const work of works)
    for (const nct of work.nct ?? []) if (!registered.has(nct)) registered.set(nct, work);
  for (const [nct, { authors, nct: all, title, trial, year }] of registered)
    citations.set(nct, {
      ...emptyCitation('clinicaltrials', `A study behind: ${title}`),
      authors: [{ family: `Sponsor of ${authors[0] ?? 'it'}`, given: null, group: true }],
      journal: 'ClinicalTrials.gov',
      year: year - 3,
      nct: [nct],
      // Of several trials that one article reports, a set names but one.
      trial: all.length > 1 ? null : trial,
      study_type: 'registry-record',
      status: 'current',
    });
  return citations;
}

function toCitation(work: SetWork, works: readonly SetWork[]): Citation {
  const { abstract, authors, doi, nct, pmcid, pmid, preprint, status, title, trial, year } = work;
  const [full, short] = journalOf(work.journal);
  const kind = notices[status];
  const article = preprint
    ? works.find(
        (other) =>
          !other.preprint &&
          other.authors[0] === authors[0] &&
          (titleLikeness(other.title, title) ?? 0) > 0.6,
      )
    : undefined;
  return {
    ...emptyCitation('pubmed', title.replace(/\.$/, '')),
    authors: [
      ...authors.map(toAuthor),
      // As PubMed lists the group behind a trial.
      ...(trial ? [{ family: `${trial} Investigators`, given: null, group: true }] : []),
    ],
    journal: full,
    journal_short: short,
    year,
    online_year: work.online ?? null,
    pmid,
    pmcid: pmcid ?? null,
    doi: doi?.toLowerCase() ?? null,
    nct: nct ?? [],
    url: pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : null,
    abstract,
    study_type: preprint ? 'preprint' : (types[work.studyType ?? ''] ?? 'other'),
    status,
    notices: kind ? [{ kind, reference: 'A Journal. 2021;1:2', pmid: null }] : [],
    became: article ? { doi: article.doi?.toLowerCase() ?? null, pmid: article.pmid } : null,
  };
}

function toAuthor(name: string): Author {
  // A suffix is a field of its own in every record: "Fowler AA 3rd", "Wright JT Jr".
  const plain = name.replace(/ (?:Jr|Sr|2nd|3rd|4th|I{2,3}|IV)$/, '');
  const [, family, given] = /^(.+?)\s+(\p{Lu}{1,4})$/u.exec(plain) ?? [];
  return family && given ? { family, given, group: false } : { family: name, given: null, group: true };
}

/** Full name and abbreviation, as a record states both. */
function journalOf(name: string | null): [string | null, string | null] {
  if (!name) return [null, null];
  const id = knownJournal(name);
  return [id === null ? name : (journalNames[id]?.[0] ?? name), name];
}
