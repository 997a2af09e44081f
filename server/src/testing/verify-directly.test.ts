import { expect, it } from 'vitest';
import { startTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';
import { verifyDirectly } from './verify-directly.ts';

it('forgets a server that is closed: its address may be given to a server of another process', async () => {
  const { database, drop } = await createTestDatabase();
  const { close, url } = await startTestApp({ database });
  await close();
  await drop();
  await expect(verifyDirectly(url, 'nobody@example.org')).resolves.toBeUndefined();
});
