import { type Overview, unjudged } from '@sextant/contracts';
import { askForObject } from '../../answers/engines/ask-for-object.ts';
import type { Engine } from '../../answers/engines/engine.ts';
import { connectEngines } from '../../answers/engines/registry.ts';
import type { Dependencies } from '../../dependencies.ts';
import { chooseJudges, type JudgeChoice, noJudgement } from '../../overview/judge/choose-judges.ts';
import type { Judge } from '../../overview/judge/judge.ts';
import { type JudgingOptions, judgeOverview } from '../../overview/judge/judge-overview.ts';
import type { JudgeReader } from '../../overview/judge/judge-reader.ts';
import type { WrittenInput } from '../../overview/overview-input.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import { createJudgeLimits, type JudgeLimits } from './judge-limits.ts';

/** What judging a turn needs; made in `app.ts`. */
export interface Judging {
  /** Who judges: by the settings, or the engine that a reader asks for. */
  choose: (engine?: string) => JudgeChoice;
  /** Judges answers that were written as an example: what is kept with them, and no vendor. */
  example: Judge;
  limits: JudgeLimits;
  reader: JudgeReader;
  random?: (() => number) | undefined;
  /** Milliseconds that each judge has; without it, as the design says. */
  timeoutMs?: number | undefined;
}

/**
 * Engines with a key as judges; the one that judges by the settings may have a model of its own. What a reader asks for
 * is judged by the engine's own model.
 */
export function createJudging(dependencies: Dependencies, example: Judge, reader: JudgeReader): Judging {
  const { config, database, engines, judgeBudget, random } = dependencies;
  const live = engines.filter(({ mode }) => mode === 'live').map(toJudge);
  const { judging, sharedEngineSettings } = config;
  const { judge: byDefault } = chooseJudges(live, judging);
  const [own] =
    byDefault && judging.model
      ? connectEngines(
          { [byDefault.id]: { ...config.engines[byDefault.id], model: judging.model } },
          sharedEngineSettings,
        ).filter(({ id }) => id === byDefault.id)
      : [];
  return {
    example,
    choose: (engine) => {
      const choice = chooseJudges(live, judging, engine);
      return own && engine === undefined ? { ...choice, judge: toJudge(own) } : choice;
    },
    limits: createJudgeLimits(database, judging),
    reader,
    random,
    timeoutMs: judgeBudget,
  };
}

/** Where no one judges by the settings, an overview says so from the first on. */
export const sayingWhoJudges = (
  maker: OverviewMaker,
  judging: Pick<Judging, 'choose' | 'example'>,
): OverviewMaker => ({
  ...maker,
  make: (input, making) => {
    const { missing } = choiceFor(input, judging);
    const { judgement = missing ? { ...unjudged, missing } : undefined } = making;
    return maker.make(input, { ...making, judgement });
  },
});

const toJudge = (engine: Engine): Judge => ({
  id: engine.id,
  label: engine.label,
  fill: (task, signal) => askForObject(engine, task, signal),
});

/**
 * Judges by the settings what the rules made, once it is counted; past a limit the overview says so.
 * @throws the signal's reason, and what the database does
 */
export async function judgeByDefault(
  judging: Judging,
  userId: string,
  input: WrittenInput,
  byRules: Overview,
  options: Omit<JudgingOptions, 'reader'>,
): Promise<Overview> {
  const { limits, random, reader, timeoutMs } = judging;
  const choice = choiceFor(input, judging);
  const costs = choice.judge && choice.judge !== judging.example && hasAnswer(input);
  const refused = costs ? await limits.take(userId) : null;
  const judges = refused ? noJudgement(refused.missing.why, refused.missing.reason) : choice;
  return judgeOverview(input, byRules, judges, { random, reader, timeoutMs, ...options });
}

const hasAnswer = ({ answers }: WrittenInput) =>
  answers.some(({ mode, text }) => mode !== 'demo' && text !== null);

const isExample = ({ answers }: WrittenInput) => answers.some(({ mode }) => mode === 'example');

/** Answers that were written as an example are put to no vendor. */
function choiceFor(
  input: WrittenInput,
  { choose, example }: Pick<Judging, 'choose' | 'example'>,
): JudgeChoice {
  if (!isExample(input)) return choose();
  const secondMissing = { why: 'off', reason: 'No second judge is asked about an example.' } as const;
  return { judge: example, missing: null, second: null, secondMissing };
}
