import type { Evidence, TurnEvent } from '@sextant/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLibrarySource } from '../../literature/sources/library/library-source.ts';
import { loadBundledLibrary } from '../../literature/sources/library/load-bundled.ts';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const services = sourcesForFile();
beforeAll(async () => {
  await loadBundledLibrary(database.database.$client);
});
// The services hold nothing: what comes is the library's.
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000 },
}));
let user: TestUser;
beforeAll(async () => {
  user = await signUpTestUser(server.url);
});

const evidenceOf = (events: TurnEvent[]): Evidence =>
  (events.find(({ type }) => type === 'sources-found') as unknown as { evidence: Evidence }).evidence;
const followUp = async (question: string, first: string) => {
  const { session_id } = await user.post('/api/v1/chat/', { input_text: first });
  return (await user.ask(question, { session_id })).all();
};

describe('a question that nothing in the library bears on', () => {
  it.each([
    'Does caffeine improve sprint performance?',
    'What is the best antibiotic for Lyme disease?',
    'Is the stock market going to fall this year?',
  ])('"%s" gets no works, and demo answers that say so', async (question) => {
    const events = await (await user.ask(question)).all();
    expect(evidenceOf(events)).toMatchObject({
      works: [],
      sources: [{ id: 'library', state: 'nothing' }, {}, {}, {}],
    });
    const texts = Object.values(textsOf(events));
    expect(texts).toHaveLength(6);
    for (const text of texts) {
      expect(text).toContain('a search found nothing that bears on it');
      expect(text).not.toMatch(/\[\d+\]/);
    }
  });

  it('that continues another gets none of the other one’s works', async () => {
    const events = await followUp(
      'What about metformin?',
      'Do SGLT2 inhibitors reduce hospital admission for heart failure?',
    );
    expect(evidenceOf(events).works).toEqual([]);
    for (const text of Object.values(textsOf(events))) expect(text).toContain('nothing that bears on it');
  });

  it('that asks about others of the same subject keeps to its works', async () => {
    const events = await followUp('And in women?', 'Does metformin reduce mortality in type 2 diabetes?');
    const titles = evidenceOf(events).works.map(({ citation }) => citation.title);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toContain('metformin');
    for (const text of Object.values(textsOf(events))) expect(text).toContain('[1]');
  });

  it.each([
    'Who won the football world cup in 2014?',
    'Which laptop should I buy for programming?',
    'How does a blockchain reach consensus?',
    'What caused the fall of the Roman empire?',
    'Does the new tax law affect small companies?',
    'Thanks, that was helpful',
    'Does acupuncture help against tinnitus?',
    'Is botulinum toxin effective for bruxism?',
    'Does cranberry juice prevent urinary tract infections?',
    'How accurate are smartphone apps for melanoma detection?',
    'Does honey relieve cough in children?',
    'Does yoga reduce chronic low back pain?',
    'Does cataract surgery reduce falls?',
    'Does metformin prevent vitamin B12 deficiency?',
    'Do statins prevent cataracts?',
    'Does aspirin prevent migraine?',
    'Does vitamin D prevent depression in adolescents?',
  ])('"%s" finds nothing', async (question) => {
    const source = createLibrarySource(database.database.$client);
    const found = await source.search(question, { limit: 15, signal: new AbortController().signal });
    expect(found.map(({ title }) => title)).toEqual([]);
  });
});
