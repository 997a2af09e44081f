import { answersTo } from './answers-to.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { isElsewhere, isRestricted } from './others.ts';
import type { Standing } from './sections.ts';
import { spokenIn } from './subjects.ts';

/** Sentences behind a "Yes" that are looked at. */
const maxBehind = 12;
/** As much of a sentence is read. */
const maxLength = 600;
const leastOfOutcome = 0.25;

/**
 * "Yes – it halves seizures. Quality of life did not differ": whether what stands behind a "yes" claims something else than was
 * asked for, which the first sentence that speaks of it denies.
 * @param rest of the sentence with the "yes", behind that
 */
export function isYesOfOther(rest: string, behind: readonly Standing[], asked: Asked): boolean {
  const { effect, outcome } = asked;
  if (effect === null || outcome.size === 0 || asked.isTwisted) return false;
  const texts = behind.flatMap(({ kind, text }) => (kind === 'text' ? [text.slice(0, maxLength)] : []));
  const [own = '', ...others] = /\p{L}{3}/u.test(rest) ? [rest.slice(0, maxLength), ...texts] : texts;
  const isOfIt = (text: string) => spokenIn(text, asked, 0).outcome >= leastOfOutcome;
  if (isOfIt(own) || claimsOf(own).length === 0) return false;
  const spoken = others.slice(0, maxBehind).find(isOfIt) ?? '';
  if (isRestricted(spoken, asked) || isElsewhere(spoken, asked)) return false;
  const answers = claimsOf(spoken).map((claim) => answersTo(effect, claim));
  return answers.includes('no') && !answers.includes('yes');
}
