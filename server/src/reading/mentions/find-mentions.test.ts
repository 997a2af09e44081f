import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readEntry } from './entries.ts';
import { findMentions } from './find-mentions.ts';

/** Clusters as "form text + form text". */
const read = (text: string) =>
  findMentions(readDocument(text)).map(({ mentions }) =>
    mentions.map(({ form, from, to }) => `${form} ${text.slice(from, to)}`).join(' + '),
  );

describe('mentions', () => {
  const cases: [text: string, clusters: string[]][] = [
    [
      '(Wibrow et al., 2022; PMID 35220473, doi:10.1007/s00134-022-06638-9)',
      ['author-year Wibrow et al., 2022 + pmid PMID 35220473 + doi 10.1007/s00134-022-06638-9'],
    ],
    [
      '(Wibrow et al., 2022; Girard et al., 2018)',
      ['author-year Wibrow et al., 2022', 'author-year Girard et al., 2018'],
    ],
    ['It works (Smith & Jones 2019).', ['author-year Smith & Jones 2019']],
    ['Girard and colleagues (2018) found none.', ['author-year Girard and colleagues (2018)']],
    [
      'The trial that Girard and colleagues published in 2018 found none.',
      ['author-year Girard and colleagues published in 2018'],
    ],
    ['Ridker et al. reported in 2017 that it did.', ['author-year Ridker et al. reported in 2017']],
    // When people were enrolled is no year of a paper.
    ['Ridker et al. enrolled in 2011 and went on.', ['author-year Ridker et al.']],
    ["Chang's 2016 review in Gut found more.", ["author-year Chang's 2016 + journal-year Gut"]],
    [
      'Bell et al., 2019, published in Circulation, found it.',
      ['author-year Bell et al., 2019 + journal-year Circulation'],
    ],
    // What was studied, and an institute.
    ['Bell et al. (2019) ran a trial in Blood Centers.', ['author-year Bell et al. (2019)']],
    ['Bell et al. (2019) looked at inflammation in Gut biopsies.', ['author-year Bell et al. (2019)']],
    ['It works (Smith et al., 2018, 2020).', ['author-year Smith et al., 2018', 'author-year 2020']],
    [
      'Smith and Jones (2018; 2020a, and 2022) found it.',
      ['author-year Smith and Jones (2018', 'author-year 2020a', 'author-year 2022'],
    ],
    ['Smith et al. (2018, 2000 patients) found it.', ['author-year Smith et al. (2018']],
    ['Smith et al. (2018), 2020 patients, found it.', ['author-year Smith et al. (2018)']],
    ['the 2022 trial by Wibrow', ['author-year Wibrow']],
    ['It works [1-3].', ['number [1-3]', 'number [1-3]', 'number [1-3]']],
    ['In DAPA-HF (NCT03036124) it worked.', ['trial DAPA-HF + nct NCT03036124']],
    ['DAPA-HF and EMPEROR-Reduced agree [3].', ['trial DAPA-HF', 'trial EMPEROR-Reduced', 'number [3]']],
    ['N Engl J Med 2015;373:2117', ['journal-year N Engl J Med 2015;373:2117']],
    ['the 2018 NEJM paper', ['journal-year 2018 NEJM paper']],
    ['In CLEAR SYNERGY (Jolly et al., 2025).', ['trial CLEAR SYNERGY + author-year Jolly et al., 2025']],
    ['It was copied (Jackson RD, 2006).', ['author-year Jackson RD, 2006']],
    ['Sánchez-de-la-Torre et al., 2020, found none.', ['author-year Sánchez-de-la-Torre et al., 2020']],
    ['Zeng et al. (2019, *Lancet*) found it.', ['author-year Zeng et al. (2019 + journal-year Lancet']],
    [
      '[Ann Am Thorac Soc 2021](https://doi.org/10.1513/a.1)',
      ['doi [Ann Am Thorac Soc 2021](https://doi.org/10.1513/a.1)'],
    ],
    [
      '([PubMed](https://pubmed.ncbi.nlm.nih.gov/1234567/), [doi](https://doi.org/10.1000/a.1))',
      ['pmid [PubMed](https://pubmed.ncbi.nlm.nih.gov/1234567/) + doi [doi](https://doi.org/10.1000/a.1)'],
    ],
    [
      '([Lancet 2025](https://doi.org/10.1000/a.1); [AJCN 2010](https://pubmed.ncbi.nlm.nih.gov/1234567/))',
      [
        'doi [Lancet 2025](https://doi.org/10.1000/a.1) + journal-year Lancet 2025',
        'pmid [AJCN 2010](https://pubmed.ncbi.nlm.nih.gov/1234567/) + journal-year AJCN 2010',
      ],
    ],
    [
      'fewer[1](https://doi.org/10.1000/a.1)[2](https://pubmed.ncbi.nlm.nih.gov/1234567/)',
      ['doi [1](https://doi.org/10.1000/a.1)', 'pmid [2](https://pubmed.ncbi.nlm.nih.gov/1234567/)'],
    ],
    [
      'fewer ([[1]](https://doi.org/10.1000/a.1), [3]).',
      ['doi [[1]](https://doi.org/10.1000/a.1)', 'number [3]'],
    ],
    ['It fell (CODA Collaborative et al., 2020).', ['trial CODA Collaborative et al., 2020']],
    // Of a collaboration of many trials the year is the report's.
    ['It fell (CTT Collaboration, Lancet 2022).', ['trial CTT', 'journal-year Lancet 2022']],
    // Nor has a journal's last word, or a trial, written anything.
    [
      'The British Journal of Sports Medicine (2022) has it.',
      ['journal-year British Journal of Sports Medicine (2022)'],
    ],
    ['The BMJ Open (2017) paper has it.', ['journal-year BMJ Open (2017)']],
    ['In IMPrint (Lancet 2019) it won.', ['trial IMPrint + journal-year Lancet 2019']],
    ['SOLVIX, Lamb et al. (2018) had 494.', ['trial SOLVIX + author-year Lamb et al. (2018)']],
    ['Wang Yeming et al. (2020) found none.', ['author-year Wang Yeming et al. (2020)']],
    [
      'Greden et al., *JAMA Psychiatry*, 2019',
      ['author-year Greden et al. + journal-year JAMA Psychiatry*, 2019'],
    ],
    ['*Prevention of RSV in infants of Europe* says it.', ['title Prevention of RSV in infants of Europe']],
    ['HARMONIE 83.2% (PMID 38157500)', ['trial HARMONIE', 'pmid PMID 38157500']],
    ['See medRxiv 2020.06.22.20137273.', ['medrxiv medRxiv 2020.06.22.20137273']],
    ['See https://example.org/blog.', ['url-web https://example.org/blog']],
    ['Since March 2020 and in Section 2019 nothing changed.', []],
    ['In acute kidney injury (AKI), AKI trials differ.', []],
    ['`Wibrow et al., 2022 [1]` is code.', []],
    ['```\nWibrow et al., 2022 [1], PMID 35220473\n```', []],
  ];
  it.each(cases)('%s', (text, clusters) => {
    expect(read(text)).toEqual(clusters);
  });

  it.each([
    'Wibrow B, Martinez FE, et al. Prophylactic melatonin for delirium in intensive care. Intensive Care Med. 2022;48(4):414-425.',
    'Wibrow, B., & Martinez, F. E. (2022). Prophylactic melatonin for delirium in intensive care. Intensive Care Med, 48(4), 414–425.',
    'Wibrow et al. “Prophylactic melatonin for delirium in intensive care.” Intensive Care Med 2022; 48: 414.',
    'Wibrow B. Prophylactic melatonin for delirium in intensive care, Intensive Care Med 2022',
  ])('an entry says who, what, where and when: %s', (entry) => {
    const { authors, journal, title, year } = readEntry(entry, 0);
    expect({ author: authors[0], journal, title, year }).toEqual({
      author: 'Wibrow',
      journal: 'Intensive Care Med',
      title: 'Prophylactic melatonin for delirium in intensive care',
      year: 2022,
    });
  });

  it.each<[entry: string, author: string | undefined, journal: string | null]>([
    ['[HARMONIE, NEJM](https://doi.org/10.1056/a1)', undefined, 'NEJM'],
    ['Vitamin D Supplements for Prevention of Tuberculosis. NEJM 2020. PMID 32706534', undefined, 'NEJM'],
    ['KANON, BMJ 2013: doi 10.1136/bmj.f232', undefined, 'BMJ'],
    ['Brazil, JAMA 2021: doi 10.1001/jama.2020.26848', undefined, 'JAMA'],
    ['APPAC II: oral versus intravenous antibiotics. JAMA 2021', undefined, 'JAMA'],
    [
      'Lång K. Mammography screening in Sweden. Lancet Digit Health. 2023;5(10):e703',
      'Lång',
      'Lancet Digit Health',
    ],
    ['Frobell R. Treatment for knee injury. Eur. Heart J. 2013;5(10):e703', 'Frobell', 'Eur. Heart J'],
    [
      'Pirmohamed, Munir, et al. "A randomized trial of genotypes." N Engl J Med 369 (2013): 2294.',
      'Pirmohamed',
      'N Engl J Med',
    ],
    [
      'WANG Yeming, ZHANG Dingyu, DU Guanhua, et al. Remdesivir in adults[J]. Lancet, 2020, 395: 1569.',
      'Wang',
      'Lancet',
    ],
    ['JOLLIFFE D A, CAMARGO C A, et al. Vitamin D supplementation[J]. Lancet, 2025.', 'JOLLIFFE', 'Lancet'],
  ])('an entry is by whom it names, and in the journal alone: %s', (entry, author, journal) => {
    const { authors, ...stated } = readEntry(entry, 0);
    expect({ author: authors[0], journal: stated.journal }).toEqual({ author, journal });
  });

  it('an entry’s title keeps the letters of a label within its words', () => {
    const entry = 'Blum CA, et al. Adjunct prednisone therapy for pneumonia. Lancet. 2015. doi:10.1000/a.1';
    expect(readEntry(entry, 0).title).toBe('Adjunct prednisone therapy for pneumonia');
  });

  it.each([
    'Wibrow B. See the article "Prophylactic melatonin for delirium". Intensive Care Med 2022.',
    'Wibrow B et al. (2022). Results of "Prophylactic melatonin for delirium". Intensive Care Med.',
    'Link to “Prophylactic melatonin for delirium”, Intensive Care Med 2022',
    'Full text for "Prophylactic melatonin for delirium" (Wibrow 2022)',
    'Intensive Care Med article: "Prophylactic melatonin for delirium" (Wibrow et al., 2022)',
  ])('an entry is of the title that it quotes: %s', (entry) => {
    expect(readEntry(entry, 0).title).toBe('Prophylactic melatonin for delirium');
  });

  it.each([
    ['Sánchez-de-la-Torre M, et al. JAMA. 2023. PMID: 37787793', 'Sánchez-de-la-Torre', 'JAMA'],
    ['Budd Haeberlein S et al. J Prev Alzheimers Dis 2022.', 'Budd Haeberlein', 'J Prev Alzheimers Dis'],
    ['Smith JA, Budd Haeberlein S, et al. Lancet 2022.', 'Smith', 'Lancet'],
  ])('an entry without a title has none: %s', (entry, family, journal) => {
    const { authors, title, ...stated } = readEntry(entry, 0);
    expect({ first: authors[0], title, journal: stated.journal }).toEqual({
      first: family,
      title: null,
      journal,
    });
  });

  it.each([
    ['Smith J. Comment on "Melatonin for delirium in adults". Lancet 2019.', 'Comment on'],
    [
      'Smith J. Letter by Smith et al. Regarding Article, "Melatonin for delirium in adults". Stroke 2019.',
      'Regarding Article',
    ],
    [
      'Letter by Smith et al Regarding Article, “Melatonin for delirium in adults”. Stroke 2019.',
      'Regarding Article',
    ],
    ['Smith J. Author response to “Melatonin for delirium in adults”. Lancet 2019.', 'Author response to'],
    ['Smith J. Erratum for "Melatonin for delirium in adults". Lancet 2019.', 'Erratum for'],
    ['Smith J. Re: "Melatonin for delirium in adults". Lancet 2019.', 'Re'],
  ])('an entry about another work is of a title of its own: %s', (entry, start) => {
    expect(readEntry(entry, 0).title).toBe(`${start} Melatonin for delirium in adults`);
  });

  it.each([
    '[1]',
    '[',
    'A',
    'A ',
    'Smith 2019 ',
    'Smith et al., 2019; ',
    '(',
    '"',
    '“',
    '*',
    '_',
    'NEJM ',
    'DAPA-HF, ',
    'AB-',
    'Van Der ',
    'O’',
    'PMID 1234567 ',
    'https://a.b/c ',
    '[a](https://a.b/c) ',
    '¹',
    'J. ',
    '2019 ',
    'N Engl J Med 2019;1:2 ',
    '[^a] ',
    'Aa-bb-cc-dd-ee-',
    'Aa Bb C, ',
    ' trial',
    '| a | [1] |\n',
    'Aa-Bb-',
    '1. A\n',
    '[1]: A\n',
  ])('take a time that grows with their length: %j', (piece) => {
    const cost = (length: number) => {
      const document = readDocument(piece.repeat(Math.ceil(length / piece.length)));
      const start = process.threadCpuUsage();
      findMentions(document);
      return process.threadCpuUsage(start).user / 1_000;
    };
    cost(5_000);
    const [short, long] = [cost(50_000), cost(100_000)];
    // Twice the text, twice the work; what is soon done varies.
    expect(long).toBeLessThan(Math.max(400, 3 * short));
  });
});
