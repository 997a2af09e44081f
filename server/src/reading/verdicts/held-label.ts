import type { Standing } from './sections.ts';

/** What is held by somebody, or is still to be looked at. */
const held =
  '(?:myths?|fiction|claims?|beliefs?|mis(?:conceptions?|beliefs?|understandings?)|hypothes[ei]s|theor(?:y|ies)|ideas?|notions?|assumptions?|premises?|rationales?|hype|headlines?|rumou?rs?|arguments?|case (?:for|against)|pros?|cons?|contra|(?:reasons|points) (?:for|against)|proponents?|advocates?|supporters|believers|opponents?|critics?|s[ck]eptics?|marketing|folklore|conventional wisdom|(?:old|older|former|traditional|popular|opposing) (?:view|position|teaching)|objections?|(?:what )?(?:people|some|many|others) (?:say|think|believe|claim))';
const told =
  '(?: (?:for|against|in favou?r|no\\.?|nr\\.?|is simple|goes(?: like this)?|runs(?: like this)?|says?|holds))?(?: (?:no\\. ?)?\\d{1,2})?';
const before = "^[^\\p{L}]{0,8}(?:[\\p{L}’'-]{1,14} ){0,3}?";
/** "Myth: …", "The old view – …", "Claim 2: …" */
const label = new RegExp(`${before}(?:${held}|questions?)${told}[*_ ]{0,3}(?::|\\s[–—-])[*_]{0,3}\\s`, 'iu');
const heading = new RegExp(`${before}${held}${told}[^\\p{L}\\p{N}]*$`, 'iu');
/** "No myth: …", "My claim: …", "To answer your question: …": its own word. */
const own =
  /^\W*(?:my|our|your|no|not an?|beyond|against|in answer to|answer(?:ing)?|to|as (?:for|to)|back to|verdict|conclusion|evidence|regarding|on)\b/i;

/** Whether a sentence is labelled as what somebody holds, or as what is to be looked at: "Myth: …" is not what the answer says. */
export const isLabelledAsHeld = (sentence: string): boolean =>
  label.test(sentence.slice(0, 120)) && !own.test(sentence);

/** The sentences of an answer that are not given as what somebody holds: by a label, by their heading, or by the line in front of them. */
export const withoutHeld = (standings: readonly Standing[]): Standing[] =>
  standings.filter(
    ({ heading: over, isConclusion, text }, at) =>
      !isLabelledAsHeld(text) &&
      (isConclusion || !(isOfHeld(over) || isOfHeld(standings[at - 1]?.text ?? '', ':'))),
  );

const isOfHeld = (line: string, end = ''): boolean =>
  line.trimEnd().endsWith(end) && heading.test(line) && !own.test(line);
