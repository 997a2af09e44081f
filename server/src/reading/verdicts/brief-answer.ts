import type { StatedWords } from './stated-words.ts';

const forms = [
  ['do', 'does', 'did'],
  ['is', 'are', 'was', 'were'],
  ['can', 'could'],
  ['has', 'have', 'had'],
  ['will', 'would'],
  ['should'],
];
const formOf = (word: string) => forms.findIndex((words) => words.includes(word.toLowerCase()));
const asking = /\b(?:does|do|did|is|are|was|were|can|could|has|have|had|will|would|should)(?=(?:n['’]t)?\s)/i;
/** "They do.", "It doesn't, at least …"; not "It is, however, …", which is an insertion. */
const brief =
  /^["'“(]?(?:(?:yeah|yep|well|so|yes|no),? )*(?:the (?:evidence|data|trials|research) (?:says?|shows?) (?:that )?)?(?:it|they|there|this|these|those|that|one)(?: (?:probably|almost certainly|generally|mostly|usually|clearly|apparently|likely))? (do|does|did|is|are|was|were|can|could|has|have|will|would|should)(n't| not)?(?=[.;:!]|$|(?:,| [–—]|[–—]) ?(?:but|and|though|although|at least|yet|if|especially|particularly|mostly|mainly|in (?:most|some|part|general)|for (?:most|some)|to (?:a|some)|on (?:average|balance)|albeit|just|because|since|except|unless|with)\b)/i;

/**
 * The verdict of a sentence that answers with the question's own auxiliary: "Does it …? It does, but …"; else null.
 * @param questions the latest last; a follow-up without an auxiliary is asked by the one before it
 */
export function briefAnswer(sentence: string, questions: readonly string[]): StatedWords | null {
  const found = brief.exec(sentence.replaceAll('’', "'"));
  const [words, answers = '', denial] = found ?? [];
  const asked = questions.toReversed().map((question) => asking.exec(question.slice(0, maxLength))?.[0]);
  const asks = asked.find((word) => word !== undefined);
  if (!words || !asks || formOf(asks) !== formOf(answers)) return null;
  return { verdict: denial ? 'no' : 'yes', words };
}

const maxLength = 2_000;
