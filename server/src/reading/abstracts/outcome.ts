import { resultTerms } from '../lexicon/common-words.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { stopWords } from '../lexicon/stop-words.ts';
import { termsOf } from '../words/terms.ts';
import { namesKnownOutcome } from './known-outcome.ts';
import { agent, ahead, isNoOutcome, isTreatment } from './no-outcome.ts';

/** Whether a word is of any result, and names none. */
function namesNothing(word: string): boolean {
  const terms = termsOf(word);
  return terms.length > 0 && terms.every((term) => resultTerms.has(term));
}

/** "… significant reductions in": what follows is what was measured. */
const measureOf =
  /^.*\b(?:risks?|rates?|odds|hazards?|incidences?|prevalences?|likelihood|reductions?|increases?|decreases?|declines?|differences?|changes?|improvements?)(?: ratios?)? (?:of|in|for) (?:an? |the )?/i;
/** "death, dexamethasone versus usual care" */
const ofWhich = /(?<=\p{L}), [^,]{2,60} (?:versus|vs\.?) [^,]*/iu;
/** "… compared with placebo", "… versus control" */
const comparedWith = /[ ,]+(?:(?:as )?compared (?:with|to)|versus|vs\.?) .*$/i;

/** What a phrase begins or ends with and does not name. */
const edges =
  /^(?:occur\w*|statistically|corresponding|adjusted|unadjusted|multivariable|however|found|seen|observed|there)$/i;
/** Nouns that an outcome's name may end with. */
const ends = /^(?:events?|outcomes?|end-?points?|rates?|ratios?|groups?|arms?)$/i;

/** "… occurred in 3 %", "… was not increased": what is said of the outcome, not what it is. */
const predicate = / (?:was|were|is|are|did|had|has|have|occurred|dropped|fell|rose|declined|ran)\b.*$/i;
/** "Bempedoic acid lowered LDL cholesterol", "cord milking did not change death", and not "with reduced ejection fraction". */
const affected =
  /^[^,;]{3,80}(?:(?<!\b(?:with|without|of|in|and|or|an?|the|for|to|by|on|was|were|is|are|\p{L}+ly)) (?:lowered|reduced|decreased|increased|raised|improved|cut|shortened|prolonged|prevented)| (?:did|does|do) not (?:\p{L}+ly )?(?:lower|reduce|decrease|increase|raise|improve|cut|shorten|prolong|prevent|change|alter|affect|influence)) (?:the |all )?(?=\p{L})/iu;
/** "Body weight from baseline to week [68]", "pain at month [6]": when it was measured. The number was cut out of the words. */
const measuredWhen =
  /(?<=\p{L}),? (?:from baseline(?: (?:to|at|through|until|by)\b.*)?|(?:at|by|to|through|until|after) (?:the )?(?:weeks?|months?|years?|days?|visits?))$/iu;
/** "It was halted because the composite …" */
const reason = /^.*\b(?:because|since) (?:of )?(?:the )?/i;

/** "Although the trial was powered to detect more, the hazard ratio …": what is conceded ahead of a finding. */
export const concession =
  /^(?:[A-Z]+: ?)?(?:(?:even |al)?though|while|whereas|despite|in spite of|because|since) [^,]*, ?/i;

/** What an effect is said of, without the words around it that name nothing. */
export function outcomeWords(about: string): string {
  const said = about.replace(concession, '').replace(ahead, '');
  const [, shared = '', own = ''] = ofEachInTurn.exec(said) ?? [];
  if (own) return outcomeOfGroup(outcomeWords(shared), own);
  const acted = agent.exec(said);
  const label = labelIn(acted ? said.slice(acted[0].length) : said);
  return isNone(label) || isNoOutcome(label, said) ? '' : label;
}

/** "Fracture risk did not differ for calcium (…), for vitamin D (…)": one outcome of several groups, or several outcomes. */
const ofEachInTurn = /^(.{3,90}?) (?:did|does|do) not differ (?:significantly )?(?:for|with) (.{3,60})$/i;

/** "Hip fracture (calcium)": an outcome of one of several groups, and never one with that of another; or the outcome that is named instead. */
export function outcomeOfGroup(outcome: string, own: string): string {
  const words = own.replace(/^(?:(?:and|or|for|with|the) )+/i, '');
  if (namesKnownOutcome(words) || outcome === '') return isTreatment(words) ? '' : words;
  return `${outcome} (${words})`;
}

/** "After propensity-score matching", "interaction between": how it was reckoned, and not what was measured. */
const ofMethod =
  /^(?:interactions?|heterogeneity|propensity|matching|adjust(?:ment|ing)|controlling|imputation|weighting|regression)\b/i;
/** "Safety events except for infections": of which of both the number is, the words do not tell. */
const excepting = /^excluding\b|\bexcept(?:ing)?\b/i;
/** Behind a number that was cut out the rest of a list begins: "from baseline, or renal death". */
const torn = /^(?:baseline\b|(?:or|and) [^,]*,)/i;
/** "Women", "patients with heart disease": whom it was measured in. */
const ofPeople =
  /^(?:(?!(?:in|of|among|for|between|with|at|by|to|on)\b)[\p{L}\d-]+ ){0,2}(?:patients|people|participants|adults|women|men|individuals|persons|subjects)(?: (?:with|without|who|aged|at|over|under) .*)?$/iu;

/** Whether words that are left name no outcome. */
const isNone = (label: string): boolean =>
  ofMethod.test(label) ||
  excepting.test(label) ||
  torn.test(label) ||
  ofPeople.test(label) ||
  /^\p{L}+ly$/iu.test(label);

function labelIn(about: string): string {
  const named = about
    .replace(concession, '')
    .replace(reason, '')
    .replace(affected, '')
    .replace(measureOf, '')
    .replace(ofWhich, '')
    .replace(comparedWith, '')
    .replace(measuredWhen, '');
  return trimmed(named.replace(predicate, '').replace(measuredWhen, '')) || trimmed(named) || trimmed(about);
}

function trimmed(phrase: string): string {
  const words = phrase.split(' ');
  const isEdge = (word = '') => stopWords.has(word.toLowerCase()) || edges.test(word) || namesNothing(word);
  let [from, to] = [0, words.length];
  while (from < to && (isEdge(words[from]) || isFromBaseline(words, from))) from += 1;
  while (to > from && isEdge(words[to - 1]) && !ends.test(words[to - 1] ?? '')) to -= 1;
  return (
    words
      .slice(from, to)
      .join(' ')
      // "The proportion with at least one infection"
      .replace(/^one (?=\p{L}{3,} \p{L}|\p{L}+(?:ion|a|itis)$)/iu, '')
      .replace(/^[,;:\s]+|[,;:\s]+$/g, '')
  );
}

/** "Change from baseline in HbA1c" */
const isFromBaseline = (words: readonly string[], at: number): boolean =>
  /^baseline$/i.test(words[at] ?? '') && /^(?:in|of|for)$/.test(words[at + 1] ?? '');

/**
 * By what two effects are told to be on one outcome: equal keys, whatever words and order they are told in. Empty where
 * the words name no outcome, or only "the primary outcome", which is another one in every trial.
 */
export function outcomeKey(about: string): string {
  const concepts = new Set(
    conceptsOf(outcomeWords(about)).filter((one) => !resultTerms.has(one) && !/^\d/.test(one)),
  );
  return concepts.has('primary-outcome') ? '' : [...concepts].sort().join(' ');
}
