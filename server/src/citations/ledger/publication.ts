import type { Citation, LedgerRow, PublicationNotice } from '@sextant/contracts';
import type { Source } from '../../literature/sources/source.ts';
import type { Identifier } from '../../reading/identifiers/identifier.ts';
import { recordedOf } from './identifiers.ts';
import type { Failure } from './look-up.ts';
import type { KnownWork } from './works.ts';

type Publication = Pick<LedgerRow, 'publication' | 'publication_reason' | 'not_asked'>;

/**
 * What has become of a work. What was published against the article that a preprint became is against it as well.
 * @param article what the work became, as a preprint
 * @param failures who could not be asked about that, where no one has told of it
 */
export function publicationOf(
  work: KnownWork,
  article: KnownWork | null,
  failures: readonly Failure[],
  sources: readonly Source[],
): Publication {
  const own = ownPublication(work, sources);
  if (own.publication === 'retracted' || own.publication === 'concern') return own;
  const its = article && ownPublication(article, sources);
  if (its?.publication === 'retracted' || its?.publication === 'concern')
    return {
      publication: 'concern',
      publication_reason: `${ofArticle} ${its.publication_reason}`,
      not_asked: [],
    };
  const unasked = its?.publication === 'unchecked' ? its.not_asked : failures.map(({ label }) => label);
  return unasked.length === 0 || work.isKept ? own : withoutArticle(own, unasked, work.before);
}

const listed = new Intl.ListFormat('en');
const ofArticle = 'Of the article that it became:';

/** Who would know of a retraction of the article could not be asked: that says as little as silence about the work itself. */
function withoutArticle(own: Publication, unasked: readonly string[], before: LedgerRow | null): Publication {
  if (before?.publication === 'concern' && before.publication_reason?.startsWith(ofArticle))
    return { publication: 'concern', publication_reason: before.publication_reason, not_asked: [] };
  if (own.publication === 'unchecked')
    return { ...own, not_asked: [...new Set([...own.not_asked, ...unasked])] };
  return {
    publication: 'unchecked',
    publication_reason: `Whether the article that it became was retracted could not be checked. ${listed.format(unasked)} could not be asked.`,
    not_asked: [...unasked],
  };
}

/**
 * What has become of a work by itself. `current` only where all who would know of a retraction were asked: who knows of one is
 * believed, and the silence of one that could not be asked is no sign of health.
 */
function ownPublication(work: KnownWork, sources: readonly Source[]): Publication {
  const { before, citation, finding, isKept } = work;
  if (!citation) return { publication: null, publication_reason: null, not_asked: [] };
  if (isKept && before && before.publication !== null) {
    const { not_asked, publication, publication_reason } = before;
    return { publication, publication_reason, not_asked };
  }
  if (citation.status === 'retracted') return grave('retracted', citation, 'retraction', 'Retracted');
  if (citation.status === 'concern')
    return grave('concern', citation, 'concern', 'An expression of concern was published');
  // A registry's record of a trial is not retracted.
  if (citation.study_type === 'registry-record')
    return { publication: 'current', publication_reason: null, not_asked: [] };
  const missing = finding.failures.filter(
    ({ code, id }) =>
      code !== 'elsewhere' && wouldKnow(id, citation, sources) && !isStoodInFor(id, finding.vouchers),
  );
  if (missing.length > 0 || !finding.isVouched || finding.otherAt !== null) {
    const other = finding.otherAt && `${finding.otherAt} has another work under one of its identifiers.`;
    const why = [...missing.map(({ message }) => message), ...(other ? [other] : [])].join(' ');
    return {
      publication: 'unchecked',
      publication_reason: `Whether it was retracted could not be checked. ${why || 'None of the sources asked here tracks retractions of it.'}`,
      not_asked: missing.map(({ label }) => label),
    };
  }
  if (citation.status === 'corrected')
    return grave('corrected', citation, 'erratum', 'A correction was published');
  return { publication: 'current', publication_reason: null, not_asked: [] };
}

/** It has the authority on one of the work's identifiers, or would know the PMID that nobody else has told. */
function wouldKnow(id: string, citation: Citation, sources: readonly Source[]): boolean {
  const source = sources.find((candidate) => candidate.id === id);
  const isOpen = (kind: Identifier['kind']) => kind === 'pmid' && citation.pmid === null;
  return source?.authorityOn.some((kind) => isOpen(kind) || recordedOf(citation, kind).length > 0) ?? false;
}

/** Europe PMC has PubMed's records with all of their notices. */
const isStoodInFor = (id: string, vouchers: readonly string[]) =>
  id === 'pubmed' && vouchers.includes('europepmc');

function grave(
  publication: NonNullable<Publication['publication']>,
  { notices }: Citation,
  kind: PublicationNotice['kind'],
  text: string,
): Publication {
  const reference = notices
    .find((notice) => notice.kind === kind)
    ?.reference.trim()
    .replace(/\.$/, '');
  // What else leaves a work in place, and in doubt: it says by itself what it is.
  if (reference && /^(?:partial retraction|(?:temporarily )?withdrawn)\b/i.test(reference))
    return { publication, publication_reason: `${reference}.`, not_asked: [] };
  return {
    publication,
    publication_reason: reference ? `${text}: ${reference}.` : `${text}.`,
    not_asked: [],
  };
}
