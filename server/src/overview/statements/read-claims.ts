import { sentencesOf } from '../../text/sentences.ts';
import { plainText } from '../plain-text.ts';

/** Something that an answer says, and where. */
export interface Claim {
  engine: string;
  from: number;
  to: number;
  text: string;
}

/** Past this much text and this many claims, no reader compares line by line; it also bounds the work. */
const mostCharacters = 200_000;
const mostClaims = 150;
const fence = /^\s{0,3}(?:```|~~~)/;

/** The claims of an answer in their order: its sentences and list items, without headings, code and questions. */
export function readClaims(engine: string, answer: string): Claim[] {
  const claims: Claim[] = [];
  let isCode = false;
  for (const { from, to, text } of sentencesOf(answer.slice(0, mostCharacters))) {
    if (fence.test(text)) isCode = !isCode;
    if (isCode || fence.test(text) || text.startsWith('#') || text.startsWith('|')) continue;
    const plain = plainText(text);
    if (plain.split(' ').length < 3 || plain.endsWith('?') || plain.endsWith(':')) continue;
    claims.push({ engine, from, to, text: plain });
    if (claims.length >= mostClaims) break;
  }
  return claims;
}
