import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';

/** Who was counted. */
const counted: readonly RegExp[] = [
  /\bintention[ -]to[ -]treat\b|\bITT\b|\bfull analysis\b|\bas randomi[sz]ed\b/i,
  /\bper[ -]protocol\b|\bas[ -]treated\b|\bon[ -]treatment analys[ei]s\b|\bamong (?:those who adhered|adherent|compliant)\b/i,
];
/** Ways in which a result is told, of which each excludes the others of its line. */
const manners: readonly (readonly RegExp[])[] = [
  counted,
  [/\b(?:unadjusted|crude)\b/i, /(?<!un)(?<!-)\badjusted\b|\bmultivaria\w+\b|\badjustment\b/i],
  [/\bfixed[ -]effects?\b/i, /\brandom[ -]effects?\b/i],
  // How sure the evidence is called.
  ['very low', '(?<!very )low', 'moderate', 'high'].map(
    (level) =>
      new RegExp(
        `\\b${level}[ -](?:certainty|quality|strength)\\b|\\b(?:certainty|quality|strength)\\b[^.;]{0,25}\\b${level}\\b`,
        'i',
      ),
  ),
];

/**
 * Whether sentences tell their result in the way in which a statement does: where the abstract tells any result so, those
 * alone; else whatever is not told in a way that excludes it.
 */
export function mannerOf(
  statement: string,
  { sentences }: ReadAbstract,
  lines = manners,
): (sentence: string) => boolean {
  const results = sentences.filter(({ role }) => role === 'results' || role === 'conclusions');
  const told = lines.flatMap((ways) => {
    const own = ways.filter((way) => way.test(statement));
    const isOwn = (text: string) => own.some((way) => way.test(text));
    return own.length > 0 ? [{ isOwn, isKnown: results.some(({ text }) => isOwn(text)), ways }] : [];
  });
  return (sentence) =>
    told.every(
      ({ isKnown, isOwn, ways }) => isOwn(sentence) || !(isKnown || ways.some((way) => way.test(sentence))),
    );
}

/** The same of who was counted alone: how sure a result is called, and what it was adjusted for, makes no other number of it. */
export const countingOf = (statement: string, abstract: ReadAbstract) =>
  mannerOf(statement, abstract, [counted]);
