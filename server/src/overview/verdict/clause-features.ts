import type { Cue } from './cues.ts';
import { findCues } from './find-cues.ts';
import type { Tell } from './term-features.ts';
import { voteOf } from './votes.ts';

const contrast =
  /^\s*(?:but|however|although|though|whereas|while|despite|nevertheless|nonetheless|yet|even though|on the other hand|in contrast|conversely)\b/i;
/** Where a sentence turns: before "but", and behind the clause that "although" opens. */
const turns =
  /(?=\b(?:but|however|although|though|whereas|while|nevertheless|yet)\b)|(?<=^\s*(?:although|while|despite|though|even though)\b[^,]{10,200}), |;/i;
const shortest = 8;
const mostVote = 1.5;

interface Clause {
  vote: number;
  isDenied: boolean;
}

/** What each clause says to the question, and where one turns against the one before it. */
export function tellClauses(
  texts: readonly string[],
  asked: ReadonlySet<Cue>,
  weightOf: (clause: string) => number,
  tell: Tell,
): number[] {
  const votes: number[] = [];
  let before: Clause | null = null;
  for (const text of texts) {
    const clauses = text.split(turns).filter((clause) => clause.trim().length >= shortest);
    const [first = ''] = clauses;
    const opensContrast = contrast.test(first) && !/^\s*however/i.test(first);
    clauses.forEach((clause, at) => {
      const found = findCues(clause);
      const vote = found.reduce((sum, { cue, sign }) => sum + voteOf(asked, cue, sign), 0);
      const has = (...wanted: Cue[]) => found.some(({ cue }) => wanted.includes(cue));
      const side = vote > 0 ? 'pro' : vote < 0 ? 'con' : 'null';
      const manner = has('mayNot', 'hedge') ? 'hedged' : has('part') ? 'part' : 'plain';
      const weight = weightOf(clause);
      tell(`${side}:${manner}`, weight * Math.min(mostVote, Math.abs(vote) || 1));
      if (vote) votes.push(Math.max(-mostVote, Math.min(mostVote, vote)) * weight);
      const now = { vote, isDenied: found.some(({ sign }) => sign < 0) };
      if (before && (contrast.test(clause) || (at === 1 && opensContrast))) {
        const said = contrast.exec(clause)?.[0].trim();
        if (now.vote * before.vote < 0) tell('flipVote', 1, said);
        if (now.isDenied !== before.isDenied) tell('flipDenied', 1, said);
      }
      before = now;
    });
  }
  return votes;
}
