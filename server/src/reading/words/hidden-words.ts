/**
 * Characters that show nothing to people and may speak to a model: controls, unassigned, private, and all that Unicode
 * calls ignorable by default: zero-width, bidirectional and tag characters, variation selectors, the Hangul fillers,
 * joiners. The empty Braille cell shows nothing either.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800]/gu;
const lineEnd = /[\n\r\t]/;

/** A tag, or the mark of a chat's template such as `<|im_end|>`: what opens or closes one, not the sign in `p<0.05`. */
const opens = /<(?=[\p{L}/!?|\uff5c<])/gu;
const closes = /(?<=[|\uff5c>])>/gu;
/** Marks in capitals, such as `[INST]`, `[/INST]` and `[TOOL_CALLS]`. */
const bracketed = /\[(\/?[A-Z][A-Z_]{1,40})\]/g;

/** The text as people see it. Line ends and tabs stay. */
export const withoutUnseen = (text: string): string =>
  text.replace(unseen, (character) => (lineEnd.test(character) ? character : ''));

/**
 * What somebody else wrote, as an engine is shown it: no word that people cannot see, and none of the marks by which
 * engines tell who speaks. What such marks look like stays, with other brackets, so that nothing is missing unseen.
 */
export const asQuoted = (text: string): string =>
  withoutUnseen(text).replace(opens, '\u2039').replace(closes, '\u203a').replace(bracketed, '($1)');
