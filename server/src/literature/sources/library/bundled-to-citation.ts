import type { Author, Citation, PublicationNotice, StudyType } from '@sextant/contracts';
import { emptyCitation } from '../empty-citation.ts';
import type { BundledRecord } from './bundled-record.ts';

/** What a stored record is marked with, so that it never takes the place of one that was imported. */
export const bundledSource = 'bundled';

const studyTypes: Record<BundledRecord['studyType'], StudyType> = {
  'randomised trial': 'randomized-trial',
  'non-randomised trial': 'clinical-trial',
  cohort: 'observational-study',
  'case-control': 'observational-study',
  'cross-sectional': 'observational-study',
  'case series': 'case-report',
  'meta-analysis': 'meta-analysis',
  'systematic review': 'systematic-review',
  review: 'review',
  guideline: 'guideline',
  'laboratory study': 'laboratory',
  'genetic study': 'observational-study',
  methods: 'other',
  modelling: 'other',
};
const noticeKinds: Record<NonNullable<BundledRecord['notices']>[number]['kind'], PublicationNotice['kind']> =
  {
    retraction: 'retraction',
    concern: 'concern',
    correction: 'erratum',
    republication: 'republication',
  };

/** A record of the bundled library as a work to cite. Its digest and figures stand in the place of the abstract. */
export function bundledToCitation(record: BundledRecord): Citation {
  const { digest, figures = [], notices = [] } = record;
  const results = figures.filter(({ confirmed }) => confirmed).map(describeFigure);
  return {
    ...emptyCitation(bundledSource, record.title.replace(/\.$/, '')),
    authors: record.authors.map(toAuthor),
    journal: record.journal,
    year: record.year,
    pmid: record.pmid,
    pmcid: record.pmcid ?? null,
    doi: record.doi.toLowerCase(),
    nct: record.nct ? [record.nct] : [],
    url: record.pmid ? `https://pubmed.ncbi.nlm.nih.gov/${record.pmid}/` : `https://doi.org/${record.doi}`,
    abstract: results.length > 0 ? `${digest}\nFIGURES: ${results.join(' ')}` : digest,
    abstract_source: 'sextant-summary',
    study_type: studyTypes[record.studyType],
    n: record.n ?? null,
    status: record.status === 'ok' ? 'current' : record.status,
    notices: notices.map(({ date, doi, kind, note, pmid }) => ({
      kind: noticeKinds[kind],
      reference: [note?.replace(/\.$/, ''), date, doi && `doi:${doi}`].filter(Boolean).join('. '),
      pmid: pmid ?? null,
    })),
    mesh: record.keywords,
  };
}

/** `Yusuf S`; what has no initials at its end is a group. */
function toAuthor(name: string): Author {
  const [, family, given] = /^(.+?)\s+(\p{Lu}{1,3}(?:\s(?:Jr|Sr|[23][nr]d))?)$/u.exec(name) ?? [];
  return family && given ? { family, given, group: false } : { family: name, given: null, group: true };
}

function describeFigure({
  comparison,
  high,
  low,
  measure,
  outcome,
  p,
  value,
}: NonNullable<BundledRecord['figures']>[number]): string {
  const size = measure === 'percent' ? `${value}%` : `${measure} ${value}`;
  const ownInterval = /interval|\bCI\b|\d+%/i.test(outcome);
  const interval =
    low === undefined || high === undefined ? '' : ` (${ownInterval ? '' : '95% CI '}${low} to ${high})`;
  const probability = p === undefined ? '' : `, P${/^[<>=]/.test(p) ? p : `=${p}`}`;
  const subject = `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`;
  return `${subject}, ${comparison}: ${size}${interval}${probability}.`;
}
