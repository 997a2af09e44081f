/**
 * The statements that one question comes to, as they reach PostgreSQL: six answers, evidence, ledger and overview. Each text
 * with how often it is sent, until the last overview is there; what the process asks anyway meanwhile is told apart.
 *
 *   node bench/question-cost/statements.ts
 */
import { existsSync } from 'node:fs';
import { withDatabase } from '../with-database.ts';
import { startStatementsProxy } from './statements-proxy.ts';
import { answersFile, startWorld } from './world.ts';

if (!existsSync(answersFile)) {
  console.log(`Skipped: ${answersFile} is not here.`);
  process.exit(0);
}
/** What a server asks now and then, question or none: leases, jobs that may have come, the clock of the queue. */
const quietMs = 10_000;

await withDatabase(async (database) => {
  const proxy = await startStatementsProxy(String(database.$client.options.connectionString));
  const world = await startWorld(proxy.url, 1);
  await waitForJobs();
  proxy.take();
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const quiet = counted(proxy.take());
  const begun = performance.now();
  await world.ask(0);
  await waitForJobs();
  const seconds = (performance.now() - begun) / 1_000;
  const all = counted(proxy.take());
  const ofQuestion = [...all].filter(([text]) => !quiet.has(text)).sort(([, a], [, b]) => b - a);
  const sum = ofQuestion.reduce((total, [, count]) => total + count, 0);
  console.log(`${sum} statements, ${ofQuestion.length} different, in ${seconds.toFixed(1)} s:`);
  for (const [text, count] of ofQuestion) console.log(`${String(count).padStart(5)}  ${text}`);
  console.log(`\nsent by a server that has nothing to do, too (in ${quietMs / 1_000} s, and meanwhile):`);
  for (const [text, count] of quiet)
    console.log(`${String(count).padStart(5)} ${String(all.get(text) ?? 0).padStart(5)}  ${text}`);
  await world.stop();
  proxy.close();

  async function waitForJobs(): Promise<void> {
    for (;;) {
      const { rows } = await database.$client.query<{ waiting: string }>(
        `select count(*) as waiting from jobs.job where state in ('created', 'retry', 'active')
           and name not like '\\_\\_%'`,
      );
      if (Number(rows[0]?.waiting) === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
});
process.exit(0);

/** By their text, whose numbers of rows and of values differ from one time to the next. */
function counted(statements: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const statement of statements) {
    const text = statement
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\(([^()]*\$\d+[^()]*)\)(?:, ?\([^()]*\$\d+[^()]*\))+/g, '($1), …')
      .replace(/(\$\d+(?:, ?)?){4,}/g, '$…')
      .slice(0, 160);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}
