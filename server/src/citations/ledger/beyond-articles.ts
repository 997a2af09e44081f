import { knownJournal } from '../../reading/mentions/journals.ts';
import type { MentionCluster } from '../../reading/mentions/mention.ts';

const manuscript =
  /\barxiv\b|\b(?:thesis|dissertation|text-?book|handbook|ISBN|press release|white paper|technical report)\b/i;
/** "3rd ed.", "Oxford University Press", "In: Katzung BG, ed." */
const edition =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|second|third|fourth|fifth|revised|rev\.) ed(?:ition|n|\.|;)|\b(?:University|Academic|CRC) Press\b|\b(?:Publishers|Publishing|Verlag)\b|\bIn: .{3,160}\beds?\b/i;
/** "Philadelphia: Lippincott; 2008", "Hillsdale, NJ: Erlbaum; 1988" */
const publisher =
  /(?:^|[.;] )\p{Lu}[\p{L} ]{2,24}(?:, \p{Lu}{2})?: \p{Lu}[\p{L}&.,'’ -]{2,50}[;,] ?(?:19|20)\d\d\b/u;
/** Not ACL, though linguists meet under it: in medicine it is a ligament. */
const meeting =
  /\b(?:(?:annual|scientific) (?:meeting|sessions)|congress|conference|symposium|workshop)\b|\b(?:NeurIPS|NIPS|ICML|ICLR|CVPR|AAAI|MICCAI|EMNLP)\b/i;
const kinds = [manuscript, edition, publisher, meeting];

/**
 * Whether what is said of a work looks like no article of a journal: a book, a thesis, a manuscript, a talk. Who has the articles
 * of all journals has some of these; that he does not have one proves nothing.
 */
export function isBeyondArticles({ facts: { journal }, statement }: MentionCluster): boolean {
  if (journal !== null && knownJournal(journal) !== null) return false;
  return kinds.some((kind) => kind.test(statement));
}
