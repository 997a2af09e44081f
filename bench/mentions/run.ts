/**
 * How mentions of works are judged: `node bench/mentions/run.ts [--wrong] [--up] [folder …]`. The works of each set are served
 * over HTTP as the services do, and the product's own ledger is made of its answers: with all services up, and with
 * some and all of them down (not with `--up`). Ends with 1 where a gate does not hold.
 */
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { checkSet, outages } from './check-set.ts';
import { developmentSets, setsIn } from './development-sets.ts';
import { figuresOf, type ScoredMention, scoreSet } from './score.ts';

const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const showsWrong = process.argv.includes('--wrong');
const isQuick = process.argv.includes('--up');
const sets = folders.length > 0 ? folders.flatMap(setsIn) : developmentSets();

const share = (part: number, whole: number) =>
  `${whole === 0 ? '–' : (part / whole).toFixed(3)} (${part} of ${whole})`;
const told = ({ label, mention, row, set }: ScoredMention) =>
  `    ${set} ${label.engine} ${JSON.stringify(label.quote.slice(0, 70))} ${label.form}: ${label.state} ${label.fact ?? ''} ${label.work ?? ''} ≠ ${mention ? `${mention.form} ${mention.state} ${row?.id} ${mention.reason ?? ''}` : 'no mention'}`;

const emulator = await startSourceEmulator();
let holds = true;
for (const [name, outage] of Object.entries(outages)) {
  const { down } = outage;
  if (isQuick && down.length > 0) continue;
  const scored: ScoredMention[] = [];
  let extra = 0;
  for (const set of sets) {
    const { citations, ledger } = await checkSet(set, emulator, outage);
    const ofSet = scoreSet(set, ledger, citations);
    scored.push(...ofSet);
    const labelled = new Set(ofSet.map(({ mention }) => mention));
    const others = ledger.rows.flatMap((row) =>
      row.mentions.filter((mention) => !labelled.has(mention)).map((mention) => ({ mention, row })),
    );
    extra += others.length;
    if (showsWrong && down.length === 0)
      for (const { mention, row } of others) {
        const text = set.answers.find(({ engine }) => engine === mention.engine)?.text ?? '';
        console.log(
          `  not labelled: ${set.name} ${mention.engine} ${mention.form} ${JSON.stringify(text.slice(mention.from, mention.to).slice(0, 60))} ${mention.state} ${row.id}`,
        );
      }
  }
  const found = figuresOf(scored);
  console.log(
    `\n${name}: ${found.labelled} labelled mentions in ${sets.length} sets, ${found.lost} lost, ${extra} more found`,
  );
  console.log(`  false verified: ${found.falseVerified.length}`);
  console.log(`  false mismatch: ${share(found.falseMismatch.length, found.labelledVerified)}`);
  console.log(`  false not-found: ${share(found.falseNotFound.length, found.labelledVerified)}`);
  holds &&= found.falseVerified.length === 0 && found.falseNotFound.length === 0;
  holds &&= found.falseMismatch.length <= 0.02 * found.labelledVerified;
  if (down.length === 0) {
    console.log(`  name–year and title resolved: ${share(found.resolved.length, found.resolvable.length)}`);
    console.log(
      `  right ones shown as verified: ${share(found.shownVerified.length, found.labelledVerified)}`,
    );
    console.log(`  mismatch and not-found so told: ${share(found.caught.length, found.labelledWrong)}`);
    holds &&= found.resolved.length >= 0.9 * found.resolvable.length;
    byForm(scored);
  } else if (name === 'all down') {
    console.log(`  clean where unknown: ${found.clean.length}`);
    holds &&= found.clean.length === 0;
  }
  if (showsWrong) {
    console.log(
      [...found.falseVerified, ...found.falseMismatch, ...found.falseNotFound].map(told).join('\n'),
    );
    if (down.length === 0)
      console.log(
        scored
          .filter(
            (one) => (one.mention?.state ?? 'none') !== one.label.state || (one.label.work && !one.isWork),
          )
          .map(told)
          .join('\n'),
      );
  }
}
await emulator.close();
if (!holds) process.exitCode = 1;

function byForm(scored: readonly ScoredMention[]) {
  const forms = [...new Set(scored.map(({ label }) => label.form))].sort();
  for (const form of forms) {
    const of = scored.filter(({ isLost, label }) => label.form === form && !isLost);
    const counts = new Map<string, number>();
    for (const { label, mention } of of) {
      const pair = `${label.state}→${mention?.state ?? 'none'}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    console.log(
      `    ${form.padEnd(12)} ${String(of.length).padStart(4)}  ${[...counts].map(([pair, count]) => `${pair} ${count}`).join(', ')}`,
    );
  }
}
