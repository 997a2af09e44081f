import type { Citation, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import type { WorkDescription } from '../../literature/sources/source.ts';
import type { MentionCluster, StatedFacts } from '../../reading/mentions/mention.ts';
import { matchAuthors } from '../facts/authors.ts';
import { matchWorks } from '../matching/match-works.ts';
import { isBeyondArticles } from './beyond-articles.ts';
import type { Asking } from './check-works.ts';
import { describe } from './describe.ts';
import {
  type Described,
  distinct,
  findAmong,
  findInSources,
  findOfOtherYear,
  type SourceSearch,
  searchFor,
} from './find-described.ts';
import type { CitingAnswer } from './read-answers.ts';
import { isKnown, type Works } from './works.ts';

/** So many works are asked for in one check; what is beyond is looked for at the next. */
const maxAsked = 40;
const tooMany = 'Too many works were described to look them all up at once.';

/** What is known of the clusters that name no identifier: one finding a cluster. */
export type DescribedClusters = ReadonlyMap<MentionCluster, Described>;

/** What an earlier check found of mentions that stand as they stood: by engine, place and words. */
export class EarlierMentions {
  readonly #byKey = new Map<string, { row: LedgerRow; mention: Mention }>();

  constructor(previous: Ledger | undefined) {
    for (const row of previous?.rows ?? [])
      for (const mention of row.mentions)
        this.#byKey.set(keyOf(mention.engine, mention, mention.statement), { row, mention });
  }

  of(engine: string, { from, form, to }: { from: number; to: number; form: string }, statement: string) {
    return this.#byKey.get(keyOf(engine, { from, to, form }, statement)) ?? null;
  }
}

const keyOf = (
  engine: string,
  { form, from, to }: { from: number; to: number; form: string },
  statement: string,
) => `${engine} ${form} ${from} ${to} ${statement}`;

/** Finds the works that are described and not identified: among those of the turn, at an earlier check, at sources. */
export async function describeClusters(
  answers: readonly CitingAnswer[],
  works: Works,
  earlier: EarlierMentions,
  question: string,
  asking: Asking,
): Promise<DescribedClusters> {
  const found = new Map<MentionCluster, Described>();
  const searches = new Map<string, SourceSearch>();
  const waiting: Promise<void>[] = [];
  const open: { cluster: MentionCluster; description: WorkDescription; search: SourceSearch }[] = [];
  for (const { cluster, kept } of inOrder(answers, works, earlier)) {
    // Which work is meant stays; one that there was none of may have been published, or registered, since.
    if (kept && !asking.recheck && (kept.state === 'found' || !asking.renews)) {
      found.set(cluster, kept);
      continue;
    }
    const description = describe(cluster, question);
    const isAskable = !isWeak(cluster) && canBeAsked(cluster.facts);
    const among = findAmong(description, works, isAskable);
    if (among?.citation) {
      found.set(cluster, ofTurn(among.records[0] ?? among.citation));
      continue;
    }
    if (!isAskable) continue;
    // Mentions that say the same of a work have the sources asked once; what each sentence speaks of decides by itself.
    const { about: _about, said: _said, subject: _subject, ...facts } = description;
    const key = JSON.stringify(facts);
    if (!searches.has(key) && searches.size >= maxAsked) {
      found.set(cluster, kept ?? { state: 'unknown', why: tooMany, failures: [] });
      continue;
    }
    const search = searches.get(key) ?? searchFor(description, asking);
    searches.set(key, search);
    waiting.push(
      findInSources(description, works, search, asking).then((all) => {
        const result = orEarlier(earnedDenial(all, cluster), kept);
        found.set(cluster, result);
        if (result.state === 'unknown' && result.failures.length === 0 && search.inPart.length === 0)
          open.push({ cluster, description, search });
      }),
    );
  }
  await Promise.all(waiting);
  const records = [...found.values()].flatMap((result) => (result.state === 'found' ? [result.record] : []));
  for (const { cluster, description, search } of open) {
    // Where there is a work of that name and year, the year is not what is wrong.
    const other = [...search.found.keys()].some((record) => isOfNameAndYear(description, record))
      ? null
      : findOfOtherYear(description, works);
    const record = sameAsFound(description, records) ?? (other ? (other.records[0] ?? other.citation) : null);
    if (record) found.set(cluster, ofTurn(record));
  }
  return found;
}

/** What is among the works of the turn, or was found by another mention. */
const ofTurn = (record: Citation): Described => ({ state: 'found', record, checkedBy: [], heardAt: null });

/** The clusters that are described, with what an earlier check found of each; those of which it found no work come first. */
function inOrder(
  answers: readonly CitingAnswer[],
  works: Works,
  earlier: EarlierMentions,
): { cluster: MentionCluster; kept: Described | null }[] {
  const all = answers.flatMap(({ clusters, engine, entries }) =>
    clusters
      .filter((cluster) => isDescribed(cluster, works, entries))
      .map((cluster) => {
        const [mention] = cluster.mentions;
        const before = mention ? earlier.of(engine, mention, cluster.statement) : null;
        return { cluster, kept: before && keptResult(before.row, before.mention) };
      }),
  );
  const ranks = [undefined, 'not-found', 'found'];
  return all.sort((a, b) => ranks.indexOf(a.kept?.state) - ranks.indexOf(b.kept?.state));
}

/** A word that only looks like a name may be none: that no one wrote under it proves nothing. */
const isNameSure = ({ mentions }: MentionCluster): boolean =>
  !mentions.some(({ form, isWeak }) => form === 'author-year' && isWeak);

/** That no one has it is said of what they would have. */
function earnedDenial(result: Described, cluster: MentionCluster): Described {
  if (result.state !== 'not-found') return result;
  const { failures, why } = result;
  if (!isNameSure(cluster)) return { state: 'unknown', why: null, failures };
  return isBeyondArticles(cluster)
    ? { state: 'unknown', why: `${why} Not all books, theses and manuscripts are there.`, failures }
    : result;
}

const isOfNameAndYear = ({ authors, year }: WorkDescription, record: Citation): boolean =>
  record.year === year && matchAuthors(authors, record) === 'first';

/** What another mention of the turn has led to, where this one says the same in fewer words. */
function sameAsFound(description: WorkDescription, records: readonly Citation[]): Citation | null {
  const match = matchWorks(description, distinct(records), (record) => record);
  const isSame =
    match &&
    !match.isOpen &&
    matchAuthors(description.authors, match.item) === 'first' &&
    description.year === match.item.year;
  return isSame ? match.item : null;
}

/** Neither an identifier nor a number leads to a work. */
function isDescribed(cluster: MentionCluster, works: Works, entries: CitingAnswer['entries']): boolean {
  const { entry, facts, identifiers, key } = cluster;
  const leads = identifiers.some((identifier) => {
    const work = works.find(identifier);
    return work !== null && isKnown(work);
  });
  if (leads) return false;
  const isBound =
    key !== null &&
    entry === null &&
    (entries.size > 0 ? entries.has(key) : works.withNumber(Number(key)) !== null);
  if (isBound) return false;
  return (
    facts.authors.length > 0 ||
    facts.trial !== null ||
    facts.title !== null ||
    (facts.journal !== null && facts.year !== null)
  );
}

/** Whether there may be works that nothing but a description leads to: they need time of their own. */
export const hasDescribed = (answers: readonly CitingAnswer[]): boolean =>
  answers.some(({ clusters }) =>
    clusters.some(
      (cluster) => cluster.identifiers.length === 0 && !isWeak(cluster) && canBeAsked(cluster.facts),
    ),
  );

export const isWeak = ({ mentions }: MentionCluster): boolean => mentions.every((mention) => mention.isWeak);

/** A name alone is many works; a name with a year, a title, a trial, a journal's year can be looked for. */
const canBeAsked = ({ authors, journal, title, trial, year }: StatedFacts): boolean =>
  title !== null || trial !== null || (year !== null && (authors.length > 0 || journal !== null));

/** Where somebody who may know could not be asked, what was found out before still stands. */
function orEarlier(result: Described, earlier: Described | null): Described {
  if (!earlier || result.state === 'found' || result.failures.length === 0) return result;
  if (earlier.state === 'found') return earlier;
  return result.state === 'not-found' ? result : { ...earlier, failures: result.failures };
}

function keptResult(
  { checked_at: checkedAt, citation, found, found_reason: reason }: LedgerRow,
  { state }: Mention,
): Described | null {
  if (state === 'unknown') return null;
  if (citation)
    return {
      state: 'found',
      record: citation as Citation,
      checkedBy: [],
      heardAt: Date.parse(checkedAt),
    };
  return found === 'not-found' ? { state: 'not-found', why: reason ?? '', failures: [], checkedAt } : null;
}
