import type { Citation, LedgerRow, Mention } from '@sextant/contracts';
import { keptOf } from '../../reading/kept-with.ts';
import type { FoundMention, MentionCluster } from '../../reading/mentions/mention.ts';
import { matchAuthors } from '../facts/authors.ts';
import { isMeasured } from '../facts/measured.ts';
import { isSameTitle } from '../facts/titles.ts';
import { matchTrial } from '../facts/trial-names.ts';
import { labelOf } from './describe.ts';
import { isWeak } from './describe-clusters.ts';
import { judgeCluster, judgeIdentifier, ownEntry } from './judge/judge-cluster.ts';
import type { Judgement } from './judge/judgement.ts';
import type { Judging } from './judge/judging.ts';
import { asTheReportCited } from './judge/the-report-cited.ts';
import { readSupport } from './read-support.ts';
import type { Works } from './works.ts';

/** A mention with the row that it belongs to. */
export interface PlacedMention {
  mention: Mention;
  judgement: Judgement;
  /** Of a row that no known identifier names: its id and what people call it. */
  rowId: string;
  label: string;
  /** What describes it, in such a row: the entry of the answer's own list that is called, or what is said where it stands. */
  by: MentionCluster | null;
}

/** Every mention of an answer, judged by itself. */
export function placeMentions(
  judging: Judging,
  earlier: (mention: Mention) => { row: LedgerRow; mention: Mention } | null,
): PlacedMention[] {
  const { answer } = judging;
  const readOnce = createReader();
  const judged = answer.clusters.map((cluster) => judgeCluster(cluster, judging));
  const cited = new Set(judged.flatMap(({ state, work }) => (state === 'verified' && work ? [work] : [])));
  return answer.clusters.flatMap((cluster, at) => {
    const whole = asTheReportCited(cluster, judged[at] as Judgement, cited, judging.works);
    return shown(cluster, whole, judging).map((found) => {
      // Which article an address leads to may stand beside it; a web page is a row of its own.
      const isOwn =
        found.identifier &&
        !(found.form === 'url-article' && found.identifier.kind === 'url' && whole.work?.citation);
      const judgement =
        isOwn && found.identifier ? judgeIdentifier(found.identifier, cluster, judging) : whole;
      const mention = toMention(found, cluster, at, judgement, judging);
      const by = calledBy(cluster, answer.entries) ?? ownEntry(cluster, answer) ?? cluster;
      const { missingNumber } = judgement;
      // Which of a trial's reports is meant is not known: none of them is cited.
      const work = judgement.isOneOfMany ? null : judgement.work;
      return {
        mention: withSupport(mention, judgement, earlier(mention), readOnce),
        judgement,
        rowId: work?.id ?? (missingNumber === undefined ? describedId(by) : missingId(missingNumber, answer)),
        label: missingNumber === undefined ? labelOf(by) : `[${missingNumber}]`,
        by: work || missingNumber !== undefined ? null : by,
      };
    });
  });
}

/** What only looks like a mention is one where it leads to a work; what an identifier's link says is part of it. */
function shown(
  cluster: MentionCluster,
  { work }: Judgement,
  { answer, hasEvidence, works }: Judging,
): FoundMention[] {
  // A number where there is neither a list nor evidence is the engine's own.
  const hasList = hasEvidence || answer.entries.size > 0;
  const { mentions } = cluster;
  const citation = work?.citation ?? null;
  const isAlone = mentions.length === 1;
  return mentions.filter((mention) => {
    const { facts, form, from, identifier, to } = mention;
    if (identifier) return true;
    if (mention.key !== null && !hasList) return false;
    if (mentions.some((other) => other.identifier && other.from <= from && to <= other.to)) return false;
    if (
      form === 'author-year' &&
      isAlone &&
      cluster.entry === null &&
      facts.year === null &&
      !cluster.facts.year &&
      !citation
    )
      return false;
    if (form === 'trial' && isAlone && !citation && isMeasured(facts.trial ?? '', recordsOf(works)))
      return false;
    if (!mention.isWeak) return true;
    if (!citation) return false;
    if (form === 'journal-year') return false;
    // A name and a year in a sentence are a work where the turn has one by that author of that year.
    if (form === 'author-year')
      return citation.year === facts.year && matchAuthors(facts.authors ?? [], citation) === 'first';
    if (form === 'trial') return ['own', 'told'].includes(matchTrial(facts.trial ?? '', citation) ?? '');
    return isSameTitle(facts.title ?? '', citation.title) || !isWeak(cluster);
  });
}

const recordsOf = keptOf((works: Works) => works.all.flatMap(({ citation }) => citation ?? []));

function toMention(
  { form, from, identifier, key, to }: FoundMention,
  cluster: MentionCluster,
  at: number,
  { differs, reason, state }: Judgement,
  { answer }: Judging,
): Mention {
  const { authors, journal, title, trial, year } = cluster.facts;
  const called = calledBy(cluster, answer.entries);
  const stated =
    identifier && identifier.kind !== 'url'
      ? cluster.identifiers
      : cluster.identifiers.filter(({ kind }) => kind !== 'url');
  return {
    engine: answer.engine,
    from,
    to,
    form,
    cluster: at,
    entry: (called && answer.places.get(called)) ?? null,
    ...(key !== null && { called: key }),
    in_list: cluster.entry !== null,
    statement: cluster.statement,
    stated: {
      authors,
      year,
      journal,
      title,
      trial,
      identifiers: stated.map(({ kind, value }) => ({ kind, value })),
    },
    state,
    differs,
    reason,
    support: null,
    numbers: [],
  };
}

/** An entry of a list claims nothing of its work; of a mention that stands as it stood, the judgement is kept. */
function withSupport(
  mention: Mention,
  { work }: Judgement,
  before: { row: LedgerRow; mention: Mention } | null,
  readOnce: typeof readSupport,
): Mention {
  const citation = work?.citation;
  if (mention.state !== 'verified' || mention.in_list || !citation) return mention;
  const same = before?.row.citation;
  if (before?.mention.support && same?.abstract === citation.abstract && same?.title === citation.title) {
    const { numbers, support } = before.mention;
    return { ...mention, numbers, support };
  }
  return { ...mention, ...readOnce(mention.statement, citation) };
}

/** A sentence that cites a work many times is read against it once: hundreds of marks may stand in one. */
function createReader(): typeof readSupport {
  const known = new Map<Citation, Map<string, ReturnType<typeof readSupport>>>();
  return (statement, work) => {
    const ofWork = known.get(work) ?? new Map<string, ReturnType<typeof readSupport>>();
    known.set(work, ofWork);
    const support = ofWork.get(statement) ?? readSupport(statement, work);
    ofWork.set(statement, support);
    return support;
  };
}

/** The entry of the answer's own list that a number calls. */
const calledBy = ({ entry, key }: MentionCluster, entries: Judging['answer']['entries']) =>
  key !== null && entry === null ? entries.get(key) : undefined;

/** A number that a list lacks is that list's. */
const missingId = (number: number, { engine, entries }: Judging['answer']): string =>
  entries.size > 0 ? `number:${engine}:${number}` : `number:${number}`;

/** One row a description, no matter who gives it. */
function describedId({ facts: { authors, journal, title, trial, year } }: MentionCluster): string {
  const said = [authors[0] ?? trial ?? '', year ?? '', authors[0] ? '' : (title ?? journal ?? '')];
  return `stated:${said
    .join(' ')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
