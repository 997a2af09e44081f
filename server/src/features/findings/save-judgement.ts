import type { Overview } from '@sextant/contracts';
import { ready } from '../../answers/turns/finding-states.ts';
import type { WrittenTurn } from '../../answers/turns/findings.ts';
import type { Turns } from '../../answers/turns/turns.ts';
import { AppError } from '../../errors.ts';
import { Written } from '../../platform/db/written.ts';
import { maxChanges } from './finding-job.ts';
import { withJudgement, withoutJudgement } from './with-judgement.ts';

/** What a judge made, and of what. */
export interface NewJudgement {
  judged: Overview;
  /** The turn whose answers it read. */
  of: WrittenTurn;
  /** What rules made of the same answers. */
  byRules: Overview;
  /** Whether the overview as it stands is to have it; for any when not given. */
  isWanted?: (overview: Overview | null) => boolean;
  /** Whether it comes with an overview of its own: then there is one, whatever failed before. */
  isWhole?: boolean;
}

/**
 * Sets a judgement upon the overview as it stands, which may have been made again since; never upon other answers'.
 * @returns whether it was written
 * @throws AppError `conflict` where the turn changes each time that it is to be written; as `readEnded` does
 */
export async function saveJudgement(
  turns: Pick<Turns, 'readEnded' | 'saveLater'>,
  { byRules, isWanted = () => true, isWhole = false, judged, of }: NewJudgement,
): Promise<boolean> {
  for (let tries = 0; tries < maxChanges; tries++) {
    const latest = await turns.readEnded(of.turn_id);
    const overview = latest.turn.overview?.read() ?? null;
    if (!isWanted(overview) || !hasSameAnswers(latest.turn, of)) return false;
    const found = overview
      ? { ...withJudgement(withoutJudgement(overview, byRules), judged), made_at: judged.made_at }
      : judged;
    const { overview: state } = latest.states;
    // One that is to be made anew of these answers has it, too, unless rules alone were asked for.
    const overviewState = state?.state !== 'pending' ? ready : { ...state, keepsJudgement: !state.isByRules };
    const states = isWhole ? { overview: overviewState } : {};
    const change = { found: { overview: Written.of(found, found.made_at) }, states };
    if (await turns.saveLater(of.turn_id, latest, change)) return true;
  }
  throw new AppError('conflict', 'The turn kept changing while its judgement was stored. Please try again.');
}

const hasSameAnswers = ({ answers }: WrittenTurn, { answers: others }: WrittenTurn): boolean =>
  answers.every(({ attempt }, place) => attempt === others[place]?.attempt);
