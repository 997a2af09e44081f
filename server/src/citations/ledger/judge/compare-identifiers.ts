import type { StatedDifference } from '@sextant/contracts';
import type { StatedIdentifier } from '../../../reading/mentions/mention.ts';
import { trialNamesOf } from '../../facts/trial-names.ts';
import { keyOf, recordedOf, written } from '../identifiers.ts';
import { isKnown, type KnownWork, type Works } from '../works.ts';

/**
 * How identifiers that stand together with a work's lead elsewhere. One that no one knows is its own mention's fault;
 * of a name beside it, it says something else than the record.
 */
export function identifierConflicts(
  work: KnownWork,
  identifiers: readonly StatedIdentifier[],
  works: Works,
  withUnknown: boolean,
): StatedDifference[] {
  return identifiers.flatMap((identifier) => {
    const other = works.find(identifier);
    if (!work.citation || other === work || identifier.kind === 'url') return [];
    const recorded = recordedOf(work.citation, identifier.kind);
    if (recorded.some((value) => keyOf({ kind: identifier.kind, value }) === keyOf(identifier))) return [];
    const isOther = other !== null && isKnown(other);
    if (
      isOther
        ? !areTwo(work, other, identifier)
        : !withUnknown || recorded.length === 0 || identifier.isDerived || !other?.finding.missingAt
    )
      return [];
    const told = recorded.map((value) => written({ kind: identifier.kind, value })).join(', ');
    return [
      {
        fact: 'identifier' as const,
        stated: written(identifier),
        recorded: told || nameOf(work),
        said_by: other?.citation?.source ?? work.citation.source,
      },
    ];
  });
}

const nameOf = ({ citation, identifiers }: KnownWork) =>
  identifiers[0] ? written(identifiers[0]) : (citation?.title ?? '');

/** Whether two known works cannot be meant by one mention. */
function areTwo(work: KnownWork, other: KnownWork, { kind }: StatedIdentifier): boolean {
  const [a, b] = [work.citation, other.citation];
  if (!a || !b) return false;
  // A preprint and the article that it became are cited side by side.
  if ([a, b].some(({ became }, at) => became && leadsTo(became, at === 0 ? b : a))) return false;
  const isRegistry = a.study_type === 'registry-record' || b.study_type === 'registry-record';
  if (!isRegistry) return true;
  // An article names its trials' registrations, or does not: then their names may tell.
  const [registered, article] = a.study_type === 'registry-record' ? [a, b] : [b, a];
  if (article.study_type === 'registry-record') return kind === 'nct';
  if (article.nct.some((number) => registered.nct.includes(number))) return false;
  if (article.nct.length > 0) return true;
  const [own, its] = [trialNamesOf(registered), trialNamesOf(article)];
  return own.length > 0 && its.length > 0 && !own.some((name) => its.includes(name));
}

const leadsTo = (
  became: { doi: string | null; pmid: string | null },
  article: { doi: string | null; pmid: string | null },
) =>
  (became.doi !== null && became.doi === article.doi) ||
  (became.pmid !== null && became.pmid === article.pmid);
