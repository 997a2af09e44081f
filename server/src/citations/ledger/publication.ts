import type { Citation, LedgerRow, PublicationNotice } from '@sextant/contracts';
import type { Source } from '../../literature/sources/source.ts';
import type { Identifier } from '../../reading/identifiers/identifier.ts';
import { recordedOf } from './identifiers.ts';
import type { KnownWork } from './works.ts';

type Publication = Pick<LedgerRow, 'publication' | 'publication_reason' | 'not_asked'>;

/**
 * What has become of a work. What was published against the article that a preprint became is against it as well.
 * @param article what the work became, as a preprint
 */
export function publicationOf(
  work: KnownWork,
  article: KnownWork | null,
  sources: readonly Source[],
): Publication {
  const own = ownPublication(work, sources);
  if (!article || own.publication === 'retracted' || own.publication === 'concern') return own;
  const { publication, publication_reason: reason } = ownPublication(article, sources);
  return publication === 'retracted' || publication === 'concern'
    ? {
        publication: 'concern',
        publication_reason: `Of the article that it became: ${reason}`,
        not_asked: [],
      }
    : own;
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
  if (reference && /^(?:partial retraction|withdrawn)\b/i.test(reference))
    return { publication, publication_reason: `${reference}.`, not_asked: [] };
  return {
    publication,
    publication_reason: reference ? `${text}: ${reference}.` : `${text}.`,
    not_asked: [],
  };
}
