import { readFileSync } from 'node:fs';
import { startProviderEmulator } from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { sharedPath } from '../shared-data.ts';
import { startServer } from '../support/server.ts';

/** It may not be there: it is no part of the project. */
export const answersFile = sharedPath('six-answers/aspirin.md');

/** Below the 30 questions a minute that anybody may ask. */
const questionsOfOne = 20;

/** Never the same one twice: what was found for a question is remembered. */
const questionOf = (at: number) =>
  `Should adults above ${40 + (at % 50)} without cardiovascular disease start ${75 + (at % 7)} mg of aspirin a day?`;

/** Vendors that answer at the pace of real ones, sources that find nothing, and the product in a process of its own. */
export async function startWorld(databaseUrl: string, questions: number) {
  const [, ...parts] = readFileSync(answersFile, 'utf8').split(/^@@(\w+)\n/m);
  const [engines, sources] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
  let characters = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const [engine = '', text = ''] = parts.slice(at, at + 2);
    characters += text.length;
    // Some 20 chunks a second, as the vendors send them.
    engines.script(engine, {
      text: text.replace(/\{\{(\d+)\}\}/g, '[PMID $1]'),
      chunkSize: 20,
      chunkDelay: 25,
    });
  }
  const server = await startServer({
    ...engines.environment(),
    ...sources.environment(),
    DATABASE_URL: databaseUrl,
    EVIDENCE: 'on',
    JUDGE: 'off',
  });
  const people = await Promise.all(
    Array.from({ length: Math.ceil(questions / questionsOfOne) + 1 }, (_, at) =>
      server.signUp(`${at}@example.org`),
    ),
  );
  const askAs = async (person: string, at: number) => {
    let failed = 0;
    await server.ask(person, questionOf(at), (event) => {
      if (event.type === 'answer-error') failed += 1;
    });
    if (failed > 0) throw new Error(`${failed} answers failed.`);
  };
  // Opens connections and warms the code up.
  for (let at = 0; at < 3; at += 1) await askAs(people.at(-1) as string, questions + at);
  return {
    characters,
    server,
    sources,
    ask: (at: number) => askAs(people[Math.floor(at / questionsOfOne)] as string, at),
    async stop() {
      await server.stop();
      await Promise.all([engines.close(), sources.close()]);
    },
  };
}
