import { type Direction, effectWords } from '../lexicon/effect-words.ts';
import { matchesOf } from '../matches.ts';

/** Where a clause gives its direction. */
export interface Found {
  direction: Direction;
  from: number;
  to: number;
}

const nounBehind =
  /^ (?:(?!(?:in|of|with|than|on|for|to|and|or|at)\b)[\w()%.-]+ ){0,5}?(reductions?|decreases?|declines?|decrements?|loss|losses|falls?|drops?|improvements?|benefits?|relief|efficacy|worsening|deterioration)\b/i;
/** Where the first word that gives any direction ends; null where none does. */
export function endOfFirstDirection(text: string): number | null {
  const ends = effectWords.flatMap(([, pattern]) => {
    pattern.lastIndex = 0;
    return pattern.test(text) ? pattern.lastIndex : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The direction of a clause: words of no difference before all others, else the first that is told. */
export function directionAt(text: string): Found | null {
  const found = effectWords.flatMap(([direction, pattern]) =>
    matchesOf(text, pattern).map((one) => ({ direction, from: one.index, to: one.index + one[0].length })),
  );
  const none = found.find(({ direction }) => direction === 'none');
  found.sort((one, other) => one.from - other.from);
  // "Lowering LDL reduced strokes": what was done is no finding.
  const finite = found.find(({ from, to }) => !/ing$/i.test(text.slice(from, to)));
  const first = none ?? finite ?? found[0] ?? null;
  return first && (ofChange(text, first) ?? withNoun(text, first));
}

/** "Gain", "rise", and what it comes to where there is less of it: "was significantly lower with the drug". */
const change = /^(?:gains?|increases?|rises?|elevations?|reductions?|decreases?|declines?|decrements?)$/i;
const lessOfIt =
  /^(?: (?:in|of|from) (?:(?!(?:was|were|is|are|and|or|but|than)\b)[\w()%-]+ ){0,5}?(?:[\w()%-]+))? (?:was|were|is|are) (?:[a-z]+ly |much |somewhat ){0,2}(?:lower|smaller|less|fewer|attenuated|blunted)\b(?! (?:likely|common|frequent|often))/i;

/** "Weight gain was lower" is a fall beside the other, "the reduction was smaller" a rise: the predicate says which way it goes. */
function ofChange(text: string, found: Found): Found | null {
  if (found.direction !== 'up' && found.direction !== 'down') return null;
  const isLess = change.test(text.slice(found.from, found.to)) && lessOfIt.test(text.slice(found.to));
  return isLess ? { ...found, direction: found.direction === 'up' ? 'down' : 'up' } : null;
}

/** "A greater reduction" is a fall, "less improvement" is worse. */
function withNoun(text: string, found: Found): Found {
  const behind = nounBehind.exec(text.slice(found.to));
  const noun = behind?.[1];
  const isAdjective = /^(?:greater|larger|more|higher|less|smaller|fewer|lower)$/i.test(
    text.slice(found.from, found.to),
  );
  if (!noun || !isAdjective) return found;
  const falls = /^(?:reduc|decr|decl|loss|fall|drop)/i.test(noun);
  const isMore = found.direction === 'up';
  const direction = /^(?:wors|deter)/i.test(noun)
    ? isMore
      ? 'worse'
      : 'better'
    : falls
      ? isMore
        ? 'down'
        : 'up'
      : isMore
        ? 'better'
        : 'worse';
  return { ...found, direction };
}
