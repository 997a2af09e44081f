import type { Direction } from '../../reading/lexicon/effect-words.ts';
import { rejectingWords } from '../../reading/lexicon/rejecting-words.ts';

/** What is said to be found, seen or shown is said; "no trial has shown", "it is wrong to say" and "they allege" take it back. */
const assertive =
  /\b(?:found|finds?|finding|shows?|showed|shown|report(?:s|ed)?|demonstrat\w+|observ\w+|conclud\w+|conclusion|indicat\w+|suggest\w+|confirm\w+|establish\w*|reveal\w*|note[sd]?|evidence|proof|prove[sdn]*|estimat\w+|state[sd]?|fact|known|clear|means?|impl(?:y|ies|ied)|seen?|saw|result|such|so)$/i;
/** "In that trial", "than that of": no clause begins there. */
const demonstrative =
  /\b(?:in|of|for|with|from|to|by|at|on|than|and|or|as|after|before|during|over|like|is|was|while)$/i;
/** "A drug that lowers": what follows belongs to the word before. "That statins lower …" has a subject of its own. */
const relative =
  /^(?:(?:is|are|was|were|has|have|had|did|do|does|can|may|might|could|would|will|also|significantly)\b|(?:reduc|lower|decreas|increas|improv|prevent|rais|caus|prolong|shorten|inhibit|block|target|enroll?|includ|compar|test)\w*(?:s|ed)\b)/i;
const deniedFrame = new RegExp(
  `\\b(?:no|not|n['’]t|never|nobody|no one|none|neither|nor|few|hardly|yet|cannot|fail\\w*|unable|error|premature|unclear|uncertain|unknown|unfounded|unproven|doubt\\w*|${rejectingWords})\\b`,
  'i',
);
/** Before the direction itself: "is unlikely to lower", "far from reducing", "has yet to". */
const takenBack =
  /\b(?:unlikely|yet to|hardly|barely|scarcely|far from|rather than|instead of|doubt\w*|whether|supposed(?:ly)?|allege\w*|purported(?:ly)?|myth)\b/i;

/** In characters: so far back in a sentence what governs a clause is looked for, and so many of it are read. */
const reach = 300;
const frameReach = 120;

/**
 * Whether a clause, with what stands before it in its sentence, is said as a finding. A denial that gives the direction
 * itself ("did not show that A lowers B") is one.
 */
export function isAsserted(clause: string, before: string, direction: Direction): boolean {
  const text = before.slice(-reach) + clause;
  const frames = [...text.matchAll(/\bthat\b\s*/gi)].filter(
    ({ 0: { length }, index }) => !relative.test(text.slice(index + length)),
  );
  for (const { index } of frames) {
    const governing = text.slice(Math.max(0, index - frameReach), index).trimEnd();
    if (demonstrative.test(governing) || governing === '') continue;
    if (!assertive.test(governing)) return false;
    if (direction !== 'none' && deniedFrame.test(governing)) return false;
  }
  return direction === 'none' || !takenBack.test(text);
}
