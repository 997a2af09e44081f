import { beforeAll, expect, it } from 'vitest';
import { addTurns, askOne } from '../../../testing/added-turns.ts';
import {
  databaseForFile,
  providersForFile,
  serverForFile,
  sourcesForFile,
} from '../../../testing/for-file.ts';
import { growthWhileRead } from '../../../testing/held-memory.ts';
import { signUpTestUser } from '../../../testing/test-user.ts';

const own = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(own, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
}));

beforeAll(() => {
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { text: 'Metformin lowers mortality [1]. Größe 𝒳.' });
});

it("the download of one's data is written as it is read: the memory does not grow with it", async () => {
  const user = await signUpTestUser(server.url);
  // 300 turns of six answers of 72 kB.
  await addTurns(own, await askOne(user, 'Long?'), 300, 1_800);
  const { bytes, megabytes } = await growthWhileRead(() => user.call('/api/v1/account/data/'));
  expect(bytes).toBeGreaterThan(100_000);
  expect(megabytes).toBeLessThan(200);
});
