import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, sentencesOfParagraph } from './sentences.ts';

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['It fell (p < 0.05). It rose by 1.5 mg.', ['It fell (p < 0.05).', 'It rose by 1.5 mg.']],
    ['Lower, p < 0.05. The rest was equal.', ['Lower, p < 0.05.', 'The rest was equal.']],
    [
      'Drugs, e.g. Aspirin, vs. Placebo (i.e. nothing) work.',
      ['Drugs, e.g. Aspirin, vs. Placebo (i.e. nothing) work.'],
    ],
    [
      'Smith et al. (2019) agree. So do Jones et al. The rest does not.',
      ['Smith et al. (2019) agree.', 'So do Jones et al.', 'The rest does not.'],
    ],
    [
      'See Fig. 2 and Tab. 3. E. coli and S. Typhi grew.',
      ['See Fig. 2 and Tab. 3.', 'E. coli and S. Typhi grew.'],
    ],
    ['J. A. Smith wrote it. Dr. Who read it.', ['J. A. Smith wrote it.', 'Dr. Who read it.']],
    [
      'It works.[1] It heals. [2, 3] It ends.【4】 Now.',
      ['It works.[1]', 'It heals. [2, 3]', 'It ends.【4】', 'Now.'],
    ],
    ['1. First item. Second sentence.\n2. Other', ['1. First item.', 'Second sentence.', '2. Other']],
    ['- 3. Third\n\n\n# Head', ['- 3. Third', '# Head']],
    ['He said "stop." Then left.', ['He said "stop."', 'Then left.']],
    ['Is it safe? yes', ['Is it safe? yes']],
    ['No. Metformin does not, see No. 5 there.', ['No.', 'Metformin does not, see No. 5 there.']],
    [
      'He took vitamin C. Patients with hepatitis B. Others did not.',
      ['He took vitamin C.', 'Patients with hepatitis B.', 'Others did not.'],
    ],
    ['P. aeruginosa vs. E. coli, cf. Fig. 2. Done', ['P. aeruginosa vs. E. coli, cf. Fig. 2.', 'Done']],
    ['It fell... and rose. Then… nothing.... End', ['It fell... and rose.', 'Then… nothing....', 'End']],
    ['It works.¹ It heals.²,³ It ends.', ['It works.¹', 'It heals.²,³', 'It ends.']],
    ['有效。无效！真的？是', ['有效。', '无效！', '真的？', '是']],
    ['• One\n• Two', ['One', 'Two']],
    ['', []],
  ])('cuts %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('says where each stands, in order, and loses nothing but white space', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '\n', '1', '[', ']', '!', 'é', '🙂') }),
        (text) => {
          const sentences = sentencesOf(text);
          for (const { from, to, text: own } of sentences) expect(text.slice(from, to)).toBe(own);
          expect(
            sentences
              .map((sentence) => sentence.text)
              .join('')
              .replace(/\s/g, ''),
          ).toBe(text.replace(/\s/g, ''));
        },
      ),
    );
  });

  it.each([
    ['It lowered the\nrisk.\nIt rose.', ['It lowered the\nrisk.', 'It rose.']],
    ['Dose: 5 mg\nDuration: 7 days', ['Dose: 5 mg', 'Duration: 7 days']],
    [`${'word '.repeat(14)}\nThe Trial ended`, [`${'word '.repeat(14)}\nThe Trial ended`]],
    ['one\n- two', ['one', '- two']],
  ])('joins the lines of a paragraph that go on: %j', (text, expected) => {
    expect(sentencesOfParagraph(text).map((sentence) => sentence.text)).toEqual(expected);
  });
});
