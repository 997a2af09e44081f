import type { PublicationNotice, PublicationStatus } from '@sextant/contracts';
import { partialRetraction } from '../partial-retraction.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

/**
 * `RefType`s of `CommentsCorrections` that bear on whether a work stands. The rest are comments and citations.
 * A partial retraction leaves the work in place with part of it withdrawn: a concern.
 */
const kinds: Record<string, PublicationNotice['kind']> = {
  RetractionIn: 'retraction',
  RetractedandRepublishedIn: 'retraction',
  PartialRetractionIn: 'concern',
  ExpressionOfConcernIn: 'concern',
  ErratumIn: 'erratum',
  CorrectedandRepublishedIn: 'republication',
  RetractionOf: 'retracts',
  PartialRetractionOf: 'retracts',
  ExpressionOfConcernFor: 'concerns',
  ErratumFor: 'corrects',
};

/** The notices that an article's record tells of. */
export function noticesOf(medlineCitation: XmlElement | undefined): PublicationNotice[] {
  return elementsAt(medlineCitation, 'CommentsCorrectionsList/CommentsCorrections').flatMap((entry) => {
    const kind = kinds[entry.attributes.RefType ?? ''];
    if (!kind) return [];
    const source = textAt(entry, 'RefSource') ?? '';
    const isPartial = entry.attributes.RefType === 'PartialRetractionIn';
    return [{ kind, reference: isPartial ? partialRetraction(source) : source, pmid: textAt(entry, 'PMID') }];
  });
}

/** What has become of the work. A notice that the work itself is of another one does not touch it. */
export function statusOf(
  publicationTypes: readonly string[],
  notices: PublicationNotice[],
): PublicationStatus {
  const has = (kind: PublicationNotice['kind']) => notices.some((notice) => notice.kind === kind);
  if (publicationTypes.includes('Retracted Publication') || has('retraction')) return 'retracted';
  if (has('concern')) return 'concern';
  if (has('erratum') || has('republication')) return 'corrected';
  return 'current';
}
