import { termsOf } from '../../text/terms.ts';

/** Which way a finding goes. `up`/`down` are amounts, `better`/`worse` are judgements; `none` is no difference. */
type Direction = 'up' | 'down' | 'better' | 'worse' | 'none';

const words: [Direction, RegExp][] = [
  [
    'none',
    /^(?:similar|similarly|comparable|unchanged|unaffected|non-?significant(?:ly)?|equivalent|equally|ineffective)$/,
  ],
  [
    'up',
    /^(?:increas|higher|greater|elevat|rais|rose|rise|longer|more|doubl|tripl|prolong|upregulat|stimulat|accelerat)/,
  ],
  [
    'down',
    /^(?:decreas|reduc|lower|fewer|less|declin|diminish|shorter|shorten|fell|halv|downregulat|suppress|inhibit|attenuat)/,
  ],
  ['better', /^(?:improv|better|superior|benefi|effective|efficacious|favou?r|protect)/],
  ['worse', /^(?:worse|inferior|harm|impair|deteriorat|detriment)/],
];
/** Words that only say something when they are denied: "no difference", "not significant". */
const deniable = /^(?:differ|signific|effect|associat|chang|influenc|affect|evidence|correlat|impact)/;
const denials =
  /^(?:no|not|without|neither|nor|never|fail|failed|fails|lack|lacked|lacks|cannot|didn't|don't|doesn't|wasn't|weren't|isn't|non)$/;
/** How far a denial reaches forward, and a direction to what it is about, in words. */
const denialReach = 4;
const subjectReach = 6;

const opposite: Record<Direction, readonly Direction[]> = {
  up: ['down', 'none'],
  down: ['up', 'none'],
  better: ['worse', 'none'],
  worse: ['better', 'none'],
  none: ['up', 'down', 'better', 'worse'],
};

/** Term → the directions said of it: those of the words close by, in the same clause. */
function directionsOf(text: string): Map<string, Set<Direction>> {
  const said = new Map<string, Set<Direction>>();
  for (const clause of text.split(/[;:]|\b(?:but|whereas|while|although|however)\b/i)) {
    const tokens = clause.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
    tokens.forEach((token, at) => {
      const denied = tokens.slice(Math.max(0, at - denialReach), at).some((before) => denials.test(before));
      const plain = words.find(([, pattern]) => pattern.test(token))?.[0];
      const direction = denied && (plain || deniable.test(token)) ? 'none' : plain;
      if (!direction) return;
      const near = tokens.slice(Math.max(0, at - subjectReach), at + subjectReach + 1);
      for (const term of termsOf(near.filter((other) => other !== token).join(' ')))
        said.set(term, (said.get(term) ?? new Set()).add(direction));
    });
  }
  return said;
}

/**
 * Whether two sentences say the same, the opposite, or nothing comparable of what they share.
 * One agreement outweighs: "more patients had less pain" says both of each.
 */
export function compareDirections(claim: string, sentence: string): 'same' | 'opposite' | 'silent' {
  const said = directionsOf(sentence);
  let isOpposite = false;
  for (const [term, claimed] of directionsOf(claim)) {
    const found = said.get(term);
    if (!found) continue;
    for (const direction of claimed) {
      if (found.has(direction)) return 'same';
      isOpposite ||= opposite[direction].some((other) => found.has(other));
    }
  }
  return isOpposite ? 'opposite' : 'silent';
}
