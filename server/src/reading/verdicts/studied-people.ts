import { keptByWord } from '../words/kept-by-word.ts';
import { effectOf } from './effects.ts';
import { wordsOf } from './words.ts';

const people =
  /\b(?:patients|people|participants|adults|women|men|children|infants|neonates|newborns|adolescents|individuals|persons|subjects|inpatients|outpatients|survivors|smokers|users|residents|veterans|populations?|cohorts?|those)\b/giu;
/** "Among the frail older" stands in front of them; without a preposition they begin their clause. */
const led =
  /(?:\b(?:in|among|amongst|for|of|across)\s|^\W*(?:(?:and|but|the|these|most|many|all)\s){0,2})(?:(?!(?:in|among|of|for|by|to|with|on|at|from|than|no|not|never|neither|nor|was|were|is|are|had|has|have|did|does)\b)[\p{L}\d’'-]{1,30},?\s){0,5}$/iu;
/** "The number of patients with relapse": to how many it happened is an outcome. */
const counted = /\b(?:numbers?|proportions?|percentages?|shares?|fractions?|rates?|odds)\s$/iu;
const more = /\b(?:more|fewer|less)\s/iu;
/** What is told of them begins so, right behind them. */
const described =
  /^\s(?:with|without|who|whose|at|having|aged|undergoing|requiring|living|hospitali[sz]ed|admitted|diagnosed|suffering)\b/iu;
/** "Among patients with A, B, and C, …" */
const list = /^[^,;]{1,160}(?:, [^,;]{1,60}){0,4}?, (?:and|or) [^,;]{1,80},/u;
const upToComma = /^[^,;]{1,160},/u;
const other =
  /^(?:compared|versus|vs|than|but|relative|when|while|whereas|is|are|was|were|did|does|do|has|have|had|may|might|can|could|will|would|should|appears?|seems?|remains?)$/;
const relative = /^(?:who|whose|that|which)$/;
/** Behind these an effect's word is what somebody has: "with moderately elevated albuminuria", "at higher risk". */
const having =
  /^(?:with|without|and|or|at|of|an?|the|in|for|by|to|no|their|had|have|has|were|are|was|is|who)$/;
const verbal = /(?:ed|es|s|fell|rose|cut)$/;
const maxLed = 120;
/** "And among …" */
const maxBefore = 12;
const maxTold = 240;

/**
 * A clause with blanks, as many as letters, for whom something was studied in: "among patients with elevated albuminuria". What
 * they have is neither the outcome nor an effect.
 */
export const withoutPeople = keptByWord<string>(1_000, (clause) => {
  const told: string[] = [];
  let end = 0;
  for (const { 0: noun, index } of clause.matchAll(people)) {
    const before = clause.slice(Math.max(0, index - maxLed), index);
    const lead = led.exec(before);
    const from = lead ? Math.max(end, index - lead[0].length) : -1;
    if (!lead || index < end || more.test(lead[0])) continue;
    if (/^of\s/i.test(lead[0]) && counted.test(clause.slice(Math.max(0, from - maxLed), from))) continue;
    const rest = clause.slice(index + noun.length, index + noun.length + maxTold);
    const isDescribed = described.test(rest);
    const isWithPreposition = /^(?:in|among|amongst|for|of|across)\s/iu.test(lead[0]);
    if (!isDescribed && !isWithPreposition) continue;
    const isFirst = isWithPreposition && from < maxBefore && !/\p{L}{4}/u.test(clause.slice(0, from));
    const to = index + noun.length + (isDescribed ? lengthOf(rest, isFirst) : 0);
    told.push(clause.slice(end, from), ' '.repeat(to - from));
    end = to;
  }
  return told.join('') + clause.slice(end);
});

const namesEffect = (text: string) => wordsOf(text).some((word) => effectOf(word.text) !== null);

/** How far what is told of them reaches: at the head of a clause to its comma, else to where another thing is said. */
function lengthOf(rest: string, isFirst: boolean): number {
  const items = isFirst ? list.exec(rest)?.[0] : undefined;
  if (items && namesEffect(rest.slice(items.length))) return items.length;
  const head = isFirst ? upToComma.exec(rest)?.[0] : undefined;
  if (head) return head.length;
  const end = rest.search(/[,;()]/);
  const words = wordsOf(end < 0 ? rest : rest.slice(0, end));
  const isStop = (at: number) => {
    const text = words[at]?.text ?? '';
    const before = words[at - 1]?.text ?? '';
    if (other.test(text)) return !relative.test(before);
    const last = words.slice(0, at).findLast((word) => !/ly$/.test(word.text));
    return verbal.test(text) && effectOf(text) !== null && !having.test(last?.text ?? '');
  };
  const stop = words.findIndex((_, at) => at > 0 && isStop(at));
  return stop < 0 ? (end < 0 ? rest.length : end) : (words[stop]?.from ?? rest.length);
}
