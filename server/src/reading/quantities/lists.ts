import type { Draft, Scope } from './scope.ts';

const joints =
  /^%? ?(?:,|,? ?(?:and|or|to|vs\.?|versus|v|against|compared (?:with|to)|-|\/)) ?$|^ (?:and|to|vs\.?|versus|against|or|compared (?:with|to)) $/i;
const armBetween =
  /^ (?:with|in|on|for|among) (?:the )?(?:\p{L}[\p{L}-]* ){1,4}(?:and|versus|vs\.?|compared (?:with|to)|against) $/iu;
const armBehind = /^ (?:with|in|on|for|among) /i;
/** Kinds whose name or unit is told once, behind the last of a list. */
const told = new Set(['rate', 'duration', 'level', 'count', 'mean-difference']);

/** "10.7 and 11.3 events per 1000 person-years", "from 174 to 266 days": all of a list are what its last one is. */
export function readLists(scope: Scope, drafts: readonly Draft[]): Draft[] {
  const found: Draft[] = [];
  let next: Draft | undefined;
  const byStart = new Map(drafts.map((draft) => [draft.from, draft]));
  for (let at = scope.numbers.length - 1; at >= 0; at--) {
    const number = scope.numbers[at];
    if (!number) continue;
    const known = byStart.get(number.from);
    if (known) next = known;
    else if (scope.isTaken(number) || !next || !told.has(next.figure.kind)) next = undefined;
    else if (next.from - number.to < 16 && joints.test(scope.text.slice(number.to, next.from))) {
      const figure = {
        ...next.figure,
        value: number.value,
        relation: '=' as const,
        p: null,
        low: null,
        high: null,
      };
      const to = scope.text[number.to] === '%' ? number.to + 1 : number.to;
      next = { figure, from: number.from, to };
      scope.take(number.from, number.to);
      found.push(next);
    } else next = undefined;
  }
  return [...found, ...readForward(scope, [...drafts, ...found])];
}

/** "6.2 per 1,000 person-years with aspirin and 8.6 with placebo" */
function readForward(scope: Scope, drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft) => {
    const number = told.has(draft.figure.kind) ? scope.after(draft.to) : undefined;
    if (!number || scope.isTaken(number) || number.from - draft.to > 60) return [];
    const between = scope.text.slice(draft.to, number.from);
    if (!armBetween.test(between) || !armBehind.test(scope.text.slice(number.to, number.to + 16))) return [];
    scope.take(number.from, number.to);
    const figure = {
      ...draft.figure,
      value: number.value,
      relation: '=' as const,
      p: null,
      low: null,
      high: null,
    };
    return { figure, from: number.from, to: number.to };
  });
}
