import { describe, expect, it } from 'vitest';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { readDocument } from '../../reading/read-document.ts';
import { readAsked } from '../../reading/verdicts/asked.ts';
import { judgeSupport } from './judge-support.ts';

const abstract =
  'RESULTS: Degarelix was non-inferior to goserelin in reducing symptoms. Interferon-gamma was higher in the TNF-treated group. There were no between-group differences in low-density lipoprotein cholesterol.';
const sentences = readAbstract(abstract).sentences.map(({ text }) => text.replace(/^RESULTS: /, ''));
const withHyphens = (text: string, hyphen: string) => text.replaceAll('-', hyphen);

describe.each(['\u2010', '\u2011'])(
  'a sentence whose hyphens are %j says what it says with plain ones',
  (hyphen) => {
    it.each(sentences)('%s', (sentence) => {
      const [text = ''] = readDocument(withHyphens(sentence, hyphen)).sentences.map((one) => one.text);
      expect(text).toBe(sentence);
      const plain = judgeSupport(sentence, abstract, { title: '' });
      expect(plain.relation).toBe('supports');
      expect(judgeSupport(text, withHyphens(abstract, hyphen), { title: '' })).toMatchObject({
        relation: plain.relation,
        sentence: { from: plain.sentence?.from, to: plain.sentence?.to },
      });
    });

    it('nor does a question with them ask anything else', () => {
      const question = 'Is low-dose IL-6 blockade non-inferior to high-dose steroids in COVID-19?';
      expect(readAsked(withHyphens(question, hyphen))).toEqual(readAsked(question));
    });
  },
);
