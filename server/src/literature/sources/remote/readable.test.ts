import { afterEach, describe, expect, it } from 'vitest';
import { sourcesForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { createClinicaltrialsSource } from '../clinicaltrials/clinicaltrials-source.ts';
import { createCrossrefSource } from '../crossref/crossref-source.ts';
import { createEuropepmcSource } from '../europepmc/europepmc-source.ts';
import { createPubmedSource } from '../pubmed/pubmed-source.ts';

const emulator = sourcesForFile();
afterEach(() => emulator.reset());
const baseUrl = (name: string) => emulator.environment()[`${name}_BASE_URL`] ?? '';
const json = (body: unknown) => ({ reply: { body: JSON.stringify(body) } });
const { signal } = new AbortController();

describe('"nothing found" is not said where works are there and none could be read:', () => {
  it('Europe PMC', async () => {
    const result = [{ id: 7 }, { id: '2', source: 'MED', title: 'Metformin.', pubYear: 2020 }];
    emulator.behave('europepmc', json({ hitCount: 2, resultList: { result } }));
    const source = createEuropepmcSource({ baseUrl: baseUrl('EUROPEPMC') });
    await expect(source.search('metformin', { limit: 5, signal })).rejects.toMatchObject({ code: 'garbage' });
  });

  it('ClinicalTrials.gov', async () => {
    emulator.behave('clinicaltrials', json({ studies: [{ nctId: 'NCT00000001' }] }));
    const source = createClinicaltrialsSource({ baseUrl: baseUrl('CLINICALTRIALS') });
    await expect(source.search('metformin', { limit: 5, signal })).rejects.toMatchObject({ code: 'garbage' });
  });

  it.each(['<PubmedArticleSet></PubmedArticleSet>', '<PubmedArticleSet><PubmedArticle/></PubmedArticleSet>'])(
    'PubMed, whose index names some: %s',
    async (body) => {
      emulator.hold([makeCitation('Metformin and cancer', { pmid: '101' })]);
      emulator.behave('pubmed', {}, { reply: { type: 'text/xml', body } });
      const source = createPubmedSource({ baseUrl: baseUrl('PUBMED') });
      const search = () => source.search('metformin', { limit: 5, signal });
      await expect(search()).rejects.toMatchObject({ code: 'garbage' });
      emulator.behave('pubmed');
      expect(await search()).toHaveLength(1);
    },
  );
});

describe('a list of Crossref', () => {
  const described = { authors: ['A'], year: 2020, journal: 'J', title: 'A good work', trial: null };
  const find = async (items: unknown[]) => {
    emulator.behave('crossref', json({ message: { items } }));
    const source = createCrossrefSource({ baseUrl: baseUrl('CROSSREF') });
    let isPart = false;
    const onPart = () => {
      isPart = true;
    };
    const description = { ...described, volume: null, page: null, about: [] };
    const found = await source.find?.(description, { limit: 5, onPart, signal });
    return { titles: found?.map(({ title }) => title), isPart };
  };
  const good = { DOI: '10.1000/a', title: ['Another work'] };
  const odd = { DOI: '10.1000/b', title: ['A good work'], 'updated-by': [{ label: 'Retraction' }] };

  it('is no proof that there is no such work where one of it could not be read', async () => {
    expect(await find([good])).toEqual({ titles: ['Another work'], isPart: false });
    expect(await find([good, odd])).toEqual({ titles: ['Another work'], isPart: true });
    await expect(find([odd])).rejects.toMatchObject({ code: 'garbage' });
  });
});
