import { keptByWord } from '../words/kept-by-word.ts';
import { denialsOf, scopesIn } from './denials.ts';
import { type Effect, effectOf } from './effects.ts';
import { isOwnVerb } from './own-verb.ts';
import { type Word, wordsOf } from './words.ts';

/** An effect that a clause names, and whether it affirms it. */
export interface Claim {
  effect: Effect;
  isDenied: boolean;
  /** Place of its word in the clause. */
  from: number;
  to: number;
}

/** Words in front of one that are looked at for whose support it is, and for its passive. */
const reach = 12;
const nearReach = 3;
/** Characters behind one that are looked at for the same. */
const maxBehind = 160;
/** "… could not be shown", "… was not significant", behind an effect. */
const deniedAfter =
  /^ (?:against|not(?! (?:only|just|merely|simply|alone)\b)|never|no longer|neither(?! \w+ed\b)|none of|zero|nothing|(?:hardly|scarcely|barely) an?y?|(?:virtually|practically|almost|next to|essentially|close to) (?:no|none|nothing|zero)|no(?! (?:\w+er|more|less|matter|doubt|question|one|treatment|intervention|therapy|prophylaxis|drugs?|medication|care|surgery|screening|supplement\w*|vaccin\w*|control|exposure|use)\b))\b(?![-–])|^.{0,20}? (?:explained|accounted for) by\b|^.{0,120}?\b(?:not|n't|never)\b(?: \w+){0,2} (?:significant\w*|shown|demonstrated|confirmed|found|seen|observed|established|supported|proven|detected|apparent|evident)\b|^.{0,60}?\b(?:is|was|are|were|remains?) (?:unproven|absent|non-?significant|ruled out|unlikely)\b/;
/** "No evidence that the relation was not significant" */
const notSignificant = /^[^,;:]{0,120}?\b(?:not|never)\b(?: \w+){0,2} significant/;
/** "The protective effect is weaker": how large it is, or whether it is there at all, is what the clause says. */
const weighed =
  /^(?: (?!not\b|is\b|are\b|was\b|were\b|and\b|or\b)[\p{L}\d'-]+){0,7} (?:is|are|was|were|seems?|appears?|becomes?|became|remains?)(?: to be)?(?: \w+ly| much| far| even| somewhat| rather| only| still| less| more){0,2} (?:weak|weaker|smaller|small|modest|limited|lost|less|reduced|diminished|attenuated|uncertain|unclear|unknown|debated|disputed|controversial|contested|doubtful|questionable|in doubt|under (?:debate|study)|hard to|difficult to|unproven)\b/u;
/** "Cannot rule out that …", "have excluded a large benefit": whether it is there is not said by what is or is not ruled out. */
const ruledOut =
  /\b(?:exclud(?:e[sd]?|ing)|rul(?:e[sd]?|ing) out|disprov(?:e[sdn]?|ing)|refut(?:e|ing)|reject(?:s|ed|ing)?|dismiss(?:es|ed|ing)?|preclud(?:e[sd]?|ing)|discount(?:s|ed|ing)?|falsif(?:y|ies|ied))(?: (?:that\b|the (?:possibility|idea|hypothesis|chance) (?:that|of)\b).*| (?:(?:an?|any|the|some|all|even|such|modest|small|large|moderate|slight|true|real|possible|potential|relevant|important|meaningful|substantial|major|minor|clinically|beneficial|harmful|protective|causal) ?){1,5}| )$/;
/** "Harm cannot be excluded" */
const notRuledOut =
  /^[^,;:]{0,100}?\b(?:(?<!(?:should|must|need) )(?:not|never)|cannot|(?!should|must|need)\w+n't)(?: \w+){0,3} (?:excluded|ruled out|dismissed|discounted|disproved|disproven|refuted)\b/;
/** "Prevents few fractures" */
const sparse = /^ (?:very |rather |too |precious )?(?:few|little)\b(?! (?:more|over|by)\b)/;
/** "The link between X and Y has long been discussed" names it: that it is there has to be said. */
const isNamed = /^(?:relation(?:ship)?|link|association|connection|correlation)$/;
const isThere =
  /\b(?:persist|hold|exist|remain|strengthen|replicat)(?:s|ed|es)?\b|\b(?:is|are|was|were|been|seems?|appears?)(?: [\w-]+){0,2} (?:established|real|confirmed|strong|stronger|strongest|robust|consistent|supported|clear|causal|present|seen|found|observed|shown|demonstrated|significant|documented|plausible|weak|weaker|absent|not|likely|unlikely)\b/;
const injury = /^(?:damage|injury|injuries|toxicity|harm)$/;
/** What makes something worse is bad for it; who "worsened by a point" may have fared better than others. */
const worsens = /^(?:worsen|aggravate)(?:s|d|ed)?$/;
const ofObject =
  /^ (?!(?:by|in|at|from|over|with|without|within|after|during|and|or|but|than|less|more|when|while|on|for|to|as|until|despite|under|among|significantly|only|most)\b)\p{L}/u;
const favourable = /^(?:positive|beneficial|favou?rable|protective|therapeutic)$/;
const strengthens: ReadonlySet<Effect> = new Set([
  'good',
  'bad',
  'safe',
  'harm',
  'relation',
  'advised',
  'needless',
]);

const inadequate = /^(?:poor|bad|unreliable|insufficient|inadequate|imperfect|inaccurate|imprecise)$/;
const inadequately =
  /^(?:poorly|badly|barely|scarcely|unreliably|inadequately|insufficiently|imperfectly|inaccurately)$/;
/** So many words behind a verb may say how well it is done: "predict disease of the heart poorly". */
const reachOfManner = 6;

/** "A poor predictor", "barely predicts", "prevents colds poorly": that it does so at all is neither said nor denied. */
function isInadequate(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  if (inadequate.test(before) || inadequately.test(before)) return true;
  return words.slice(at + 1, at + 1 + reachOfManner).some(({ text }, index) => {
    const next = words[at + 2 + index]?.text ?? '';
    // "Poorly controlled", "badly burned" are of people.
    return inadequately.test(text) && !/ed$|^(?:fed|understood|known)$/.test(next);
  });
}

/**
 * The effects that a clause names: reduction, benefit, difference, advice, each affirmed or denied.
 * @param verb the question's own, as a stem, where it asks by that
 */
export const claimsOf = (clause: string, verb: string | null = null): readonly Claim[] =>
  verb === null ? claimsWithoutVerb(clause) : readClaims(clause, verb);

/** One clause is asked for its claims from several sides. */
const claimsWithoutVerb = keptByWord<readonly Claim[]>(1_000, (clause) => readClaims(clause, null));

function readClaims(clause: string, verb: string | null): Claim[] {
  const words = wordsOf(clause);
  const named = words.flatMap((word, at) => {
    const isAdvice = isNotAdvised(word) || isSupport(words, at);
    const isOwn = verb !== null && isOwnVerb(words, at, verb);
    const effect = isOwn
      ? 'asked'
      : isWorth(words, at) || isLonger(words, at)
        ? 'good'
        : isAdvice
          ? 'advised'
          : effectOf(word.text);
    const before = words[at - 1]?.text ?? '';
    // Of factors only one of risk says something.
    if (/^factors?$/.test(word.text) && before !== 'risk') return [];
    // "No more than ten days": a bound.
    if (
      /^(?:more|less|fewer|greater|higher|lower|larger|smaller|better|worse)$/.test(word.text) &&
      isBound(words, at)
    )
      return [];
    // "Diarrhoea caused by the antibiotic": which, not that.
    const follows = words[at + 1]?.text ?? '';
    if (
      /^(?:caused|induced|triggered|provoked)$/.test(word.text) &&
      follows === 'by' &&
      !isPassive(words, at)
    )
      return [];
    // "At a lower dose": what is taken.
    if (/^(?:lower|higher|smaller|larger|greater)$/.test(word.text) && /^(?:doses?|dosages?)$/.test(follows))
      return [];
    // "Should be reserved for the ill", "should be left alone": no advice to use it.
    if (/^(?:should|must)$/.test(word.text) && isReserved(words, at)) return [];
    if ((effect === 'relation' || effect === 'asked') && isInadequate(words, at)) return [];
    // "Death from any cause" names no effect.
    if (word.text === 'cause' && /^(?:any|all)$/.test(before)) return [];
    return effect ? [{ word, at, effect }] : [];
  });
  const scopeOf = scopesIn(clause, words);
  return named.flatMap(({ at, effect, word }): Claim[] => {
    const next = named.find((one) => one.at === at + 1);
    // "More effective", "a greater reduction", "less effective": the first word only weighs the second.
    if (
      next &&
      /^(?:more|less|greater|larger|smaller|higher|lower|similar|same|equally|equal)$/.test(word.text) &&
      (strengthens.has(next.effect) || next.effect === 'down' || next.effect === 'up')
    )
      return [];
    const { isDenied, start } = scopeOf(at);
    const denials = Number(isDenied) + denialsOf(words, at, start) + Number(isNotAdvised(word));
    const weaker =
      /^(?:less|smaller|lower)$/.test(words[at - 1]?.text ?? '') && strengthens.has(effect) ? 1 : 0;
    const end = word.from + word.text.length;
    // NO is nitric oxide, and denies nothing.
    const after = clause
      .slice(end, end + maxBehind)
      .replaceAll(/\bNO\b/g, 'oxide')
      .toLowerCase();
    if (weighed.test(after) || sparse.test(after) || notRuledOut.test(word.text + after)) return [];
    if (ruledOut.test(clause.slice(0, word.from).toLowerCase())) return [];
    const before = words[at - 1]?.text ?? '';
    if (before === 'the' && isNamed.test(word.text) && /^ between\b/.test(after) && !isThere.test(after))
      return [];
    const behind = isDenied ? notSignificant.test(after) : denials === 0 && deniedAfter.test(after);
    const count = denials + weaker + Number(behind);
    // Two negations: what is meant is anybody's guess.
    if (count > 1) return [];
    const claim = { isDenied: count === 1, from: word.from, to: end };
    const kind = effect === 'relation' ? (words[at - 1]?.text ?? '') : '';
    const isToHarm =
      /^caus/.test(word.text) && words.slice(at + 1, at + 5).some(({ text }) => injury.test(text));
    const worth = favourable.test(kind)
      ? 'good'
      : isToHarm
        ? 'harm'
        : worsens.test(word.text) && ofObject.test(after)
          ? 'bad'
          : isOfLife(words, at)
            ? ofLife(effect)
            : null;
    return [{ ...claim, effect }, ...(worth ? [{ ...claim, effect: worth } as const] : [])];
  });
}

/** "Shouldn't be given": advice and its denial in one word. */
const isNotAdvised = ({ text }: Word): boolean => /^(?:should|must|need)n't$/.test(text);

/** "Evidence does not support routine use", "routine use is not supported". */
const isSupport = (words: readonly Word[], at: number): boolean =>
  (words[at]?.text === 'supported' && isPassive(words, at)) ||
  (/^(?:support|supports|supported|favou?rs?)$/.test(words[at]?.text ?? '') &&
    words
      .slice(Math.max(0, at - reach), at)
      .some(({ text }) =>
        /^(?:evidence|data|trials|studies|guidelines?|research|literature|results)$/.test(text),
      ));

const isReserved = (words: readonly Word[], at: number): boolean =>
  words
    .slice(at + 1, at + 4)
    .some(({ text }) =>
      /^(?:reserved|limited|restricted|confined|left|kept|weighed|withheld|discouraged)$/.test(text),
    );

const isPassive = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - nearReach), at)
    .some(({ text }) => /^(?:is|are|was|were|be|been|being|not|.*n't)$/.test(text));

/** "Is of use", "was of little value"; not "years of use". */
function isWorth(words: readonly Word[], at: number): boolean {
  if (!/^(?:use|value|help|benefit)$/.test(words[at]?.text ?? '')) return false;
  const of = words[at - 1]?.text === 'of' ? at - 1 : at - 2;
  return (
    words[of]?.text === 'of' && /^(?:is|are|was|were|be|been|seems|appears)$/.test(words[of - 1]?.text ?? '')
  );
}

/** What prolongs survival improves it, and what shortens it makes it worse. */
const isOfLife = (words: readonly Word[], at: number): boolean =>
  /^(?:prolong|increas|shorten)/.test(words[at]?.text ?? '') &&
  words.slice(at + 1, at + maxToSurvival).some(({ text }) => text === 'survival');
const ofLife = (effect: Effect): Effect => (effect === 'up' ? 'good' : 'bad');
/** "Longer overall survival", "live longer". */
const isLonger = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'longer' &&
  words[at - 1]?.text !== 'no' &&
  (/^(?:live|lived|survive|survived)$/.test(words[at - 1]?.text ?? '') ||
    words.slice(at + 1, at + maxToSurvival).some(({ text }) => text === 'survival'));
const maxToSurvival = 4;

const isBound = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.text === 'than' &&
  /^(?:\d|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|twice$|half$|once$)/.test(
    words[at + 2]?.text ?? '',
  );
