import { beforeEach } from 'vitest';
import { databaseForFile, providersForFile, serversForTests, sourcesForFile } from './for-file.ts';
import { inOrder, judgedWorks } from './judged-turns.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

/**
 * What a test file of the judge begins with: six engines that have been told nothing, sources that hold the works of
 * `judged-turns.ts`, and servers that a test starts with the judges that it names (JUDGE, SECOND_JUDGE).
 */
export function judgingForFile() {
  const database = databaseForFile();
  const providers = providersForFile();
  const services = sourcesForFile();
  const startServer = serversForTests(database);
  beforeEach(() => {
    providers.reset();
    services.reset();
    services.hold(judgedWorks);
  });
  return {
    database,
    providers,
    services,
    start: (
      environment: Record<string, string>,
      parts: TestAppOptions['parts'] = { random: inOrder },
    ): Promise<TestApp> =>
      startServer({
        environment: {
          ...services.environment(),
          ...providers.environment(),
          EVIDENCE: 'on',
          ...environment,
        },
        parts,
      }),
  };
}
