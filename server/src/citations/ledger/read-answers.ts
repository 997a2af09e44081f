import type { ReadDocument } from '../../reading/document.ts';
import { findMentions } from '../../reading/mentions/find-mentions.ts';
import type { MentionCluster } from '../../reading/mentions/mention.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { AnswerToCheck } from './answer-to-check.ts';

/** An answer with all that it mentions. */
export interface CitingAnswer {
  engine: string;
  clusters: MentionCluster[];
  /** The entries of its own list of references by what calls them; empty where it brings none. */
  entries: ReadonlyMap<string, MentionCluster>;
  /** Where those entries stand. */
  places: ReadonlyMap<MentionCluster, { from: number; to: number }>;
}

type Mentioned = Omit<CitingAnswer, 'engine'>;

/** Each round of a turn's checks reads its answers, most of them as they were. */
const kept = new WeakMap<ReadDocument, Mentioned>();

/** Reads what an answer mentions. A name without a year is given that of its other mention. */
export function readAnswer({ engine, text }: AnswerToCheck): CitingAnswer {
  const document = readDocument(text);
  const mentioned = kept.get(document) ?? findMentioned(document);
  kept.set(document, mentioned);
  return { engine, ...mentioned };
}

function findMentioned(document: ReadDocument): Mentioned {
  const clusters = findMentions(document);
  const entries = new Map<string, MentionCluster>();
  const places = new Map<MentionCluster, { from: number; to: number }>();
  for (const cluster of clusters) {
    const entry = cluster.entry === null ? null : document.references[cluster.entry];
    if (!entry) continue;
    places.set(cluster, { from: entry.from, to: entry.to });
    if (entry.key !== '' && !entries.has(entry.key)) entries.set(entry.key, cluster);
  }
  const years = new Map<string, number>();
  for (const { facts } of clusters)
    if (facts.authors[0] && facts.year !== null && !years.has(facts.authors[0]))
      years.set(facts.authors[0], facts.year);
  // A number or an identifier beside the name tells which work of theirs is meant: it need not be that of the other mention.
  const told = new Set(clusters.flatMap(({ nearby }) => nearby ?? []));
  for (const cluster of clusters) {
    const { entry, facts, identifiers, key } = cluster;
    if (entry !== null || key !== null || identifiers.length > 0 || told.has(cluster)) continue;
    facts.year ??= years.get(facts.authors[0] ?? '') ?? null;
  }
  return { clusters, entries, places };
}
