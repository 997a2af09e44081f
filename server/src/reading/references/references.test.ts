import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

const entries = (text: string) =>
  readDocument(text).references.map(({ key, text: says }) => `${key}|${says}`);

describe('the list of references that an answer brings along', () => {
  it.each([
    [
      'numbered, under a heading',
      '## References\n\n1. Smith J, et al. NEJM 2017;377:644.\n2. [Doe](https://doi.org/10.1/x)\n\n   PMID 123\n- note\n\nEnd.',
      ['1|Smith J, et al. NEJM 2017;377:644.', '2|Doe PMID 123'],
    ],
    ['under a title in bold, going on from 3', '**Sources:**\n\n3) A. 2020\n4) B', ['3|A. 2020', '4|B']],
    [
      'footnotes',
      'Yes[^1].\n\n[^1]: Wibrow B, et al. 2022.\n[^b]: Other\n    more',
      ['1|Wibrow B, et al. 2022.', 'b|Other more'],
    ],
    [
      'on one line',
      'Yes.\n\n**References:** [1] A B 2020. [2] C [7] D. [3] E.',
      ['1|A B 2020.', '2|C [7] D.', '3|E.'],
    ],
    [
      'of addresses',
      'References\n[1]: https://a.org/x\n[2] Smith J. 2020.\nmore of it',
      ['1|https://a.org/x', '2|Smith J. 2020. more of it'],
    ],
    [
      'of bullets without numbers',
      '### Literatur\n- Smith J et al. Lancet 2020;1:2\n- see also below',
      ['|Smith J et al. Lancet 2020;1:2'],
    ],
    [
      'with bullets within its items',
      '# Bibliography\n1. **Title**\n   - Smith J, 2020\n   - https://x.org\n2. Next',
      ['1|Title Smith J, 2020', '2|Next'],
    ],
    [
      'raised',
      'So¹ it².\n\n---\n¹ Smith J. 2020. PMID 1\n² Jones. 2021. PMID 2',
      ['1|Smith J. 2020. PMID 1', '2|Jones. 2021. PMID 2'],
    ],
    [
      'raised by tags',
      'Works cited:\n<sup>1</sup> Smith J. 2020\n<sup>2</sup> Doe',
      ['1|Smith J. 2020', '2|Doe'],
    ],
    [
      'without a title',
      'So [1].\n\n[1] Smith J et al. 2020\n[2] Jones K et al. 2021',
      ['1|Smith J et al. 2020', '2|Jones K et al. 2021'],
    ],
    [
      'numbered at the end of a text that calls it',
      'So [1].\n\n1. Smith J et al. 2020\n2. Jones K et al. 2021\n\nAsk a doctor.',
      ['1|Smith J et al. 2020', '2|Jones K et al. 2021'],
    ],
    [
      'numbered at the end, with what each found',
      'So [1].\n\n1. Smith J. Is it? Lancet 2020;1:2. It was.\n2. [What was done to them](https://doi.org/10.1/x)',
      ['1|Smith J. Is it? Lancet 2020;1:2. It was.', '2|What was done to them'],
    ],
  ])('%s', (_, text, expected) => {
    expect(entries(text)).toEqual(expected);
  });

  it.each([
    ['Trials:\n\n1. Smith J et al. 2020 found x.\n2. Jones K et al. 2021 found y.'],
    ['So [1].\n\n1. Smith J et al. 2020 found x.\n2. Jones K et al. 2021 found y.\n\n## More\n\nWords.'],
    // Findings and steps.
    [
      'So [2].\n\n1. **Sure.** It fell by 8% (Smith J et al. 2020).\n2. **Less so.** It was lower (Doe K et al. 2021).',
    ],
    [
      'So [2].\n\n1. Smith et al. (2020) found it, PMID 1234567\n2. Doe et al. (2021) found none, PMID 1234568',
    ],
    ['So [1].\n\n1. Ask for allergies.\n2. Wait.\n3. Stop it.\n4. See PMID 1234567\n5. See PMID 1234568'],
    ['So.\n\n[1] Fewer were ill (Smith J et al. 2020).\n[2] None were hurt (Doe K et al. 2021).'],
    ['1. Take 500 mg.\n2. Wait.\n\nIt helped [1].'],
    ['## Sources of bias\n\n1. Selection'],
    ['## References\n\nNone were found.'],
    ['[1] says so. [2] does not.'],
    [
      '**(5) Colds.** Smith J et al., Lancet 2020: fewer.\n\n**(6) Falls.** Doe J et al., JAMA 2021: no fewer.',
    ],
  ])('is none: %j', (text) => {
    expect(entries(text)).toEqual([]);
  });

  it('is no sentence; its entries are blocks of their own, and what is above them stays', () => {
    const text = 'One.\n\nReferences:\n[1] Smith J. 2020. Title.\n[2] Doe J. 2021.\n\n## More\n\nTwo.';
    const { blocks, sentences, references } = readDocument(text);
    expect(blocks.map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`)).toEqual([
      'paragraph One.',
      'paragraph References:',
      'reference [1] Smith J. 2020. Title.',
      'reference [2] Doe J. 2021.',
      'heading More',
      'paragraph Two.',
    ]);
    expect(sentences.map(({ text: says, block }) => `${block} ${says}`)).toEqual([
      '0 One.',
      '1 References:',
      '4 More',
      '5 Two.',
    ]);
    expect(blocks.at(-1)?.headings).toEqual([4]);
    expect(references.map(({ from, to }) => text.slice(from, to))).toEqual([
      '[1] Smith J. 2020. Title.',
      '[2] Doe J. 2021.',
    ]);
  });
});
