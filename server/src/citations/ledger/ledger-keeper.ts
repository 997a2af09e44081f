import { setImmediate } from 'node:timers/promises';
import { type Evidence, type Ledger, ledgerVersion, type UnreachedSource } from '@sextant/contracts';
import type { Source } from '../../literature/sources/source.ts';
import type { MentionCluster } from '../../reading/mentions/mention.ts';
import type { AnswerToCheck } from './answer-to-check.ts';
import { type Asking, checkWorks, EarlierRows, isLongAgo } from './check-works.ts';
import {
  type DescribedClusters,
  describeClusters,
  EarlierMentions,
  hasDescribed,
} from './describe-clusters.ts';
import { checkDescribed, findArticles } from './later-works.ts';
import type { Failure } from './look-up.ts';
import { type PlacedMention, placeMentions } from './place-mentions.ts';
import { type CitingAnswer, readAnswer } from './read-answers.ts';
import { scoreEngines } from './score-engines.ts';
import { toRows } from './to-rows.ts';
import { type CheckedWork, Works } from './works.ts';

export interface LedgerKeeperOptions {
  sources: readonly Source[];
  /** Milliseconds that one check may take, unless it says otherwise. */
  budget?: number;
}

export interface LedgerCheck {
  evidence: Evidence | null;
  /** What was asked: by it a name and a year are told from others of that name. */
  question?: string;
  /** In the order in which they are shown; those that have a text. */
  answers: readonly AnswerToCheck[];
  /** The turn's ledger so far: what is known from it is not asked again for an hour, unless it is unknown. */
  previous?: Ledger;
  /** Asks about everything again. */
  recheck?: boolean;
  /** Milliseconds that this check may take. */
  budget?: number;
  /** Somebody has a right to it: it comes before those that are only welcome. */
  isOwed?: boolean;
  /** Called once the check is at work: with many under way it waits for its turn. */
  onBegin?: () => void;
  signal: AbortSignal;
}

export interface LedgerKeeper {
  /**
   * All that the answers cite as one ledger, checked within the budget: what is open then is `unknown`.
   * @throws the signal's reason, and nothing else
   */
  check(check: LedgerCheck): Promise<Ledger>;
}

const defaultBudget = 5_000;
/** By so much of its time a check is done with works that are cited, and then with finding those that are described: who hangs takes no more. */
const [citedPart, describedPart] = [0.6, 0.85];

/** Made once a process. */
export function createLedgerKeeper({
  budget: usual = defaultBudget,
  sources,
}: LedgerKeeperOptions): LedgerKeeper {
  return {
    async check({ answers, budget = usual, evidence, onBegin, previous, question, recheck = false, signal }) {
      onBegin?.();
      // An engine may be asked again after months: a work may have been retracted since.
      const renews = recheck || isOld(previous);
      const end = performance.now() + budget;
      const read: CitingAnswer[] = [];
      for (const answer of answers) {
        read.push(readAnswer(answer));
        // Reading takes its time; other answers stream meanwhile.
        await setImmediate();
      }
      const left = Math.max(0, end - performance.now());
      const within = (part: number): Asking => ({
        sources,
        recheck,
        renews,
        gatheredAt: evidence && Date.parse(evidence.searched_at),
        signal: AbortSignal.any([signal, AbortSignal.timeout(Math.floor(left * part))]),
      });
      const [toCited, toDescribed, asking] = [hasDescribed(read) ? citedPart : 1, describedPart, 1].map(
        within,
      ) as [Asking, Asking, Asking];
      const earlierRows = new EarlierRows(previous);
      const earlierMentions = new EarlierMentions(previous);
      const cited = await checkWorks(evidence, answers, read, earlierRows, toCited);
      signal.throwIfAborted();
      const described = await describeClusters(
        read,
        new Works(cited),
        earlierMentions,
        question ?? evidence?.query ?? '',
        toDescribed,
      );
      const checked = [...cited, ...(await checkDescribed(described, new Works(cited), earlierRows, asking))];
      const works = new Works(checked);
      const articles = await findArticles(works, asking);
      signal.throwIfAborted();
      const placed: PlacedMention[] = [];
      for (const answer of read) {
        placed.push(
          ...placeMentions(
            {
              answer,
              works,
              described,
              question: question ?? evidence?.query ?? '',
              hasEvidence: (evidence?.works.length ?? 0) > 0,
              citedBy: citedBy(answer),
              articleOf: articles.of,
            },
            (mention) => earlierMentions.of(answer.engine, mention, mention.statement),
          ),
        );
        await setImmediate();
      }
      const rows = toRows(works, placed, articles, sources);
      return {
        version: ledgerVersion,
        checked_at: new Date().toISOString(),
        rows,
        scores: scoreEngines(answers, rows),
        unreached: unreachedAt(
          failuresOf([...checked, ...articles.asked], described),
          stillUnreached(previous, works),
        ),
      };
    },
  };
}

const isOld = (previous: Ledger | undefined): boolean =>
  previous?.rows.some(({ checked_at }) => isLongAgo(Date.parse(checked_at))) ?? false;

/** What names each cluster earlier in its sentence, the other way round. */
const citedBy = ({ clusters }: CitingAnswer): Map<MentionCluster, MentionCluster> =>
  new Map(clusters.flatMap((cluster) => (cluster.nearby ? [[cluster.nearby, cluster] as const] : [])));

const failuresOf = (checked: readonly CheckedWork[], described: DescribedClusters): Failure[] => [
  ...checked.flatMap(({ finding }) => finding.failures),
  ...[...described.values()].flatMap((result) => (result.state === 'found' ? [] : result.failures)),
];

/** Of those who could not be asked at an earlier check, who has not been heard on a work that was not asked about again. */
const stillUnreached = (previous: Ledger | undefined, { all }: Works): UnreachedSource[] =>
  (previous?.unreached ?? []).filter(({ id }) =>
    all.some(({ before, isKept }) => isKept && !before?.checked_by.includes(id)),
  );

/**
 * Who could not be asked, each once.
 * @param earlier those of an earlier check of whom that still holds
 */
function unreachedAt(found: readonly Failure[], earlier: readonly UnreachedSource[]): UnreachedSource[] {
  const failures = found
    // It answered: the work is none of those that it knows.
    .filter(({ code }) => code !== 'elsewhere')
    .map(({ code: _code, ...failure }) => failure);
  // Of one source's failures the one that tells from when on it may be asked again.
  const telling = [...earlier, ...failures].sort(
    (a, b) => Number(a.again_at !== null) - Number(b.again_at !== null),
  );
  return [...new Map(telling.map((failure) => [failure.id, failure])).values()];
}
