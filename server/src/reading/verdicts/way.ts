import { withoutNamesOfWay } from '../abstracts/sign-of-change.ts';
import type { Claim } from './claims.ts';

/** Which way an outcome is said to go, where what relates it to something does not say it: "associated with a higher risk". */
export type Way = 'more' | 'less' | 'better' | 'worse';

const opposite: Record<Way, Way> = { more: 'less', less: 'more', better: 'worse', worse: 'better' };
/** Falls, loss and gain are outcomes as often as ways, and tell none. */
const words: Record<Way, string> = {
  more: 'increas\\w*|higher|greater|more|larger|longer|elevat\\w*|raised|prolong\\w*',
  less: 'decreas\\w*|reduc\\w*|lower|lowered|lowering|fewer|less|smaller|shorter|diminish\\w*|declin\\w*|shorten\\w*',
  better: 'improv\\w*|better',
  worse: 'wors\\w*|poorer|deteriorat\\w*',
};
const known = Object.keys(words) as Way[];
const anyWay = new RegExp(`\\b(?:${known.map((way) => `(?<${way}>${words[way]})`).join('|')})\\b`, 'i');

/** The first way that words tell; null where they tell none. */
export function wayIn(text: string): Way | null {
  const { groups = {} } = anyWay.exec(withoutNamesOfWay(text)) ?? {};
  return known.find((way) => groups[way] !== undefined) ?? null;
}

/**
 * Whether a claim says of an outcome that it goes the other way than was asked: its own word, else the first behind it,
 * else what stands in front of it. "Is X associated with a higher risk?" is not answered with yes by "with a lower risk".
 */
export function isOtherWay(clause: string, { from, to }: Claim, asked: Way | null): boolean {
  if (asked === null) return false;
  const told = wayIn(clause.slice(from, to)) ?? wayIn(clause.slice(to)) ?? wayIn(clause.slice(0, from));
  return told === opposite[asked];
}
