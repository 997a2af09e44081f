import type { Evidence, TurnEvent } from '@sextant/contracts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseForFile, serverForFile, sourcesForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const services = sourcesForFile();
const server = serverForFile(database, () => ({
  environment: { ...services.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000 },
}));
let user: TestUser;
beforeAll(async () => {
  user = await signUpTestUser(server.url);
});
afterEach(() => services.reset());

async function ask(question: string, session: object = {}) {
  const events: TurnEvent[] = await (await user.ask(question, session)).all();
  const { evidence } = events.find(({ type }) => type === 'sources-found') as unknown as {
    evidence: Evidence;
  };
  const shown = Object.fromEntries(evidence.sources.map(({ id, query }) => [id, query]));
  return { evidence, shown };
}
/** What arrived at a service, in its search parameter. */
const sentTo = (service: string, parameter: string) =>
  services.requests(service).flatMap(({ query }) => query.get(parameter) ?? []);

describe('a question in a chat', () => {
  it('is sent to each source in its own way, and shown as it was sent', async () => {
    const question = 'Does vitamin C reduce mortality in sepsis?';
    const { shown } = await ask(question);
    const pubmed = [
      'vitamin C AND mortality AND sepsis',
      '(vitamin C AND mortality) OR (vitamin C AND sepsis) OR (mortality AND sepsis)',
    ];
    expect(sentTo('pubmed', 'term')).toEqual(pubmed);
    expect(shown.pubmed).toBe(pubmed.join('\n'));
    const europepmc = sentTo('europepmc', 'query');
    expect(europepmc[0]).toBe(
      '(TITLE_ABS:"vitamin C" AND TITLE_ABS:"mortality" AND TITLE_ABS:"sepsis") AND (SRC:MED OR SRC:PMC OR SRC:PPR)',
    );
    expect(shown.europepmc).toBe(europepmc.join('\n'));
    expect(sentTo('clinicaltrials', 'query.cond')).toEqual(['(vitamin C OR mortality OR sepsis)']);
    expect(shown.clinicaltrials).toContain('(vitamin C OR mortality OR sepsis)');
    expect(shown.library).toBe(question);
  });

  it.each([
    ['hepatitis B in type 2 diabetes', 'hepatitis B AND type 2 diabetes'],
    [
      'Is acute lymphoblastic leukemia (ALL) cured by CAR T cells?',
      'acute lymphoblastic leukemia AND ALL AND cured AND CAR T cells',
    ],
    ['Does yoga improve “quality of life” in asthma?', 'yoga AND "quality of life" AND asthma'],
  ])('"%s" reaches PubMed as %s', async (question, term) => {
    await ask(question);
    expect(sentTo('pubmed', 'term')[0]).toBe(term);
  });

  it('quotes what the registry would read as an order to find everything', async () => {
    await ask('Is ALL cured by chemotherapy?');
    expect(sentTo('clinicaltrials', 'query.cond')).toEqual(['("ALL" OR cured OR chemotherapy)']);
  });

  it('that follows another is searched with its subject', async () => {
    const { session_id } = await user.post('/api/v1/chat/', {
      input_text: 'Does metformin lower the risk of colorectal cancer?',
    });
    services.reset();
    const { shown } = await ask('And in people older than 80?', { session_id });
    expect(sentTo('pubmed', 'term')[0]).toBe('older AND metformin AND colorectal cancer');
    expect(shown.library).toBe('And in people older than 80? metformin, colorectal cancer');
  });

  it('in another language is searched by its Latin terms, and that is said', async () => {
    const { evidence, shown } = await ask('Senkt Metformin das Risiko für Darmkrebs bei Typ-2-Diabetes?');
    expect(sentTo('pubmed', 'term')).toEqual(['metformin AND type 2 diabetes']);
    expect(shown.library).toBe('metformin, type 2 diabetes');
    expect(evidence.note).toBe(
      'This question is not all in English. Searched by the terms that PubMed can know: metformin, type 2 diabetes.',
    );
  });

  it('of which nothing can be known is not searched, and that is said', async () => {
    const { evidence, shown } = await ask('아스피린은 심근경색을 예방합니까?');
    expect(services.requests()).toEqual([]);
    expect(shown).toEqual({
      library: undefined,
      pubmed: undefined,
      europepmc: undefined,
      clinicaltrials: undefined,
    });
    expect(evidence.note).toMatch(/Nothing was searched/);
  });
});
