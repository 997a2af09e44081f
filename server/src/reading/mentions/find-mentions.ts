import { visibleTextOf } from '@sextant/contracts';
import type { ReadDocument, Sentence } from '../document.ts';
import { blockAt, sentenceAt } from '../read-document.ts';
import { findAuthorYears } from './author-year.ts';
import { citedPart } from './cited-part.ts';
import { add, clusterMentions, clusterOf } from './clusters.ts';
import { isIdentified, isInJournal, readEntry } from './entries.ts';
import { findJournalYears } from './journal-year.ts';
import { findMarks } from './marks.ts';
import { type FoundMention, joinFacts, type MentionCluster } from './mention.ts';
import { bindNearby } from './nearby.ts';
import { findPreprints } from './preprints.ts';
import { createStatements } from './statement.ts';
import { Taken } from './taken.ts';
import { findTitles } from './titles.ts';
import { findTrials } from './trials.ts';

/** No honest answer has more: what floods is read so far, and the server goes on. */
const maxMentions = 500;

/**
 * Every place of a text that points at a work, in its order, those together that name one work in one place. What
 * stands in the text's own list of references is one cluster an entry.
 */
export function findMentions(document: ReadDocument): MentionCluster[] {
  const { references } = document;
  const inText: FoundMention[] = [];
  const inEntry = new Map<number, FoundMention[]>();
  for (const mention of allMentions(document)) {
    const at = references.findIndex(({ from, to }) => mention.from >= from && mention.from < to);
    if (at < 0) inText.push(mention);
    else inEntry.set(at, [...(inEntry.get(at) ?? []), mention]);
  }
  const clusters = clusterMentions(document, inText);
  references.forEach((_, at) => {
    clusters.push(entryCluster(document, at, inEntry.get(at) ?? []));
  });
  clusters.sort((a, b) => a.from - b.from);
  bindNearby(document, clusters);
  const statementAt = createStatements(document);
  for (const cluster of clusters) {
    const entry = cluster.entry === null ? null : (references[cluster.entry]?.text ?? '');
    Object.assign(cluster, entry === null ? statementAt(cluster.from) : { statement: entry, said: entry });
  }
  for (const [sentence, cited] of bySentence(document, clusters)) sayParts(document, sentence, cited);
  return clusters;
}

/** The clusters of each sentence that speaks for itself. */
function bySentence(
  document: ReadDocument,
  clusters: readonly MentionCluster[],
): ReadonlyMap<Sentence, MentionCluster[]> {
  const found = new Map<Sentence, MentionCluster[]>();
  for (const cluster of clusters) {
    const sentence = cluster.entry === null ? sentenceAt(document, cluster.from) : null;
    if (!sentence || blockAt(document, cluster.from)?.cell || sentence.text !== cluster.statement) continue;
    found.set(sentence, [...(found.get(sentence) ?? []), cluster]);
  }
  return found;
}

/** Numbers and identifiers are no part of what is said. */
function sayParts({ prose }: ReadDocument, { from, to }: Sentence, cited: readonly MentionCluster[]): void {
  let sentence = prose.slice(from, to);
  for (const { mentions } of cited)
    for (const { from: start, identifier, key, to: end } of mentions)
      if (identifier !== null || key !== null)
        sentence = blanked(sentence, Math.max(0, start - from), Math.min(sentence.length, end - from));
  const places = cited.map((cluster) => ({ from: cluster.from - from, to: cluster.to - from }));
  cited.forEach((cluster, at) => {
    const part = citedPart(sentence, places, at);
    cluster.said = sentence.slice(part.from, part.to).replace(/\s+/g, ' ').trim();
  });
}

const blanked = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${' '.repeat(Math.max(0, to - from))}${text.slice(to)}`;

function allMentions(document: ReadDocument): FoundMention[] {
  const { place, text: prose } = visibleTextOf(document.prose);
  const inWords = [
    ...findPreprints(prose),
    ...findAuthorYears(prose),
    ...findJournalYears(prose),
    ...findTrials(prose),
  ].map((mention) => ({ ...mention, from: place(mention.from), to: place(mention.to - 1) + 1 }));
  const placed = new Taken(document.text.length);
  for (const mention of inWords)
    if (mention.form === 'author-year' && mention.facts.journal) placed.add(mention);
  const journals = inWords.filter(({ form, isWeak }) => form === 'journal-year' && !isWeak);
  /** Where each begins, by its end. */
  const journalBefore = new Map(journals.map(({ from, to }) => [to, from] as const));
  const titles = findTitles(document);
  const titled = new Taken(document.text.length);
  const linked = new Set(document.links.map(({ from }) => from));
  // What only looks like a title is one for what only looks like a trial's name in it: "RSV" of a title in italics.
  const emphasised = new Taken(document.text.length);
  for (const title of titles) {
    if (!title.isWeak) titled.add(title);
    else if (!linked.has(title.from)) emphasised.add(title);
  }
  const marks = findMarks(document);
  // A preprint's number is in its DOI, too, and its server and year are no journal's.
  const taken = new Taken(document.text.length);
  for (const mark of marks) if (mark.identifier) taken.add(mark);
  const free = inWords.filter((mention) => {
    if (mention.form === 'medrxiv') return taken.take(mention);
    // "The British Journal of Sports Medicine (2022)" has no author of the name of Medicine.
    if (mention.form === 'author-year' && (journalBefore.get(mention.to) ?? mention.from) < mention.from)
      return false;
    // Letters of a DOI are no trial, and an acronym of a title need be none: the title says enough.
    if (mention.form === 'trial' && (taken.has(mention) || titled.has(mention))) return false;
    if (mention.form === 'trial' && mention.isWeak && emphasised.has(mention)) return false;
    // The journal between a name and its year is read with the name.
    if (mention.form === 'journal-year' && placed.has(mention)) return false;
    return (
      mention.form !== 'journal-year' || !/rxiv/i.test(mention.facts.journal ?? '') || !taken.has(mention)
    );
  });
  return [...marks, ...free, ...titles].sort((a, b) => a.from - b.from || b.to - a.to).slice(0, maxMentions);
}

/** An entry is one work: what its mentions and its words say is put together. */
function entryCluster(document: ReadDocument, at: number, found: readonly FoundMention[]): MentionCluster {
  const { from, key, text, to } = document.references[at] as ReadDocument['references'][number];
  const facts = readEntry(text, at);
  const isName = ({ form, from: start, to: end }: FoundMention) =>
    form === 'author-year' && !(isIdentified(text) && isInJournal(document.prose.slice(start, end)));
  const kept = found.filter(
    (mention) =>
      mention.key === null &&
      !mention.isWeak &&
      (mention.identifier !== null || isName(mention) || mention.form === 'title'),
  );
  const form = facts.title ? 'title' : facts.authors.length > 0 ? 'author-year' : 'journal-year';
  const whole: FoundMention = { form, from, to, key: null, identifier: null, facts };
  const [first = whole, ...others] = kept;
  const cluster = clusterOf(first);
  for (const mention of others) add(cluster, mention);
  // The entry as a whole is read best; a name or title that was found in it completes it.
  cluster.facts = joinFacts(facts, cluster.facts);
  cluster.entry = at;
  cluster.key = key;
  return cluster;
}
