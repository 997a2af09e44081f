import type { Place, ReadDocument } from '../document.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { bearsOn } from './answers-to.ts';
import { isAside, isOrder } from './aside.ts';
import { type Asked, readAsked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { isOfAdvice, ofWorth } from './effects.ts';
import { withoutHeld } from './held-label.ts';
import { isHearsay } from './lead-in.ts';
import { isOfOneStudy } from './one-study.ts';
import { isOtherExposure } from './other-exposure.ts';
import { isElsewhere, isOfOthers } from './others.ts';
import { isAsked, isGrantedIn, type ReadVerdict, readVerdict } from './read-answer.ts';
import { statementOf } from './read-statement.ts';
import { isSaid } from './said.ts';
import { type Standing, standingsOf } from './sections.ts';
import { statedWords, withholds, withoutLabel } from './stated-words.ts';
import { spokenIn } from './subjects.ts';

/** One sentence of an answer, as it stands there. */
export interface BottomLine extends Place {
  /** Without markup. */
  text: string;
}

const leading = 6;
/** "No." alone tells a reader little: so many words stand for themselves. */
const minWords = 5;
const maxLength = 700;
/** An answer of so few sentences says in each of them what it comes to. */
const maxShort = 3;
/** Of a question whose predicate is not known, a sentence must speak of so much. */
const leastOfAll = 0.4;
/** Or of so much of what was asked about. */
const leastOfSubject = 0.5;

/**
 * The one sentence of an answer that best says what it comes to on what was asked: a claim, quoted; never a greeting,
 * heading, question, offer, disclaimer, or a cell of a table. Null where there is none.
 * @param verdict of the answer: the words that gave it say best what it comes to
 */
export function readBottomLine(
  document: ReadDocument,
  question: string,
  earlierQuestions: readonly string[] = [],
  verdict: Pick<ReadVerdict, 'place'> = readVerdict(document, question, earlierQuestions),
): BottomLine | null {
  const asked = {
    ...readAsked(question, earlierQuestions),
    abbreviations: abbreviationsOf(question, document.prose),
  };
  const all = standingsOf(document);
  if (all.slice(0, leading).some(({ text }) => withholds(text))) return null;
  const said = withoutHeld(all).filter(({ kind }) => kind === 'text');
  let best: { worth: number; standing: Standing } | null = null;
  for (const [at, standing] of said.entries()) {
    const worth = worthOf(standing, at, said, asked, verdict.place);
    if (worth > (best?.worth ?? 0)) best = { worth, standing };
  }
  if (!best) return null;
  const { from, text, to } = best.standing;
  return { from, to, text };
}

/** How well a sentence serves as the bottom line; 0 for one that is none. */
function worthOf(
  standing: Standing,
  at: number,
  said: readonly Standing[],
  asked: Asked,
  verdictAt: Place | null,
): number {
  const { isConclusion, text } = standing;
  const { said: words } = withoutLabel(text);
  if (text.length > maxLength || /[?:]["'”’)*_]*$/.test(text) || wordCount(words) < minWords) return 0;
  // "It depends on the dose" says on what, and not what comes of it.
  if (depends.test(words) && !isOfTwo.test(words)) return 0;
  const worth = worthAsClaim(standing, at, said, asked, verdictAt);
  if (worth > 0 || !isConclusion || isAside(words)) return worth;
  // Whatever its words claim, the answer itself puts it under "Conclusion".
  return spokenIn(words, asked, 0).all > 0 ? 1 : 0;
}

/** The same, of a sentence whose words claim something of what was asked. */
function worthAsClaim(
  standing: Standing,
  at: number,
  said: readonly Standing[],
  asked: Asked,
  verdictAt: Place | null,
): number {
  const { from, isConclusion, text } = standing;
  const { isLabelled, said: words } = withoutLabel(text);
  const isLead = at < leading;
  if (verdictAt?.from === from) return 6;
  // What a paragraph is labelled as is a part of the matter: "Older trials: …".
  if (
    !isConclusion &&
    !isLabelled &&
    (partOf.test(text) || (dashed.test(text) && !statedWords(text, false, asked.terms)))
  )
    return 0;
  const isOfAnother = standing.asks !== null && !isAsked(standing.asks, asked);
  if (statedWords(text, false, asked.terms) && (isOfAnother || isGrantedIn(standing, asked)) && !isLabelled)
    return 0;
  if (statedWords(text, false, asked.terms) && (isLead || isConclusion || isLabelled)) return 5;
  if (isAside(words)) return 0;
  const spoken = spokenIn(words, asked, 0);
  const before = said[at - 1];
  const point = isConclusion || isLabelled ? 'conclusion' : isLead ? 'lead' : 'elsewhere';
  const statement = statementOf(words, asked, point);
  // Right behind a bare "No." stands what it means.
  const isBehind = verdictAt !== null && before?.from === verdictAt.from;
  if (isBehind && (statement || spoken.all >= leastOfAll) && !isOfOneStudy(words, asked)) return 5;
  if (isOrder(words) && !isOfAdvice(asked)) return 0;
  // What it labels as its answer is its answer.
  const isSpoken = spoken.subject > 0 || spoken.outcome > 0 || spoken.all > 0;
  if (isLabelled && (isSpoken || /^["“']?(?:it|they|this|these|we|there)\b/i.test(words))) return 4.5;
  // In front of a long answer's conclusion, what gives no verdict is background as often as not.
  if (!isConclusion && said.length > maxShort) return 0;
  if (isOfOthers(words, asked) || isElsewhere(words, asked)) return 0;
  if (asked.particular.size > 0 && spoken.particular === 0 && !isConclusion) return 0;
  // What one study found is not yet what the answer says.
  if (!isConclusion && isOfOneStudy(words, asked)) return 0;
  // Nor is what others believe, or what something else that is given does.
  const claims = claimsOf(words);
  const isOwn = () => claims.every((claim) => isSaid(words.slice(0, claim.from), false));
  if (!isConclusion && (isOtherExposure(words, asked) || isHearsay(words) || !isOwn())) return 0;
  // Of a verb of its own, other sentences on the matter may say as much.
  const effect = asked.effect === 'asked' ? null : asked.effect;
  const isToIt = effect === null || claims.some((claim) => bearsOn(effect, claim.effect));
  if (statement?.verdict || (statement?.isNamed && isToIt)) return isConclusion ? 4 : 3;
  if (!isToIt || claims.length === 0) return 0;
  const isOfIt = asked.subject.size > 0 ? spoken.subject >= leastOfSubject : spoken.all >= leastOfAll;
  const isOfOutcome = effect === null || ofWorth.has(effect) || spoken.outcome > 0;
  return isOfIt && isOfOutcome ? 2 : 0;
}

const depends = /^[^,;:]{0,40}\b(?:depends?|depending)\b/i;
const isOfTwo = /\bbut\b|[;:]/;
/** What a paragraph is labelled as is a part of the matter: "Older trials: …". */
const partOf = /^[^.:;!?]{3,48}: /;
/** "Meta-analysis of 18 trials (2024) – lower mortality": what a source has, in a list. */
const dashed = /^[^.:;!?–—]{3,60} [–—] /;

const wordCount = (text: string) => text.split(/\s+/, minWords + 1).length;
