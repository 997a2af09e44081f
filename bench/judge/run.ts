/**
 * How right a judge is on the labelled sets, with a real key: `npm run judge:eval -- --engine claude [--second xai]
 * [--model …] [--sets 5] [--lines]`. One call a set, and one more where a second judge is named. Of the long answers it
 * prints agreements, contradictions and verdicts; of the two sets with works verdicts, and with `--lines` every mark, to
 * be looked at. `--engine labels` needs no key: it tells what the checks leave of a judge that is always right. Precision counts pairs whose two stretches are labelled; those that are not are told beside it.
 */
import { parseArgs } from 'node:util';
import type { DropReason, Overview } from '@sextant/contracts';
import { askForObject } from '../../server/src/answers/engines/ask-for-object.ts';
import type { Engine } from '../../server/src/answers/engines/engine.ts';
import { connectEngines, engineDefinitions } from '../../server/src/answers/engines/registry.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Judge } from '../../server/src/overview/judge/judge.ts';
import { judgeOverview } from '../../server/src/overview/judge/judge-overview.ts';
import {
  checkForJudge,
  type JudgeReader,
  prepareForJudge,
} from '../../server/src/overview/judge/judge-reader.ts';
import { makeOverview } from '../../server/src/overview/make-overview.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { type LabelledSet, longSets, sixSets } from './labelled-sets.ts';
import { addTo, agreements, contradictions, type Measured, nothing, share, verdictsOf } from './measure.ts';
import { perfectJudge } from './perfect-judge.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    second: { type: 'string' },
    model: { type: 'string' },
    sets: { type: 'string' },
    lines: { type: 'boolean', default: false },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function judgeOf(id: string, model?: string): Judge {
  const definition = engineDefinitions.find((each) => each.id === id);
  if (!definition)
    fail(`There is no engine ${id}; those are ${engineDefinitions.map((each) => each.id).join(', ')}.`);
  const { engines, sharedEngineSettings } = readConfig(process.env);
  const connected = connectEngines(
    { [id]: { ...engines[id], ...(model && { model }) } },
    { ...sharedEngineSettings, demoEngines: false },
  );
  const engine = connected.find((each) => each.id === id) as Engine;
  if (engine.mode !== 'live')
    fail(`${definition.label} has no key: set ${definition.variablePrefix}_API_KEY.`);
  return { id, label: engine.label, fill: (task, signal) => askForObject(engine, task, signal) };
}

if (!values.engine) fail('Which engine is to judge? npm run judge:eval -- --engine claude');
const engine = values.engine === 'labels' ? null : judgeOf(values.engine, values.model);
const second = values.second ? judgeOf(values.second) : null;
const without = { why: 'off', reason: 'No second judge was named.' } as const;

const sums = { agree: nothing(), all: nothing(), agreed: nothing() };
const verdicts = { given: 0, right: 0 };
const dropped = new Map<DropReason, number>();
const tokens = { in: 0, out: 0 };
let failed = 0;

/** Here no one's streams wait. */
const reader: JudgeReader = {
  prepare: async (input, order) => prepareForJudge(input, order),
  check: async (draft, turn) => checkForJudge(draft, turn),
};

async function judgeSet(set: LabelledSet): Promise<void> {
  const judge = engine ?? perfectJudge(set);
  const overview = await judgeOverview(
    { ...set.input, evidence: JSON.stringify(set.input.evidence), ledger: JSON.stringify(set.input.ledger) },
    makeOverview(set.input, new Date()),
    { judge, missing: null, second, secondMissing: second ? null : without },
    { signal: new AbortController().signal, reader },
  );
  const { judgement } = overview;
  for (const { count, why } of judgement.dropped) dropped.set(why, (dropped.get(why) ?? 0) + count);
  for (const used of [judgement.judge, judgement.second]) {
    tokens.in += used?.tokens_in ?? 0;
    tokens.out += used?.tokens_out ?? 0;
  }
  if (!judgement.judge) failed += 1;
  const read = verdictsOf(overview, set);
  verdicts.given += read.given;
  verdicts.right += read.right;
  if (set.labels && judgement.judge) {
    addTo(sums.agree, agreements(overview), set.labels, true);
    addTo(
      sums.all,
      contradictions(overview, () => true),
      set.labels,
      false,
    );
    const bothSay = contradictions(overview, ({ confirmation }) => confirmation === 'agreed');
    addTo(sums.agreed, bothSay, set.labels, false);
  }
  console.log(
    `${set.name}: ${judgement.judge ? `${overview.statements.length} statements` : judgement.missing?.reason}`,
  );
  if (values.lines) showMarks(overview);
}

function showMarks({ citations, statements, synthesis }: Overview): void {
  for (const { stances, text } of statements)
    for (const { confirmation, engine, passages, stance } of stances)
      if (stance !== 'silent')
        console.log(
          `  ${stance}${confirmation ? ` (${confirmation})` : ''} | ${text} | ${engine}: ${passages.map((each) => each.text).join(' … ')}`,
        );
  for (const { confirmation, engine, passage, relation, sentence } of citations)
    console.log(`  ${relation} (${confirmation}) | ${engine}: ${sentence} | ${passage.text}`);
  for (const { role, text } of synthesis) console.log(`  synthesis, ${role}: ${text}`);
}

const show = (name: string, { found, labelled, right, shown, unlabelled, wrong }: Measured) =>
  console.log(
    `${name}: ${shown} shown, precision ${share(right, right + wrong)}, ${unlabelled} not labelled; recall ${share(found, labelled)}`,
  );

const emulator = await startSourceEmulator();
const sets = [...longSets(), ...(await sixSets(emulator))].slice(0, Number(values.sets ?? 100));
for (const set of sets) await judgeSet(set);
await emulator.close();

console.log(
  `\n${engine?.label ?? 'The labels themselves'}${second ? ` with ${second.label}` : ''}: ${sets.length} sets, ${failed} failed`,
);
show('agreements', sums.agree);
show('contradictions, by the first judge', sums.all);
if (second) show('contradictions, both judges', sums.agreed);
console.log(`verdicts that rules could not read: precision ${share(verdicts.right, verdicts.given)}`);
console.log(`dropped: ${[...dropped].map(([why, count]) => `${why} ${count}`).join(', ') || 'nothing'}`);
console.log(`tokens: ${tokens.in} in, ${tokens.out} out`);
