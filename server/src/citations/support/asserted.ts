import { assertive, governingOf } from '../../reading/clauses/that-clauses.ts';
import type { Direction } from '../../reading/lexicon/effect-words.ts';
import { rejectingWords } from '../../reading/lexicon/rejecting-words.ts';

/** "The finding is that", "the dose was that of": what is so is said. */
const copula = /\b(?:is|was)$/i;
/** "No trial has shown", "it is wrong to say" and "they allege" take back what they govern. */
const deniedFrame = new RegExp(
  `\\b(?:no|not|n['’]t|never|nobody|no one|none|neither|nor|few|hardly|yet|cannot|fail\\w*|unable|error|premature|unclear|uncertain|unknown|unfounded|unproven|doubt\\w*|${rejectingWords})\\b`,
  'i',
);
/** Before the direction itself: "is unlikely to lower", "far from reducing", "has yet to". */
const takenBack =
  /\b(?:unlikely|yet to|hardly|barely|scarcely|far from|rather than|instead of|doubt\w*|whether|supposed(?:ly)?|allege\w*|purported(?:ly)?|myth)\b/i;

/** In characters: so far back in a sentence what governs a clause is looked for. */
const reach = 300;

/**
 * Whether a clause, with what stands before it in its sentence, is said as a finding. A denial that gives the direction
 * itself ("did not show that A lowers B") is one.
 */
export function isAsserted(clause: string, before: string, direction: Direction): boolean {
  const text = before.slice(-reach) + clause;
  for (const governing of governingOf(text)) {
    if (copula.test(governing)) continue;
    if (!assertive.test(governing)) return false;
    if (direction !== 'none' && deniedFrame.test(governing)) return false;
  }
  return direction === 'none' || !takenBack.test(text);
}
