import { routes, type SharedSession } from '@sextant/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledLibrary } from '../../literature/sources/library/load-bundled.ts';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { readWrittenExample } from './written-example.ts';

const database = databaseForFile();
const providers = providersForFile();

/** Nothing listens there: as on a machine without a network, the bundled library is all there is. */
const nowhere = 'http://127.0.0.1:9';
const offline = Object.fromEntries(
  ['PUBMED', 'EUROPEPMC', 'CROSSREF', 'CLINICALTRIALS'].map((name) => [`${name}_BASE_URL`, nowhere]),
);

beforeAll(async () => {
  await loadBundledLibrary(database.database.$client);
});
// Two processes share a database, and six engines have keys that must not be used up.
const options = () => ({
  environment: { ...providers.environment(), ...offline, EVIDENCE: 'on', JUDGE: 'auto' },
});
const servers = [serverForFile(database, options), serverForFile(database, options)];

async function read(server?: { url: string }): Promise<{ token: string; session: SharedSession }> {
  let body = '';
  const ask = async () => {
    const reply = await fetch(`${server?.url}${routes.example.path}`);
    body = await reply.text();
    return reply.status;
  };
  // On a busy machine the first making outlasts one reply's waiting.
  await expect.poll(ask, { timeout: 150_000 }).toBe(200);
  const { token } = JSON.parse(body) as { token: string };
  const shared = await fetch(`${server?.url}${routes.sharedSession.path.replace(':token', token)}`);
  return { token, session: (await shared.json()) as SharedSession };
}

describe('the example', () => {
  it('is one session, whichever process is asked, and no vendor is asked for it', async () => {
    const both = await Promise.all(servers.map(read));
    expect(new Set(both.map(({ token }) => token)).size).toBe(1);
    expect(both[0]?.token).toBe(readWrittenExample().token);
    expect(both[0]?.session.conversations).toHaveLength(1);
    for (const { engine } of readWrittenExample().answers) expect(providers.requests(engine)).toEqual([]);
  });

  it('says of every answer that it was written', async () => {
    const { session } = await read(servers[0]);
    const answers = session.conversations[0]?.answers ?? [];
    expect(answers.map(({ engine }) => engine)).toEqual(
      readWrittenExample().answers.map(({ engine }) => engine),
    );
    for (const answer of answers) expect(answer).toMatchObject({ mode: 'example', state: 'done' });
  });

  it('is checked and laid side by side as any other session', async () => {
    const { session } = await read(servers[0]);
    const [turn] = session.conversations;
    expect(turn?.findings).toMatchObject({ ledger: { state: 'ready' }, overview: { state: 'ready' } });
    const states = turn?.ledger?.rows.map(({ citation, publication }) => [citation?.pmid, publication]);
    expect(states).toContainEqual(['32205204', 'retracted']);
    expect(states).toContainEqual(['32450107', 'retracted']);
    const mentions = turn?.ledger?.rows.flatMap((row) => row.mentions) ?? [];
    // A trial's name alone names many reports; whatever else is cited is what it is said to be.
    const cited = mentions.filter(({ form }) => form !== 'trial');
    expect(cited.length).toBeGreaterThan(12);
    expect(cited.filter(({ state }) => state !== 'verified')).toEqual([]);
    expect(turn?.overview?.studies.rows.length).toBeGreaterThan(1);
  });

  it('has a judgement whose every quotation stood the checks', async () => {
    const { session } = await read(servers[0]);
    const overview = session.conversations[0]?.overview;
    const { draft } = readWrittenExample();
    expect(overview?.judgement).toMatchObject({ state: 'done', dropped: [], missing: null });
    expect(overview?.statements).toHaveLength(draft.statements.length);
    expect(overview?.synthesis.map(({ text }) => text)).toEqual(draft.synthesis.map(({ text }) => text));
    const contradicting = overview?.statements.flatMap(({ stances }) =>
      stances.filter(({ stance }) => stance === 'contradicts').map(({ engine }) => engine),
    );
    expect(contradicting).toEqual(['xai']);
  });
});
