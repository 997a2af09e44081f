import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, wireForFile } from '../../testing/for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const emulator = providersForFile();
const wire = wireForFile(database);
const server = serverForFile(database, () => ({
  database: wire.openDatabase(),
  environment: emulator.environment(),
}));

it('a question that is sent again as its session is deleted is asked anew, or finds no session', async () => {
  const user = await signUpTestUser(server.url);
  const headers = { 'idempotency-key': 'the-same' };
  for (const isContinued of [false, true]) {
    const { session_id } = await user.post('/api/v1/chat/', { input_text: 'Who was first?' });
    const json = { input_text: 'Who?', ...(isContinued && { session_id }) };
    const first = await user.post('/api/v1/chat/', json, headers);
    // It is known that there is one of this key, and not yet which.
    const looking = wire.holdBack(/"idempotency_key" = /, 1_500);
    const again = user.call('/api/v1/chat/', { method: 'POST', json, headers });
    await looking;
    const deletion = { method: 'DELETE' };
    expect((await user.call(`/api/v1/chat/sessions/${first.session_id}/`, deletion)).status).toBe(204);
    const reply = await again;
    expect(reply.status).toBe(isContinued ? 404 : 200);
    if (reply.ok) {
      const { session_id: anew } = (await reply.json()) as { session_id: string };
      expect(anew).not.toBe(first.session_id);
      expect((await user.call(`/api/v1/chat/sessions/${anew}/`, deletion)).status).toBe(204);
    }
  }
});
