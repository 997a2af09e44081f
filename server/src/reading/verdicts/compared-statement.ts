import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { type Comparison, comparedIn } from './comparison.ts';
import { isDeniedOfAll } from './denied-of-part.ts';
import type { Standpoint } from './meant.ts';
import { isElsewhere, isOfOthers, isRestricted } from './others.ts';
import { isPast } from './own-voice.ts';
import { isSaid } from './said.ts';
import { clausesOf, mainOf } from './sentence-parts.ts';
import type { Statement } from './statement.ts';
import { spokenIn } from './subjects.ts';

/** What a sentence says to a comparison: each of its clauses that compares the two says the same. */
export function compared(
  plain: string,
  comparison: Comparison,
  asked: Asked,
  at: Standpoint,
): Statement | null {
  const said = clausesOf(plain).flatMap((part) => {
    const clause = mainOf(part);
    const verdict = clause ? comparedIn(clause, comparison, asked.abbreviations) : null;
    const isOfAll = at === 'conclusion' || !(isRestricted(clause, asked) || isElsewhere(clause, asked));
    // Behind a greeting or a head, what is told of the past is a finding.
    const isFinding = at !== 'conclusion' && isPast(clause);
    const isTold = isSaid(clause.slice(0, claimsOf(clause)[0]?.from), false);
    const isInPart =
      inPart.test(clause) ||
      (verdict === 'no' &&
        !asked.isOfAll &&
        isDeniedOfAll(clause, { from: clause.length, to: clause.length }));
    return verdict &&
      isTold &&
      !isInPart &&
      !isOfAnotherUse(clause, asked) &&
      isOfAll &&
      !isFinding &&
      !isOfOthers(clause, asked)
      ? [{ verdict, words: part.trim(), isNamed: true }]
      : [];
  });
  const [first] = said;
  return first && said.every(({ verdict }) => verdict === first.verdict) ? first : null;
}

/** "… for pulmonary embolism", where strokes were asked about: none of what follows was asked. */
function isOfAnotherUse(clause: string, asked: Asked): boolean {
  return [...clause.matchAll(use)].some(([, matter = '']) => {
    if (people.test(matter)) return false;
    const { isBare, known } = spokenIn(matter, asked, 0);
    return !isBare && known === 0;
  });
}

/** "Half as effective as", "almost as safe as", "anything but superior": not quite what the words behind it say. */
const inPart =
  /\b(?:almost|nearly|half|(?:a|one|two)[- ](?:third|quarter|fifth)s?|\d+ ?%|three[- ]quarters|close to being) (?:of )?as [\w-]+ as\b|\banything but\b/i;
const use = /\b(?:for|against|in preventing|in treating) ((?:[\p{L}\d-]+ ?){1,6})/giu;
const people =
  /\b(?:patients?|people|persons?|adults?|women|men|children|infants?|those|individuals?|populations?|cases|tumou?rs?|most|many|some|a|outcomes?|endpoints?|results?|survival|functional|control|efficacy|safety)\b/i;
