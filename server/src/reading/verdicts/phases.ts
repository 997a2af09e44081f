import { stem } from '../words/stem.ts';

type Phase = 'in' | 'during' | 'before' | 'after' | 'outside';

const phaseOf: Readonly<Record<string, Phase>> = {
  ...{ in: 'in', during: 'during', throughout: 'during', before: 'before', 'prior to': 'before' },
  ...{ after: 'after', following: 'after', outside: 'outside', 'outside of': 'outside' },
};
const phase =
  /\b(in|during|throughout|before|prior to|after|following|outside(?: of)?)\s(?:(?:the|an?|any|their|her|his|your|early|late)\s)*([\p{L}-]{4,})/giu;
/** As much of a text is read. */
const maxLength = 1_200;

/** When something is said to be, by what it is said of: of "safe before pregnancy" `before` of pregnancy. */
export function phasesIn(text: string): ReadonlyMap<string, ReadonlySet<Phase>> {
  const found = new Map<string, Set<Phase>>();
  for (const [, words = '', what = ''] of text.slice(0, maxLength).matchAll(phase)) {
    const [term, at] = [stem(what.toLowerCase()), phaseOf[words.toLowerCase()]];
    if (at) found.set(term, (found.get(term) ?? new Set()).add(at));
  }
  return found;
}

/** "In myocardial infarction" and "after myocardial infarction" are said of one. */
const areOne = (one: Phase, other: Phase): boolean =>
  one === other || (one === 'in' && other !== 'before' && other !== 'outside');

/** Whether a clause is of before or after what a question asks about, and not of that itself: "before pregnancy" where "in pregnancy" was asked. */
export function isOfOtherPhase(clause: string, asked: ReadonlyMap<string, ReadonlySet<Phase>>): boolean {
  if (asked.size === 0) return false;
  return [...phasesIn(clause)].some(([term, told]) => {
    const wanted = [...(asked.get(term) ?? [])];
    const isOne = (a: Phase, b: Phase) => areOne(a, b) || areOne(b, a);
    return wanted.length > 0 && ![...told].some((one) => wanted.some((each) => isOne(one, each)));
  });
}
