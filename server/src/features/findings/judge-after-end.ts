import type { Overview, Turn } from '@sextant/contracts';
import { eq } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { storableJson } from '../../answers/turns/storable.ts';
import type { Turns } from '../../answers/turns/turns.ts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { turns as turnRows } from '../../platform/db/schema.ts';
import { type Judging, judgeByDefault } from './judging.ts';
import { toOverviewInput } from './to-overview-input.ts';
import { withJudgement } from './with-judgement.ts';

/** So many turns are judged at once; each is a vendor's call of a minute. */
const atOnce = 6;

interface AfterEndOptions {
  database: Database;
  turns: Pick<Turns, 'readEnded' | 'saveLater'>;
  judging: Judging;
  log: Logger;
}

/** Whether the same answers still wait for their judge. */
const isOpen = ({ answers, overview }: Turn, judged: Turn): boolean =>
  ['open', 'second'].includes(overview?.judgement.state ?? '') &&
  answers.every(({ attempt }, place) => attempt === judged.answers[place]?.attempt);

/** Has the answers of a turn judged once it has ended and is stored: nothing of the turn waits for that. */
export function createJudgeAfterEnd({ database, judging, log, turns }: AfterEndOptions) {
  const line = new PQueue({ concurrency: atOnce });
  const closing = new AbortController();

  async function judge(turnId: string): Promise<void> {
    const { earlierQuestions, turn, version } = await turns.readEnded(turnId);
    const [row] = await database
      .select({ userId: turnRows.userId })
      .from(turnRows)
      .where(eq(turnRows.id, turnId));
    // Whoever has asked for a judge by now has one.
    if (turn.overview?.judgement.state !== 'open' || !row) return;
    const input = toOverviewInput({ question: turn.question, earlierQuestions }, turn.answers, turn);
    let known = version;
    // What was found meanwhile, as by a check of the citations or a judge that the reader asked, is not overwritten.
    const save = async (judged: Overview) => {
      for (let tries = 0; tries < 3; tries += 1) {
        const latest = await turns.readEnded(turnId);
        if (latest.version !== known && !isOpen(latest.turn, turn)) return;
        const overview = latest.turn.overview && withJudgement(latest.turn.overview, judged);
        if (!overview) return;
        const found = { overview: storableJson({ ...overview, made_at: judged.made_at }) };
        known = latest.version;
        if (!(await turns.saveLater(turnId, known, found))) continue;
        known += 1;
        return;
      }
    };
    const options = { signal: closing.signal, onFirst: save };
    await save(await judgeByDefault(judging, row.userId, input, turn.overview, options));
  }

  return {
    /** Returns at once and never throws. */
    turnEnded(turnId: string): void {
      line
        .add(() => judge(turnId), { signal: closing.signal })
        .catch((error: unknown) => {
          // It is being answered again, and will be judged then; or it was deleted.
          if (error instanceof AppError) return;
          if (!closing.signal.aborted) log.error({ err: error, turn: turnId }, 'answers could not be judged');
        });
    },

    async close(): Promise<void> {
      closing.abort();
      await line.onIdle();
    },
  };
}
