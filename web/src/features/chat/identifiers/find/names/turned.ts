import { gatedPattern } from '../gate.ts';
import type { Identifier } from '../identifier.ts';
import { isOfScholar } from './authors.ts';
import { isGivenName } from './is-given-name.ts';
import { isNoName, openersOf } from './not-names.ts';
import { part } from './shapes.ts';

/** "Papadimitriou, Eleftheria": the family first, and a given name or an initial behind it. */
const comma = gatedPattern(
  '[\\p{Ll}\\p{M}],[ ]\\p{Lu}',
  `(?<![\\p{L}\\d.-])((?:${part}[ ])?${part}),[ ](${part})([ ]\\p{Lu}\\.)?(?![\\p{L}\\d]|[ ]\\p{Lu}\\p{Ll})`,
  'gu',
);
/** As the messages of hospitals write it. */
const caret = /(?<![\p{L}\d])\p{Lu}[\p{L}'-]{1,24}\^\p{Lu}[\p{L}-]{0,24}(?:\^\p{L}{1,20}){0,2}/gu;
const inCapitals = /(?<![\p{L}\d-])(\p{Lu}{3,20}(?:-\p{Lu}{2,20})?),?[ ](\p{Lu}{3,20})(?![\p{L}\d-])/gu;

/** "CLEOPATRA, MARIANNE and EMILIA": a list, as of trials. */
const goesOn = /^(?:,| and| &| or) \p{Lu}{3,}/u;
const titled = (capitals: string) =>
  capitals.replace(/\p{Lu}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

export const findTurned = (text: string): Identifier[] => [
  ...[...text.matchAll(caret)].map(({ index, 0: whole }) => ({
    kind: 'name' as const,
    from: index,
    to: index + whole.length,
  })),
  ...[...text.matchAll(inCapitals)].flatMap(({ index, 0: whole, 1: last = '', 2: first = '' }) =>
    (whole.includes(',') ? isGivenName(first) : isGivenName(last)) &&
    !isNoName(titled(whole)) &&
    !goesOn.test(text.slice(index + whole.length)) &&
    !isOfScholar(text, index, index + whole.length)
      ? [{ kind: 'name' as const, from: index, to: index + whole.length }]
      : [],
  ),
  ...[...comma(text)].flatMap(({ index, 0: whole, 1: last = '', 2: first = '', 3: initial }) => {
    const from = index + openersOf(whole);
    const to = index + whole.length;
    // Two given names side by side are two people, or two who wrote.
    const isTurned = initial !== undefined || (isGivenName(first) && !isGivenName(last));
    return isTurned && !isNoName(whole) && !isOfScholar(text, from, to)
      ? [{ kind: 'name' as const, from, to }]
      : [];
  }),
];
