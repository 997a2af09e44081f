import type { FoundReference } from '../identifiers/found-reference.ts';

/** What an answer says of a work right where it cites it. */
export interface StatedFacts {
  /** Family name of the first author. */
  author: string | null;
  year: number | null;
  title: string | null;
  /** The whole entry of a list of references, in which title and journal stand somewhere. */
  entry: string | null;
}

const nothing: StatedFacts = { author: null, year: null, title: null, entry: null };
const particles = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Ll]a|[Ll]e|[Ee]l|[Aa]l)[\s-]+)*`;
const family = String.raw`${particles}\p{Lu}[\p{L}'’-]+`;
const year = String.raw`(?:19|20)\d\d`;
/** "Smith et al. (2019)", "Smith and colleagues". */
const withOthers = new RegExp(
  String.raw`(${family})\s+(?:et\s+al\b\.?|and\s+(?:colleagues|co-?workers)\b)\*?(?:['’]s)?(?:,?\s*\(?(${year})\)?)?`,
  'gu',
);
/** "Smith J, Doe A.", "Smith, J. A., Doe", behind a list's mark. */
const entryStart = new RegExp(
  String.raw`^\W{0,4}(?:\d{1,3}[.)\]:]+\W{0,4})?(${family}),?\s+(?:\p{Lu}\.?[\s-]?){1,3}(?=[,.;]|\s+et\s+al|\s*\()`,
  'u',
);
const entryYear = new RegExp(String.raw`\((${year})[a-z]?\)|[.,]\s*(${year})\s*[;.:,]|\b(${year});`, 'u');
/** Words that may stand between two identifiers of one work, or between a title and its identifier. */
const labels =
  /(?:pmid|pmcid|pmc id|doi|available at|https?:\/\/\S*|www\.\S*|pubmed|nct|clinicaltrials\.gov|identifier|id|and)/gi;
/** Years that say when something went on, not when it was published. */
const spanBefore = /(?:[-–—/]|\b(?:in|since|until|till|through|by|before|after|from|to|during|of)\s)$/i;
const quoted = /["“”]([^"“”\n]{25,300})["“”]|(?<![*\w])\*{1,3}([^*\n]{25,300})\*{1,3}(?!\w)/g;
const fewestTitleWords = 6;
/** How far before a reference anything is taken to be said of it, in UTF-16 units. */
const reach = 700;
const longestEntry = 2_000;

/** References that only labels separate: PMID and DOI of one work, a list of numbers. */
interface Cluster {
  from: number;
  to: number;
  references: FoundReference[];
}

/**
 * What is said of works right where they are cited, per reference. Only what is plainly meant of a work counts: a
 * fact that is missed does no harm, one that is read into the text accuses an answer of an error that it did not make.
 * @param references in the order of the text
 */
export function statedFacts<Reference extends FoundReference>(
  text: string,
  references: readonly Reference[],
): Map<Reference, StatedFacts> {
  const facts = new Map<Reference, StatedFacts>();
  const clusters = clustersOf(text, references);
  clusters.forEach((cluster, at) => {
    const lineStart = text.lastIndexOf('\n', cluster.from - 1) + 1;
    const lineEnd = (text.indexOf('\n', cluster.to) + 1 || text.length + 1) - 1;
    const before = clusters[at - 1];
    const after = clusters[at + 1];
    const place = {
      lineStart,
      lineEnd,
      from: Math.max(lineStart, before?.to ?? 0, cluster.from - reach),
      isAlone: (before?.to ?? -1) <= lineStart && (after?.from ?? lineEnd) >= lineEnd,
    };
    const stated = factsAt(text, cluster, place);
    for (const reference of cluster.references) facts.set(reference as Reference, stated);
  });
  return facts;
}

function clustersOf(text: string, references: readonly FoundReference[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const reference of references) {
    const last = clusters.at(-1);
    if (last && (reference.from < last.to || isJoined(text.slice(last.to, reference.from)))) {
      last.to = Math.max(last.to, reference.to);
      last.references.push(reference);
    } else clusters.push({ from: reference.from, to: reference.to, references: [reference] });
  }
  return clusters;
}

const isJoined = (gap: string) => gap.length < 60 && !/[\p{L}\d\n]/u.test(gap.replace(labels, ''));

function factsAt(
  text: string,
  cluster: Cluster,
  {
    from,
    isAlone,
    lineEnd,
    lineStart,
  }: { from: number; isAlone: boolean; lineEnd: number; lineStart: number },
): StatedFacts {
  const line = text.slice(lineStart, Math.min(lineEnd, lineStart + longestEntry));
  const isDefined = cluster.references.some(
    (reference) => reference.kind !== 'marker' || reference.from - lineStart > 4,
  );
  const entry = isAlone && isDefined ? entryStart.exec(line) : null;
  if (entry) {
    const found = entryYear.exec(line);
    const stated = found?.[1] ?? found?.[2] ?? found?.[3];
    return { author: entry[1] ?? null, year: stated ? Number(stated) : null, title: null, entry: line };
  }
  const before = text.slice(from, cluster.from);
  const after = /^\s*\(([^()\n]{3,120})\)/.exec(
    text.slice(cluster.to, Math.min(lineEnd, cluster.to + 200)),
  )?.[1];
  const named = namedIn(before) ?? namedIn(`${after ?? ''} `);
  return {
    ...nothing,
    author: named?.author ?? null,
    year: named?.year ?? yearInBrackets(before),
    title: titleIn(before, text.slice(Math.max(lineStart, cluster.to - reach), cluster.to)),
  };
}

/** Who is named as the author, where only one is, in the sentence that leads to the reference. */
function namedIn(before: string): { author: string; year: number | null } | null {
  const [found, second] = [...before.matchAll(withOthers)];
  if (!found || second) return null;
  const between = before.slice(found.index + found[0].length);
  if (between.length > 160 || /[.!?]["”)]*\s+\p{Lu}/u.test(between)) return null;
  return { author: found[1] ?? '', year: found[2] ? Number(found[2]) : null };
}

/** "(N Engl J Med 2015; PMID 26378978)": a year in the same brackets as the reference. */
function yearInBrackets(before: string): number | null {
  const open = before.lastIndexOf('(');
  if (open < 0 || before.indexOf(')', open) >= 0) return null;
  const inside = before.slice(open + 1);
  const years = [...inside.matchAll(new RegExp(String.raw`(?<![\d.-])${year}(?![\d%–—-])`, 'g'))];
  const [only] = years;
  if (!only || years.length > 1 || spanBefore.test(inside.slice(0, only.index))) return null;
  return Number(only[0]);
}

/** A title in quotes or in italics right before the reference, or as the text of its link. */
function titleIn(before: string, upToReference: string): string | null {
  const link = /\[([^[\]\n]{25,300})\]\((?:<?https?:\/\/)?[^()\s]*$/.exec(before)?.[1];
  const linked = link ?? /\[([^[\]\n]{25,300})\]\([^\s]*$/.exec(upToReference)?.[1];
  const last = [...before.matchAll(quoted)].at(-1);
  const gap = last ? before.slice(last.index + last[0].length) : '';
  const isNear =
    last &&
    gap.length < 80 &&
    !/[.!?]\s+\p{Lu}/u.test(gap) &&
    /^[\s.,;:]*(?:\(|[^\p{L}]*$)/u.test(gap.replace(labels, ''));
  const title = linked ?? (isNear ? (last[1] ?? last[2]) : undefined);
  return title && title.split(/\s+/).length >= fewestTitleWords ? title : null;
}
