import {
  type AgainstCitation,
  againstCitation,
  type LedgerRow,
  type Mention,
  type MentionByItself,
  mentionByItself,
} from '@sextant/contracts';

/** What has become of a work. */
export const publications: Record<NonNullable<LedgerRow['publication']>, string> = {
  current: 'Not retracted',
  corrected: 'CORRECTED',
  concern: 'CONCERN',
  retracted: 'RETRACTED',
  unchecked: 'Retraction not checked',
};
const findings: Record<LedgerRow['found'], string> = {
  known: '',
  'not-found': 'NOT FOUND',
  unknown: 'Could not be checked',
  'web-page': 'Web page, not checked',
};
const mentionStates: Record<MentionByItself, string> = {
  verified: 'Verified',
  mismatch: 'MISMATCH',
  'not-found': 'NOT FOUND',
  unknown: findings.unknown,
  unconfirmed: 'Not confirmed',
  'web-page': findings['web-page'],
};
/** What checking a mention came to, and why. */
export const stateOf = (mention: Mention, row: LedgerRow): string =>
  mentionStates[mentionByItself(mention, row)] + (mention.reason ? `: ${mention.reason}` : '');

/** What an abstract does, as a sentence about it goes on. */
export const relations: Record<NonNullable<Mention['support']>['relation'], string> = {
  supports: 'says so',
  'same-topic': 'speaks of the same',
  unsettled: 'could not be matched',
  missing: 'is missing',
};

/** What is said of a citation where it stands; what could not be checked is told with its work. */
const wrongs: Partial<Record<AgainstCitation, (mention: Mention) => string>> = {
  retracted: () => 'retracted',
  'not-found': () => 'not found',
  mismatch: ({ differs }) => `mismatch: ${[...new Set(differs.map(({ fact }) => fact))].join(' and ')}`,
  concern: () => 'concern',
};

/** All that is wrong with a citation, gravest first, for where it stands; empty where nothing is. */
export const wrongAt = (mention: Mention, row: LedgerRow): string =>
  againstCitation(mention, row)
    .flatMap((against) => wrongs[against]?.(mention) ?? [])
    .join('; ');

/** What is true of a work, in words: whether it exists, and what has become of it. */
export function standingOf({ article, found, found_reason: why, ...row }: LedgerRow): string {
  const { publication, publication_reason: notice } = row;
  const where = article ? [article.journal, article.year].filter(Boolean).join(', ') : '';
  return [
    [findings[found], found === 'known' || found === 'web-page' ? null : why].filter(Boolean).join(': '),
    publication && [publications[publication], notice].filter(Boolean).join(': '),
    article && `Preprint of “${article.title}”${where ? `, ${where}` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
