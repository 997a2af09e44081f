import type { Citation, Mention } from '@sextant/contracts';
import { compareNumbers } from '../numbers/compare-numbers.ts';
import { judgeSupport } from '../support/judge-support.ts';

/**
 * What a work says of the sentence that cites it, and of the numbers in it, as far as it has been shown to be right: on
 * sets that were written by others, a contradiction was one in 12 of 19 cases, another number in 3 of 5, and a number
 * that is nowhere in the abstract in 37 of 106. None of the three is said; they still keep a sentence from being supported.
 */
export function readSupport(statement: string, work: Citation): Pick<Mention, 'support' | 'numbers'> {
  const { abstract } = work;
  const compared = compareNumbers(statement, abstract, work);
  const support = judgeSupport(statement, abstract, work, compared);
  const { relation, sentence } = support;
  return {
    support: relation === 'contradicts' ? { relation: 'same-topic', sentence: null } : { relation, sentence },
    numbers: compared.flatMap(({ recorded, state, ...stated }) =>
      state === 'stands' && recorded ? [{ ...stated, recorded }] : [],
    ),
  };
}
