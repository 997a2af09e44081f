import { drugsIn } from '../../reading/abstracts/no-outcome.ts';
import type { Study } from './qualifiers.ts';

/** Kinds of study that a clause may name, and the words by which a title or abstract has that kind for its own. */
const kinds: readonly { named: RegExp; own: RegExp }[] = [
  {
    named: /\b(?:meta-?analys[ei]s|pooled|pooling|systematic reviews?)\b/i,
    own: /\b(?:meta-?analy|pool(?:ed|ing)\b|systematic)/i,
  },
  { named: /\bnetwork\b/i, own: /\bnetwork/i },
  {
    named: /\b(?:real-world|cohorts?|registr(?:y|ies)|observational)\b/i,
    own: /\b(?:real-world|cohort|registr(?:y|ies)|observational|retrospective)/i,
  },
  { named: /\bprogrammes?\b|\bacross the class\b/i, own: /\bprogram|\bclass\b/i },
];
const another =
  /\b(?:another|others?|later|subsequent|sister|companion|separate|follow-on|twin|second|newer)(?: [\p{L}\d-]{1,30}){0,3}? (?:trials?|stud(?:y|ies)|analys[ei]s|reviews?|reports?|programmes?|cohorts?|registr(?:y|ies))\b/iu;

/**
 * Whether a clause is of another study than the one it cites: of another trial, of a kind of study that title and abstract
 * do not name, or of drugs none of which they name.
 */
export function isOfAnotherStudy(clause: string, { abstract, title }: Study): boolean {
  const ownWords = `${title} ${abstract}`;
  if (another.test(clause)) return true;
  if (kinds.some(({ named, own }) => named.test(clause) && !own.test(ownWords))) return true;
  const drugs = drugsIn(clause);
  const ownText = ownWords.toLowerCase();
  // "Statins" are named in "atorvastatin".
  return drugs.length > 0 && !drugs.some((drug) => ownText.includes(drug.replace(/s$/, '')));
}
