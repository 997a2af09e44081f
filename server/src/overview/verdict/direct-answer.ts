import type { Verdict } from '@sextant/contracts';

/** A verdict that a sentence gives in so many words. */
export interface DirectAnswer {
  verdict: Verdict;
  /** The words that give it. */
  words: string;
}

const opening =
  /^(?:(?:(?:the |a |my )?(?:short|brief|quick|direct|simple|honest|overall|final)?\s?(?:answer|verdict|conclusion|bottom line|summary)(?: (?:here|to (?:this|your|the) question))?(?: is| would be| seems to be| appears to be|[^,.:;]{0,60}:)?|in (?:short|brief|summary|conclusion|general|most cases)|overall|tl;?\s?dr|to (?:summari[sz]e|conclude|answer (?:this|your|the) question)|based on [^,.:]{3,120}|on (?:balance|current evidence|the whole)|so|thus|therefore|hence|taken together)\s?[,:;.–—-]*\s*)+/i;
const manner =
  "(?:(?:it is |it's |that is )?(?:probably|most likely|very likely|likely|almost certainly|apparently|generally|broadly|largely|mostly|usually|currently|at present|perhaps|a (?:clear|qualified|cautious|tentative)|clearly|overall|in general)[,]?\\s+)*";
const positive = new RegExp(
  `^["'“(]?${manner}(?:yes|yep|correct|indeed|affirmative|absolutely|definitely|certainly|true|(?:it does|it is|they do|they are|it can|it has)(?=[,.;:!]|$))(?=[\\s,.;:!–—)"'”-]|$)`,
  'i',
);
const negative = new RegExp(
  `^["'“(]?${manner}(?:no(?=[,.;:!–—)"'”-]|\\s[,.;:–—(-]|$|\\s(?:it|they|this|there|that|because|not|he|she|we|in|for)\\b)|nope|not(?=\\s(?:really|usually|necessarily so|in general|at present|currently|according|on the basis|based|as far|by itself|directly)\\b|\\s?[,.;:!–—]|\\s?$)|(?:it does not|it is not|it doesn't|it isn't|they do not|they are not)(?=[,.;:!]|$)|unlikely(?=[,.;:]|$)|false(?=[,.;:!]|$)|negative(?=[,.;:!]|$))`,
  'i',
);
const both =
  /^["'“(]?(?:yes and no|both yes and no|it depends|that depends|this depends|depends\b|sometimes|partly|partially|in part|to some extent|only (?:in|for|if|when|partly|sometimes)|for some|in some|mixed|not always|not necessarily)/i;
const mixed =
  /\b(?:(?:evidence|results?|findings|data|literature|picture|answer|trials|studies|opinions?)(?: (?:here|so far|on this|to date|from [a-z ]{3,40}))? (?:(?:is|are|remains?|was|were|has been|have been) (?:\w+ )?(?:mixed|conflicting|contradictory|inconsistent|divided|split|heterogeneous)|(?:conflicts?|disagrees?|depends?|differs? between|varies))|(?:mixed|conflicting|contradictory|inconsistent) (?:evidence|results|findings|data)|depends (?:on|upon) (?:the|which|who|whether|what|how))\b/i;
const limits =
  /\b(?:but|though|although|however|and|while|whereas)\b[^.]{0,40}\b(?:not|no|only)\s(?:in|for|when|if|among|with|at|after)\b|^\S*yes\S* (?:in|for|among|with)\b[^.]{3,120}\b(?:no|not)\b|\bno (?:in|for)\b[^.]{3,120}\byes\b/i;
const refusals = [
  /\bI(?:'m| am| was) (?:sorry|unable|not able)\b|\bI (?:found|see|know of) no\b|\bI (?:cannot|can't|can not|could not|won't|am not able to|do not have|don't have|don't know|do not know)\b|\bas an AI\b/i,
  /\b(?:evidence|sources|studies|papers|literature|abstracts?|works|records|set|material)\b[^.;]{0,50} (?:do|does|did|can) ?not (?:\w+ )?(?:answer|address|settle|resolve|speak to|say whether|tell (?:us )?whether)\b/i,
];
const unclear = [
  ...refusals,
  /^no (?:clear )?verdict\b/i,
  /\b(?:cannot|can't|can not|could not|unable to|not possible to|impossible to|difficult to|too early to|hard to|not able to)(?: \w+)? (?:be )?(?:(?:reliably|firmly|definitively|currently|confidently|yet) )?(?:answer(?:ed)?|determined?|conclude[ds]?|say|said|tell|told|establish(?:ed)?|settled?|judged?|confirm(?:ed)? or)\b/i,
  /\b(?:is|are|remains?|was|were|it's|still)(?: \w+)? (?:unclear|unknown|uncertain|unresolved|inconclusive|controversial|undetermined|unsettled|an open question|not (?:yet )?(?:known|clear|settled|resolved|certain)|open to debate|debated|equivocal)\b/i,
  /\b(?:evidence|data)(?: \w+){0,3} (?:is|are|remains?|was|were)(?: \w+)? (?:insufficient|inconclusive|lacking|scarce|sparse|inadequate|too (?:\w+ )?(?:limited|weak|sparse|few|small|thin))\b/i,
  /\b(?:insufficient|inconclusive|not enough|inadequate|too little|too few|limited and inconclusive) (?:(?:high-quality|good|direct|clinical|reliable|robust) )?(?:evidence|data|studies|trials|information)\b/i,
  /\bno (?:clear|definitive|definite|firm|conclusive|simple|single|reliable) (?:answer|conclusions?|consensus|verdict|statement)\b|\bjury is still out\b|\b(?:nobody|no one) knows\b|\bno (?:\w+ )?(?:studies|trials|data|sources?|papers?) (?:\w+ )?(?:were|was|is|are|have|has|could be) (?:found|available|been (?:done|conducted|published))\b/i,
];
/** How remarks begin that are not the answer. */
const aside =
  /^(?:although|though|while|however|nevertheless|furthermore|moreover|whether (?:this|these|such|it|they)|it is important)\b/i;
const longest = 600;

/** Whether a sentence says of itself that it sums up: "Overall, …". */
export const sumsUp = (sentence: string) => opening.test(sentence.slice(0, longest));

/** Whether a sentence declines to answer: "I cannot answer". */
export function declines(sentence: string): string | undefined {
  const plain = sentence.slice(0, longest).replace(/’/g, "'");
  return refusals.map((pattern) => pattern.exec(plain)?.[0].trim()).find(Boolean);
}

const namedAnswer =
  /\bthe (?:\w+ )?answer(?: to [^,.:;]{1,60})? (?:is|would be|seems|appears)(?: to be)?,? (?:(?:probably|likely|most likely|almost certainly|clearly|generally|still) )?(yes|no)(?![\w-])/i;

/** The verdict with which a sentence begins: "Yes", "Probably not", "It depends"; else null. */
export function openingAnswer(sentence: string): DirectAnswer | null {
  const said = sentence.slice(0, longest).replace(/’/g, "'").replace(opening, '').trim();
  const hesitating = both.exec(said)?.[0];
  if (hesitating) return { verdict: 'mixed', words: hesitating };
  const yes = positive.exec(said)?.[0];
  const words = yes ?? negative.exec(said)?.[0];
  if (!words) {
    const named = namedAnswer.exec(said);
    return named && { verdict: named[1]?.toLowerCase() === 'yes' ? 'yes' : 'no', words: named[0] };
  }
  const limit = limits.exec(said)?.[0];
  if (limit) return { verdict: 'mixed', words: `${words} … ${limit}` };
  return { verdict: yes ? 'yes' : 'no', words };
}

/** That a sentence calls the evidence mixed or the matter open; else null. */
export function openMatter(sentence: string): DirectAnswer | null {
  const plain = sentence.slice(0, longest).replace(/’/g, "'");
  if (aside.test(plain)) return null;
  const disagreeing = mixed.exec(plain)?.[0];
  if (disagreeing) return { verdict: 'mixed', words: disagreeing };
  for (const pattern of unclear) {
    const words = pattern.exec(plain)?.[0].trim();
    if (words) return { verdict: 'unclear', words };
  }
  return null;
}
