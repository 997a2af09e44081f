import { type Overview, unjudged } from '@sextant/contracts';
import type { WrittenTurn } from '../../answers/turns/findings.ts';
import type { AddJobs } from '../../answers/turns/findings-store.ts';
import type { EndedTurn, Turns } from '../../answers/turns/turns.ts';
import { AppError } from '../../errors.ts';
import { noJudgement } from '../../overview/judge/choose-judges.ts';
import type { WrittenInput } from '../../overview/overview-input.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/orm.ts';
import { turns as turnRows } from '../../platform/db/schema.ts';
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts';
import type { FindingJob } from './finding-job.ts';
import { type Judging, judgeByDefault } from './judging.ts';
import { saveJudgement } from './save-judgement.ts';
import { toOverviewInput } from './to-overview-input.ts';
import type { WhileTurnStands } from './while-turn-stands.ts';

/** So many turns are judged at once by a process; each is a vendor's call of a minute. */
const atOnce = 6;

export interface JudgeJobOptions {
  database: Database;
  turns: Pick<Turns, 'readEnded' | 'saveLater'>;
  judging: Judging;
  maker: OverviewMaker;
  whileTurnStands: WhileTurnStands;
}

/** Adds the job that has the answers of a turn judged. */
export const addJudgeJob =
  (jobs: Jobs): AddJobs =>
  (transaction, { rank, turnId }) =>
    jobs.add<FindingJob>('judge', { data: { turnId, rank }, key: turnId, rank }, transaction);

/** Whether the overview of a turn waits for its judge. */
export const waitsForJudge = ({ judgement: { state } }: Pick<Overview, 'judgement'>): boolean =>
  state === 'open' || state === 'second';

/** The job that has the answers of a turn judged once they are laid side by side: nothing of the turn waits for it. */
export function createJudgeJob({
  database,
  judging,
  maker,
  turns,
  whileTurnStands,
}: JudgeJobOptions): JobKind<FindingJob> {
  /** Unless someone has asked for another judge meanwhile. */
  const save = (judged: Overview, of: WrittenTurn, byRules: Overview) =>
    saveJudgement(turns, {
      judged,
      of,
      byRules,
      isWanted: (overview) => !!overview && waitsForJudge(overview),
    });

  /** What rules made of the answers: made again where a run that broke off between its judges left marks of the first. */
  async function rulesOf(overview: Overview, input: WrittenInput, signal: AbortSignal): Promise<Overview> {
    if (overview.judgement.state !== 'second') return overview;
    const made = await maker.make(input, { isOwed: true, signal });
    return made.overview.read();
  }

  return {
    name: 'judge',
    atOnce,
    longest: 360,
    retries: 1,
    async run({ turnId }, signal) {
      const ended = await turns.readEnded(turnId).catch(unlessGone);
      // Anyone who has asked for a judge by now has one.
      const overview = ended?.turn.overview?.read();
      if (!ended || !overview || !waitsForJudge(overview)) return;
      const { earlierQuestions, turn } = ended;
      const [row] = await database
        .select({ userId: turnRows.userId })
        .from(turnRows)
        .where(eq(turnRows.id, turnId));
      if (!row) return;
      const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
      const byRules = await rulesOf(overview, input, signal);
      const onFirst = async (first: Overview) => {
        await save(first, turn, byRules);
      };
      const judge = async () => {
        const judged = await whileTurnStands({ turn_id: turnId, ended_at: ended.endedAt }, signal, (signal) =>
          judgeByDefault(judging, row.userId, input, byRules, { signal, onFirst }),
        );
        if (judged) await save(judged, turn, byRules);
      };
      await judge().catch(async (error: unknown) => {
        // What could not be written of answers that still stand is tried again.
        const now = await turns.readEnded(turnId).catch(unlessGone);
        if (now?.endedAt === ended.endedAt) throw error;
        unlessGone(error);
      });
    },
    async giveUp({ turnId }) {
      const ended: EndedTurn | null = await turns.readEnded(turnId).catch(unlessGone);
      const overview = ended?.turn.overview?.read();
      if (!ended || !overview || !waitsForJudge(overview)) return;
      const { missing } = noJudgement('failed', 'The judgement could not be finished.');
      const { earlierQuestions, turn } = ended;
      const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
      const byRules = await rulesOf(overview, input, new AbortController().signal);
      const judged = { ...byRules, judgement: { ...unjudged, missing }, made_at: new Date().toISOString() };
      await save(judged, turn, byRules);
    },
  };
}

/** Deleted, or being answered again: that end brings a job of its own. */
function unlessGone(error: unknown): null {
  if (error instanceof AppError && (error.code === 'not-found' || error.code === 'conflict')) return null;
  throw error;
}
