import {
  type AgainstCitation,
  againstCitation,
  type Citation,
  type LedgerRow,
  type Mention,
  mentionByItself,
  type SupportRelation,
} from '@sextant/contracts';

/** What has become of a work. */
export const publications: Record<NonNullable<LedgerRow['publication']>, string> = {
  current: 'Not retracted',
  corrected: 'CORRECTED',
  concern: 'CONCERN',
  retracted: 'RETRACTED',
  unchecked: 'Retraction not checked',
};
/** What warns of a work where there is room for one word; empty where nothing is known against it. */
export const warningOf = (publication: LedgerRow['publication'] | Citation['status']): string =>
  publication === 'retracted' || publication === 'concern' ? publications[publication] : '';
const findings: Record<LedgerRow['found'], string> = {
  known: '',
  'not-found': 'NOT FOUND',
  unknown: 'Could not be checked',
  'web-page': 'Web page, not checked',
};
const mentionStates: Record<AgainstCitation, string> = {
  mismatch: 'MISMATCH',
  'not-found': 'NOT FOUND',
  unknown: findings.unknown,
  unconfirmed: 'Not confirmed',
  'web-page': findings['web-page'],
  retracted: publications.retracted,
  concern: publications.concern,
  unchecked: publications.unchecked,
};
/**
 * What checking a mention came to, and why; what has become of its work comes with it, gravest first: a retracted work that
 * an answer gives rightly is never called verified.
 */
export function stateOf(mention: Mention, row: LedgerRow): string {
  const own = mentionByItself(mention, row);
  const why = mention.reason ? `: ${mention.reason}` : '';
  const states = againstCitation(mention, row).map(
    (against) => mentionStates[against] + (against === own ? why : ''),
  );
  return states.join('; ') || `Verified${why}`;
}

/** What an abstract, or what stands for it, says of a sentence. */
export const relations: Record<SupportRelation, (source: string) => string> = {
  supports: (source) => `Supported by ${source}`,
  'same-topic': (source) => `Same topic; whether ${source} says this was not settled`,
  unsettled: (source) => `Whether ${source} says this was not settled`,
  missing: () => 'No abstract to read',
};
/** Whose words are read: the bundled library's own are never called an abstract. */
export const abstractName = ({ abstract_source: source }: LedgerRow): string =>
  source === 'sextant-summary' ? 'Sextant’s summary' : 'the abstract';

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

/**
 * What is to be known of a work that answers only name with other facts than its own, as a PMID beside another title; null
 * for any that one of them gives rightly.
 */
export function onlyMismatched(mentions: readonly Mention[]): string | null {
  if (mentions.length === 0 || mentions.some(({ state }) => state !== 'mismatch')) return null;
  const facts = [...new Set(mentions.flatMap(({ differs }) => differs.map(({ fact }) => fact)))];
  const others = facts.length > 0 ? `another ${facts.join(' and ')}` : 'other facts';
  return `MISMATCH: cited only with ${others}; it may not be the work that was meant.`;
}

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
