import { type Citation, routes } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000 },
}));

const bare = (citation: Citation | null) => citation && { ...citation, abstract: null };

it('leaves the abstracts out of a session where it is asked to, and the turn by itself has them', async () => {
  services.hold([
    makeCitation('Metformin and cardiovascular mortality', {
      pmid: '30000001',
      abstract: 'Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
    }),
  ]);
  for (const engine of ['mistral', 'claude'])
    providers.script(engine, { text: 'Mortality was lowered [1].' });
  const user = await signUpTestUser(server.url);
  const { session_id, turn_id } = await user.post('/api/v1/chat/', {
    input_text: 'Does metformin lower cardiovascular mortality?',
  });
  const path = `/api/v1/chat/sessions/${session_id}/`;
  const [whole] = routes.session.reply.parse(await user.get(path)).conversations;
  const [lean] = routes.session.reply.parse(await user.get(`${path}?abstracts=no`)).conversations;
  expect(whole?.abstracts).toBe('included');
  expect(whole?.evidence?.works[0]?.citation.abstract).toContain('22%');
  expect(whole?.ledger?.rows[0]?.citation?.abstract).toContain('22%');
  expect(lean).toEqual({
    ...whole,
    abstracts: 'left-out',
    evidence: {
      ...whole?.evidence,
      works: whole?.evidence?.works.map((work) => ({ ...work, citation: bare(work.citation) })),
    },
    ledger: {
      ...whole?.ledger,
      rows: whole?.ledger?.rows.map((row) => ({ ...row, citation: bare(row.citation) })),
    },
  });
  const turn = routes.turn.reply.parse(await user.get(`/api/v1/chat/turns/${turn_id}/`));
  const { evidence, ledger, overview } = whole ?? {};
  expect(turn).toMatchObject({ turn_id, session_id, evidence, ledger, overview });
  const stranger = await signUpTestUser(server.url);
  expect((await stranger.call(`/api/v1/chat/turns/${turn_id}/`)).status).toBe(404);
  expect((await user.call(`${path}?abstracts=maybe`)).status).toBe(400);
});
