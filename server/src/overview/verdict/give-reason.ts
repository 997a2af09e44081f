import type { Verdict } from '@sextant/contracts';

/** Words shown in a reason. */
const mostWords = 2;

/** Whether a passage that is neither yes nor no says both, rather than that it is not known. */
export function isMixed(features: Record<string, number>): boolean {
  const sum = (...names: string[]) => names.reduce((total, name) => total + (features[name] ?? 0), 0);
  return (
    sum('partly+', 'flipVote', 'flipDenied', 'clauseConflict', 'contrast+') >=
    sum('doubt+', 'futureSentence', 'mayNot+', 'hedge+') / 2
  );
}

const without: Record<Verdict, string> = {
  yes: 'It affirms what was asked and denies nothing of it.',
  no: 'It denies what was asked.',
  mixed: 'It says yes to a part and no to another.',
  unclear: 'It does not settle the question.',
};
const leads: Record<Verdict, string> = {
  yes: 'It affirms',
  no: 'It denies',
  mixed: 'It says both',
  unclear: 'It leaves it open',
};

/** A sentence for people: the words behind the features that speak most for the verdict. */
export function giveReason(
  verdict: Verdict,
  because: readonly string[],
  words: Readonly<Record<string, string>>,
): string {
  const named: string[] = [];
  for (const name of because) {
    const said = words[name];
    const isNew = said && !named.some((other) => other.includes(said) || said.includes(other));
    if (isNew && named.length < mostWords) named.push(said);
  }
  return named.length > 0
    ? `${leads[verdict]}: ${named.map((said) => `“${said}”`).join(', ')}.`
    : without[verdict];
}
