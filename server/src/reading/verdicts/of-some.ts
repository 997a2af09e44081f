import type { Asked } from './asked.ts';
import { isRestricted } from './others.ts';
import type { Standing } from './sections.ts';
import { withoutLabel } from './stated-words.ts';

const noOfSome = /^\W*no (?:for|in|among) ([^.,;:–—]{3,120})/i;
const yesOfSome = /^\W{0,8}yes\b[,:–— ]{1,4}(?:for|in|among|with|if|when)\s/i;
/** Sentences behind a "Yes, in …" that may speak of the others. */
const maxBehind = 2;
/** Characters in which such a sentence comes to what it denies. */
const reach = 90;
/** "In trials", "in short": where it was found, or how it is told, and no others. */
const notOthers =
  /^(?:but |and )?(?:for (?:example|instance)|in (?:[\w-]+ ){0,3}(?:trials?|stud(?:y|ies)|reviews?|(?:meta-?)?analys[ei]s|short|summary|practice|addition|general|fact|words))\b/i;
const ofOthers =
  /^(?:but |and |however, |by contrast, |conversely, )?(?:for|in|among|with|if|below|above|over|beyond|outside)\s/i;
const denied =
  /\b(?:no|not|never|neither|contraindicated|avoid(?:ed)?|neutral|unclear|uncertain|unproven|unknown|harms?|harmful|outweighs?|hardly|little|less)\b|n['’]t\b/i;

/** "No in men", where nobody asked about men: of others a "yes" may be said. */
export function isNoOfOthers(sentence: string, asked: Asked): boolean {
  const [, some] = noOfSome.exec(withoutLabel(sentence).said) ?? [];
  return some !== undefined && isRestricted(`in ${some}`, asked);
}

/** "Yes, in some. In others the harm outweighs it.": a yes of some, where one of the next sentences denies it of others. */
export function isYesOfSome(sentence: string, behind: readonly Standing[]): boolean {
  return (
    yesOfSome.test(withoutLabel(sentence).said) &&
    behind.slice(0, maxBehind).some(({ text }) => {
      const said = text.slice(0, reach);
      return ofOthers.test(said) && !notOthers.test(said) && denied.test(said);
    })
  );
}
