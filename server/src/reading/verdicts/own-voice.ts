import { isAside } from './aside.ts';
import type { Standing } from './sections.ts';

/** "So …", "Put simply, …": what follows is drawn from what was told. */
const drawn =
  /^(?:(?:so|thus|hence|therefore|accordingly|consequently|altogether|ultimately|put simply|simply put|in other words|in the end|in practice|for now|at present|at the moment)\b,?\s+)+(?!far\b|much\b|many\b|called\b|the (?:trial|study)\b)/i;
/** "I'd say that …", "The best current reading is that …": the answer speaks for itself. */
const judging =
  /^(?:[^.;:,]{0,60}(?:,? (?:and|but|so)|[,;]) |(?:on (?:that|this) basis|on balance|overall|personally|for my part) )?(?:(?:in my (?:view|opinion|judge?ment|reading|estimation)|to my mind|as I (?:see|read) it),?|I(?:'d| would| do|'m)?(?: (?!(?:used|like|love|want|wish|hesitate|might|may|could|can|did|once|formerly|previously|initially)\b)\w+){0,2} (?:say|think|conclude|argue|judge|believe|inclined to (?:say|think))(?: (?:that )?(?:it is|it's) (?:fair|safe|reasonable|right) to (?:say|conclude|think))?(?: that)?|(?:my|the)(?: [\w-]+){0,4} (?:reading|view|position|judge?ment|interpretation|summary|conclusion|assessment|(?:short|honest) (?:version|answer)|upshot|good news|bad news)(?: of [^,.;:]{1,60})? (?:is|would be) that)\s+(?=\p{L})/iu;
/** What begins with these has been denied: "I don't think that …". */
const unsure = /\b(?:n't|not|never|cannot)\b(?=[^.]{0,24} (?:say|think|conclude|argue|judge|believe)\b)/i;

/** A sentence without the words by which it is given as the answer's own conclusion, and whether there were any. */
export function withoutVoice(text: string): { said: string; isOwn: boolean } {
  const plain = text.replaceAll('’', "'");
  const behind = plain.replace(drawn, '');
  const voice = judging.exec(behind);
  const said = voice && !unsure.test(voice[0]) ? behind.slice(voice[0].length) : behind;
  return { said, isOwn: voice !== null || said !== plain };
}

const maxPreamble = 3;
const maxGreeting = 60;

/** The first of an answer's sentences that is more than a greeting, a title, a question, or small talk. */
export function firstSaying(said: readonly Standing[]): number {
  const found = said.slice(0, maxPreamble + 1).findIndex(({ text }) => !isPreamble(text));
  return Math.max(0, found);
}

/** A sentence ends; a title, or a line such as "Population: adults", does not. */
const isPreamble = (text: string): boolean =>
  /[?!:](?:["'”’)]|\s*\p{Extended_Pictographic}\uFE0F?)*$/u.test(text) ||
  (text.length <= maxGreeting && isAside(text)) ||
  !/[.…](?:["'”’)\]]|\s*\[[\d,\s–-]+\])*$/u.test(text);

/** Told of what was found, once: "reduced", "was associated", "did not". */
const past =
  /\b(?:was|were|did|didn't|wasn't|weren't|had|fell|rose|found|showed|saw|reported|observed)\b|(?<!\b(?:is|are|be|been|being|'s|'re|isn't|aren't|not|well|generally|widely|usually|routinely|strongly|still|no longer|longer|now|currently|only|considered|clearly|also) )\b(?:reduced|lowered|decreased|prevented|increased|raised|improved|caused|doubled|halved|shortened|prolonged|helped|worked|benefited|protected|worsened|affected|changed|differed|cut)\b/i;

/** Whether a clause tells of the past: findings do, statements on the matter do not. */
export const isPast = (clause: string): boolean => past.test(clause.replaceAll('’', "'"));
