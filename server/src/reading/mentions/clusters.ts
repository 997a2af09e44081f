import type { Place, ReadDocument } from '../document.ts';
import { type FoundMention, joinFacts, type MentionCluster, noFacts } from './mention.ts';
import { ownLabels } from './own-labels.ts';

/** What may stand between two names of one work. */
const between =
  /pmids?|pmcids?|pmc|dois?|pubmed|ids?|nct|clinicaltrials\.gov|identifiers?|registration|registered|available|at|see|ref(?:erence)?s?|https?:\/\/\S*|trials?|study|paper|systematic|meta-analys[ie]s|reviews?|reports?|articles?|analysis|cohort|randomi[sz]ed|controlled|rct|published|in|the|as|no|number|med|bio|rxiv|preprint|vol|pp?|doi\.org|\d{1,4}(?:\(\d{1,3}\))?[:,]\d{1,8}(?:[-–]\d{1,8})?/gi;
const maxGapLength = 70;
const coordinated = /^[\s*_]*(?:,|;|and|&|or|plus|vs\.?|versus|\/|, and)[\s*_]*(?:the |in )?$/i;

/** The mentions of one stretch of text, put together where they name one work. */
export function clusterMentions(document: ReadDocument, mentions: readonly FoundMention[]): MentionCluster[] {
  const { prose } = document;
  const hasOwnLabel = ownLabels(document);
  const clusters: MentionCluster[] = [];
  const sorted = [...mentions].sort((a, b) => a.from - b.from || b.to - a.to);
  sorted.forEach((mention, at) => {
    const last = clusters.at(-1);
    const isList = isOneOfList(prose, sorted, at);
    const isApart = mention.identifier !== null && last && isCited(last) && hasOwnLabel(mention);
    if (last && !isList && !isApart && isJoined(prose, last, mention)) add(last, mention);
    else clusters.push(clusterOf(mention, isList));
  });
  return clusters;
}

/** A cluster that nothing more is put to: one of several that are named in a row. */
const closed = new WeakSet<MentionCluster>();

export function clusterOf(mention: FoundMention, isClosed = false): MentionCluster {
  const { facts, from, identifier, key, to } = mention;
  const cluster: MentionCluster = {
    from,
    to,
    mentions: [mention],
    identifiers: identifier ? [identifier] : [],
    facts: joinFacts(noFacts, facts),
    key,
    entry: null,
    nearby: null,
    statement: '',
    said: '',
  };
  if (isClosed) closed.add(cluster);
  return cluster;
}

export function add(cluster: MentionCluster, mention: FoundMention): void {
  cluster.mentions.push(mention);
  cluster.from = Math.min(cluster.from, mention.from);
  cluster.to = Math.max(cluster.to, mention.to);
  if (mention.identifier) cluster.identifiers.push(mention.identifier);
  cluster.facts = joinFacts(cluster.facts, mention.facts);
  cluster.key ??= mention.key;
}

/** `[1-3]` is three works at one place; "DAPA-HF and EMPEROR-Reduced [4]" are two trials and one paper. */
function isOneOfList(prose: string, sorted: readonly FoundMention[], at: number): boolean {
  const mention = sorted[at] as FoundMention;
  return [sorted[at - 1], sorted[at + 1]].some((other) => {
    if (!other) return false;
    if (mention.key !== null) return other.key !== null && areAdjacent(prose, mention, other);
    if (mention.form !== 'trial' || other.form !== 'trial') return false;
    const [first, second] = other.from < mention.from ? [other, mention] : [mention, other];
    return coordinated.test(prose.slice(first.to, second.from));
  });
}

function areAdjacent(prose: string, a: Place, b: Place): boolean {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  return second.from - first.to < 4 && !/\p{L}/u.test(prose.slice(first.to, second.from));
}

function isJoined(prose: string, cluster: MentionCluster, mention: FoundMention): boolean {
  if (closed.has(cluster) || !fits(cluster, mention)) return false;
  if (mention.from < cluster.to) return true;
  const gap = prose.slice(cluster.to, mention.from);
  if (gap.length > maxGapLength || /\n/.test(gap) || /[.!?]["”]?\s+\p{Lu}\p{Ll}/u.test(gap)) return false;
  // What names a work begins another one, unless it stands in brackets behind the number or identifier.
  const names = mention.identifier === null && mention.key === null;
  const isClosed = prose[cluster.to - 1] === ')' && !/\(/.test(gap);
  if (names && (isClosed || /[.!?]\s|^[^(]*\)/.test(gap) || (isCited(cluster) && !/\(/.test(gap))))
    return false;
  // Behind a semicolon another name is another work; an identifier goes on with the one before.
  if (/;/.test(gap) && !mention.identifier && mention.form !== 'number') return false;
  // A number and an identifier in a row cite one work each: "[1], https://doi.org/…".
  if (/[,;]/.test(gap) && isCited(cluster) && (mention.key !== null || cluster.key !== null)) return false;
  return !/[\p{L}\d]/u.test(gap.replace(between, ''));
}

const isCited = ({ identifiers, key }: MentionCluster) => identifiers.length > 0 || key !== null;

/** One work has one name, one number, and one identifier of a kind. */
function fits({ facts, identifiers, key, mentions }: MentionCluster, mention: FoundMention): boolean {
  const { facts: said, identifier } = mention;
  if (mention.key !== null && key !== null) return false;
  if (
    identifier &&
    identifiers.some(({ kind, value }) => kind === identifier.kind && value !== identifier.value)
  )
    return false;
  if (mention.form === 'url-web' || mentions[0]?.form === 'url-web') return mention.form === 'title';
  if (said.authors && facts.authors.length > 0) return false;
  if (said.trial && facts.trial && said.trial !== facts.trial) return false;
  if (said.title && facts.title) return false;
  return !(said.journal && facts.journal);
}
