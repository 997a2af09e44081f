import { lackIn } from './lack.ts';
import { canonical, partsOf, telling } from './terms-asked.ts';

/** How a question's subject is there: whether it is its lack that is asked of, and what it is taken together with. */
export interface Exposure {
  /** "Does stopping X", "Does X deficiency". */
  isLack: boolean;
  /** "… cause X deficiency", "… cause weight loss". */
  isLackOfOutcome: boolean;
  /** It is asked of two things together, wherever it names them. */
  isOfBoth: boolean;
  /** The things of "X plus Y", each by its terms; empty where there is but one. */
  partners: readonly ReadonlySet<string>[];
}

/** Between two things that are given together; the middle of a pattern. */
export const withBoth = 'plus|\\+|combined with|together with|in combination with|along with|alongside';
const together = new RegExp(`\\s(?:${withBoth})\\s`, 'i');
const ofBoth = new RegExp(
  `\\s(?:${withBoth})\\s|\\b(?:combin\\w*|together|concomitant\\w*|concurrent\\w*|co-?administ\\w*)\\b`,
  'i',
);

/** How what a question asks of is there. @param subjectText the words in front of its predicate */
export function exposureOf(
  main: string,
  subjectText: string,
  subject: ReadonlySet<string>,
  outcome: ReadonlySet<string>,
): Exposure {
  const none = new Map<string, readonly string[]>();
  const isLacking = (terms: ReadonlySet<string>, of: 'subject' | 'outcome') =>
    (lackIn(main, terms, none, of) ?? 'given') !== 'given';
  const partners = subjectText.split(together).map((part) => canonical(telling(partsOf(part))));
  return {
    isLack: isLacking(subject.size > 0 ? subject : outcome, 'subject'),
    isLackOfOutcome: isLacking(outcome, 'outcome'),
    isOfBoth: ofBoth.test(main),
    partners: partners.length > 1 ? partners : [],
  };
}
