import type { StatedWords } from './stated-words.ts';

const mixed =
  /\b(?:(?:evidence|results?|findings|data|literature|picture|answer|trials|studies)(?: (?:on|from|for|of|about|in|regarding|concerning|behind) [\w%. -]{1,100}?| (?:here|so far|to date))? (?:(?:is|are|remains?|was|were|has been|have been) (?:\w+ (?:(?:but|and|yet) )?)?(?:mixed|conflicting|contradictory|inconsistent|divided|split)|conflicts?|disagrees?)|(?:mixed|conflicting|contradictory|inconsistent) (?:evidence|results|findings)|depends(?: \w+)? (?:on|upon))\b/i;
const unclear =
  /\b(?:(?:is|are|was|were|has|have)n['’]t (?:yet |been |yet been )?(?:known|clear|settled|resolved|certain|established|understood)|(?:is|are|remains?|was|were|still|has|have)(?: \w+)? (?:unclear|unknown|uncertain|unresolved|inconclusive|undetermined|unsettled|unproven|an open question|not (?:yet |been |yet been )?(?:known|clear|settled|resolved|certain|established))|(?:evidence|data)(?: [\w-]+){0,3} (?:is|are|remains?|was|were)(?: \w+)? (?:insufficient|inconclusive|lacking|scarce|sparse|inadequate|too (?:limited|weak|sparse|few|small|thin))|(?:insufficient|inconclusive|not enough|inadequate|too little) (?:[\w-]+ )?(?:evidence|data|information)|(?:we|i|nobody|no one|researchers|scientists|experts) (?:(?:simply|just|really|still|honestly) )?(?:do not|don't|does not|doesn't)(?: yet| really| currently)? know(?: yet)?|(?:nobody|no one)(?: yet| really)? knows|evidence (?:either|one) way|(?:cannot|can't|could not|not possible to|impossible to|too early to|does not|do not|don't|doesn't|does not allow|do not allow)(?: be)?(?: [\w-]+)? (?:answered|determined?|conclude|concluded|conclusions?|say|said|settled?|judged?)|(?:not|n't) (?:permit|allow|support|warrant) (?:an? |any )?(?:[\w-]+ ){0,2}(?:statements?|conclusions?|answers?|judge?ment)|(?:is|are|remains?)(?: still| far| simply| currently)? too (?:limited|weak|sparse|few|small|thin|scarce|contradictory|little) to|(?:causal\w*|causation|link|association|relationship)\b[^.;:,]{0,40}(?:has|have|is|are)(?: not|n't)(?: yet| been)* (?:proven|demonstrated|confirmed|shown)|(?:cannot|can't) be (?:confirmed|established)|not (?:yet )?(?:completely|fully|entirely) (?:settled|resolved|clear)|no (?:clear|definitive|definite|firm|conclusive) (?:answer|conclusions?|consensus))\b/i;

const against = /conflict|contradict|inconsistent/i;

/** That a sentence calls the evidence mixed or the matter open; else null. */
export function openMatter(sentence: string): StatedWords | null {
  const disagreeing = mixed.exec(sentence)?.[0];
  // Studies that contradict each other leave it open; "mixed" may be of people, too.
  if (disagreeing) return { verdict: against.test(disagreeing) ? 'unclear' : 'mixed', words: disagreeing };
  const words = unclear.exec(sentence)?.[0];
  return words ? { verdict: 'unclear', words: words.trim() } : null;
}
