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
  const found = effectWords
    .flatMap(([direction, pattern]) =>
      matchesOf(text, pattern).map((one) => ({ direction, from: one.index, to: one.index + one[0].length })),
    )
    .filter((one) => !isOfEffect(text, one));
  const none = found.find(({ direction }) => direction === 'none');
  found.sort((one, other) => one.from - other.from);
  // "Lowering LDL reduced strokes": what was done is no finding.
  const finite = found.find(({ from, to }) => !/ing$/i.test(text.slice(from, to)));
  const first = none ?? finite ?? found[0] ?? null;
  return first && (ofChange(text, first) ?? withNoun(text, first));
}

/** "A larger effect on death", "the hazard ratio fell", "an efficacy of 95%": how strong an effect is, and not which way it goes. */
function isOfEffect(text: string, { direction, from, to }: Found): boolean {
  if (direction === 'none') return false;
  if (namedLoss.test(text.slice(Math.max(0, from - 20), to))) return true;
  const behind = text.slice(to, to + 120);
  if (/^efficacy$/i.test(text.slice(from, to))) return levelBehind.test(behind);
  if (direction !== 'up' && direction !== 'down') return false;
  return effectBehind.test(behind) || effectAhead.test(text.slice(Math.max(0, from - 40), from));
}
/** A name that any amount may be of, as of any other: "blood loss was higher", and no loss of blood that was. */
const namedLoss =
  /\b(?:blood|hearing|bone|hair|vision|visual|sight|tooth|attachment|memory|pregnancy|fo?etal|graft) loss(?:es)?$/i;
const levelBehind = /^[^,;]{0,80}? (?:was|were|is|of) (?:about |approximately |only |estimated at )?\d/i;
const effectBehind = /^ (?:[\w-]+ ){0,2}?(?:effects?|associations?|effect sizes?)\b/i;
const effectAhead =
  /\b(?:(?:hazard|odds|risk|rate) ratios?|estimates?|associations?|effect(?: size)?s?)(?: (?:for|of) [\w-]{1,20})?(?: (?:was|were|is|then|also|only|even))? $/i;

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
  if (!noun || !isAdjective || namedLoss.test(behind[0])) return found;
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
