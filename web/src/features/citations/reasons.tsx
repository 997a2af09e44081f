import type { LedgerRow, Mention } from '@sextant/contracts';

interface ReasonsProps {
  /** Null where the work is told of without one of its mentions. */
  mention: Mention | null;
  row: LedgerRow | null;
}

/** Why a citation stands as it does: what differs and who said so, a notice, who could not be asked. */
export function Reasons({ mention, row }: ReasonsProps) {
  if (!row) return null;
  const article = row.article;
  const told = [
    mention ? mention.reason : row.found_reason,
    row.publication === 'current' ? null : row.publication_reason,
    article &&
      `A preprint. It was published as “${article.title}”${article.journal ? `, ${article.journal}` : ''}${article.year ? ` ${article.year}` : ''}.`,
  ];
  const reasons = [...new Set(told.filter((reason) => reason !== null))];
  return reasons.map((reason) => (
    <p key={reason} className="text-sm">
      {reason}
    </p>
  ));
}
