import { withoutNamesOfWay } from '../abstracts/sign-of-change.ts';

/** Which way an outcome is said to go, where what relates it to something does not say it: "associated with a higher risk". */
export type OutcomeWay = 'more' | 'less' | 'better' | 'worse';

/** More for less, better for worse. */
export const opposite: Record<OutcomeWay, OutcomeWay> = {
  more: 'less',
  less: 'more',
  better: 'worse',
  worse: 'better',
};
/** Falls, loss and gain are outcomes as often as ways, and tell none. */
const words: Record<OutcomeWay, string> = {
  more: 'increas\\w*|higher|greater|more|larger|longer|elevat\\w*|raised|prolong\\w*',
  less: 'decreas\\w*|reduc\\w*|lower|lowered|lowering|fewer|less|smaller|shorter|diminish\\w*|declin\\w*|shorten\\w*',
  better: 'improv\\w*|better',
  worse: 'wors\\w*|poorer|deteriorat\\w*',
};
const known = Object.keys(words) as OutcomeWay[];
const anyWay = new RegExp(`\\b(?:${known.map((way) => `(?<${way}>${words[way]})`).join('|')})\\b`, 'i');

/** The first way that words tell; null where they tell none. */
export function wayIn(text: string): OutcomeWay | null {
  const { groups = {} } = anyWay.exec(withoutNamesOfWay(text)) ?? {};
  return known.find((way) => groups[way] !== undefined) ?? null;
}

/** All the ways that words tell. */
export function waysIn(text: string): ReadonlySet<OutcomeWay> {
  const named = withoutNamesOfWay(text).matchAll(new RegExp(anyWay, 'gi'));
  return new Set([...named].flatMap(({ groups = {} }) => known.filter((way) => groups[way] !== undefined)));
}
