import { plainText } from '../../plain-text.ts';

const minWords = 4;
const maxCharacters = 500;

/** Words that only stand in English sentences: whether its verbs can be looked for. */
const english = /\b(?:the|of|and|with|for|to|in|than|by)\b/i;
/** Words that are verbs and nothing else. */
const verb =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|will|would|shall|should|must|cannot|found|fell|rose|got|gave|took|made|kept|lost|grew|shown|(?:reduc|improv|prov|produc|induc|reliev|decid|exclud|includ|requir|eliminat|mitigat|accelerat|demonstrat|indicat|attenuat|tolerat|modif|alleviat|halv)(?:e|es|ed|ies|ied)|(?:prevent|prolong|shorten|worsen|suggest|remain|appear|seem|depend|differ|affect|lower|confirm|predict|weaken|strengthen|outweigh|exceed|avoid|recommend|warrant|occur|lead|protect|add|fail|allow|justif|carr|appl)(?:s|ed|red|ies|ied))\b/i;
/** Words that may be nouns too: verbs in what ends as a sentence does. */
const verbOrNoun =
  /\b(?:increas|decreas|caus|rais|chang|us|outcom)(?:e|es|ed)\b|\b(?:benefit|harm|help|show|support|report|treat|last|rest|cut|follow|work|need|slow|delay|offer|bring|start|stop|limit|lack|reach|gain|prevent|reduce|lower|improve|remain|protect|lead|doubl|confirm|depend|differ|fail|occur|appear|seem)(?:s|e|ed|es)?\b/i;
const endsAsSentence = /[.!。…]["'”»)\]\s]*$/u;

/** What names an author: letters of answers are the judge's, and who said what the marks tell. */
const namesAnswers =
  /\b(?:[Aa]nswers?|[Aa]uthors?|[Ee]ngines?|[Rr]esponses?|[Tt]exts?) [A-F]\b|[([]\s*[A-F](?:\s*[,/&]\s*[A-F])*\s*[)\]]|X{3,}|https?:|www\./u;

const counting =
  '(?:all|both|most|many|several|some|every|each|none|no|half|only one|(?:the|a) majority|(?:one|two|three|four|five|six|[1-6])(?: out)?)(?: of)?(?: (?:the|these|those))?(?: (?:two|three|four|five|six|[2-6]|others?))?';
const saying =
  '(?: (?:all|also|clearly|explicitly|only|do not|does not))? (?:agree|concur|disagree|differ|state|say|note|report that|describe|recommend|conclude|mention|emphasi[sz]e|warn|cite|hold|support|give|list|find|found|see|put|do|does|are|is|have|has)';
/** "All answers agree", "four of the six engines find": how many say so the marks tell. "All responses occurred early" is of patients. */
const countsAnswers = new RegExp(
  [
    `\\b${counting} (?:answers?|engines?)${saying}s?\\b`,
    `\\b${counting} (?:responses?|authors?|texts?|sources?|AIs?|AI (?:systems|models))(?: all| also)? (?:agree|concur|disagree|state|say|mention|emphasi[sz]e)s?\\b`,
    '\\bthe (?:answers?|engines) (?:all )?(?:agree|concur|disagree|differ)\\b',
    '\\b(?:alle|beide|die meisten|mehrere|todas(?: las)?|ambas|la mayoría de las|toutes(?: les)?|la plupart des|les deux) (?:Antworten|respuestas|réponses)\\b',
  ].join('|'),
  'iu',
);

/**
 * A sentence in the judge's own words, as plain text; or why it cannot stand: a heading, fragment or question claims
 * nothing, and who says it is for the marks to tell.
 */
export function readClaim(
  written: string,
  mask: (text: string) => string,
): { text: string } | 'no-claim' | 'names-engines' {
  if (written.length > 2 * maxCharacters) return 'no-claim';
  const text = plainText(written);
  if (text === '' || text.length > maxCharacters || written.trim().startsWith('#')) return 'no-claim';
  if (/[?？:]["'”»)\s]*$/u.test(text) || text.includes('|')) return 'no-claim';
  if (text.split(/\s+/).length < minWords && !/[\u3040-\u30ff\u4e00-\u9fff]/u.test(text)) return 'no-claim';
  if (english.test(text) && !verb.test(text) && !(endsAsSentence.test(text) && verbOrNoun.test(text)))
    return 'no-claim';
  return countsAnswers.test(text) ||
    namesAnswers.test(text) ||
    namesAnswers.test(written) ||
    mask(text) !== text
    ? 'names-engines'
    : { text };
}
