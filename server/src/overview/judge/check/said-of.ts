import { type ClaimedFinding, readClaim } from '../../../citations/support/read-claim.ts';
import { compareDirections } from '../../../reading/clauses/directions.ts';
import { sentencesOf } from '../../../reading/sentences/sentences.ts';
import { abbreviationsOf } from '../../../reading/verdicts/abbreviations.ts';
import { readAsked } from '../../../reading/verdicts/asked.ts';
import { claimsOf } from '../../../reading/verdicts/claims.ts';
import type { Standpoint } from '../../../reading/verdicts/meant.ts';
import { openMatter } from '../../../reading/verdicts/open-matter.ts';
import { statementOf } from '../../../reading/verdicts/read-statement.ts';
import { rejectionIn } from '../../../reading/verdicts/rejection.ts';
import { areOppositeCopies } from './copies.ts';

/** As much of a passage is read: an answer may be one sentence, or made to be slow to read. */
const maxLength = 2_000;
const maxSentences = 12;

/** What a passage says of a claim, as far as rules read it; null where they do not know. */
export type Said = 'same' | 'opposite' | null;

/** Whether a verdict is plain: that of a judge is held against what rules read. */
export const isYesOrNo = (verdict: string | null | undefined): verdict is 'yes' | 'no' =>
  verdict === 'yes' || verdict === 'no';

/** What a passage says of a claim in other words. What one of its sentences says and another denies is not known. */
export function saidOf(claim: string, passage: string): Said {
  if (areOppositeCopies(claim, passage)) return 'opposite';
  const rejection = rejectionIn(claim);
  if (rejection) return opposed(saidOf(rejection.rejected, passage));
  return agreed(sentencesIn(passage).map(({ text }) => ofSentence(claim, text)));
}

/** Whether a passage answers a question as a verdict does, or the opposite. */
export function saidToQuestion(
  verdict: 'yes' | 'no',
  passage: string,
  question: { question: string; earlierQuestions: readonly string[] },
  at: Standpoint,
): Said {
  const asked = {
    ...readAsked(question.question, question.earlierQuestions),
    abbreviations: abbreviationsOf(question.question, passage),
  };
  const answers = (text: string): Said => {
    const given = statementOf(text, asked, at)?.verdict;
    if (!isYesOrNo(given)) return null;
    return given === verdict ? 'same' : 'opposite';
  };
  return agreed(sentencesIn(passage).map(({ text }) => withRejected(text, answers)));
}

/** "Could not show that …": where one of two has such a word, rules may not have read what it denies. */
const denying = /\b(?:not?|nor|never|none|neither|cannot|without|fail(?:s|ed)?|lack(?:s|ed)?)\b|n['’]t\b/i;

/** Whether a passage says a claim in other words, and surely: no word that denies stands in one of them alone. */
export const isSaidAgain = (claim: string, passage: string): boolean =>
  denying.test(claim) === denying.test(passage) && saidOf(claim, passage) === 'same';

/** Whether a passage calls open what a claim states outright: "It is unclear whether …". */
export function leavesOpen(claim: string, passage: string): boolean {
  if (openMatter(claim) || saidOf(claim, passage) === 'same') return false;
  const asked = { ...readAsked(asQuestion(claim), []), abbreviations: abbreviationsOf(claim, passage) };
  return sentencesIn(passage).some(({ text }) => statementOf(text, asked, 'lead')?.verdict === 'unclear');
}

function ofSentence(claim: string, sentence: string): Said {
  return withRejected(sentence, (text) => agreed([asAnswer(claim, text), asFinding(claim, text)]));
}

/** What a sentence says, where what it calls wrong says the opposite. */
function withRejected(sentence: string, read: (text: string) => Said): Said {
  const rejection = rejectionIn(sentence);
  if (!rejection) return read(sentence);
  const { besides, rejected } = rejection;
  return agreed([opposed(withRejected(rejected, read)), withRejected(besides, read)]);
}

/** The claim as a question, where it denies nothing, and what the sentence answers to it. */
function asAnswer(claim: string, sentence: string): Said {
  if (claimsOf(claim).some(({ isDenied }) => isDenied)) return null;
  return saidToQuestion('yes', sentence, { question: asQuestion(claim), earlierQuestions: [] }, 'lead');
}

const asQuestion = (claim: string) => `Is it true that ${claim.trim().replace(/[.!]+$/, '')}?`;

/** The direction that each gives to the same outcome of the same treatment. */
function asFinding(claim: string, sentence: string): Said {
  const found = readClaim(sentence);
  return agreed(
    readClaim(claim).flatMap((one) =>
      found.map((other) => {
        const relation = isOfSame(one, other) ? compareDirections(one, other) : 'open';
        return relation === 'open' ? null : relation;
      }),
    ),
  );
}

const isOfSame = (one: ClaimedFinding, other: ClaimedFinding): boolean =>
  one.outcome.every((name) => other.outcome.includes(name)) &&
  one.givenNames.some((name) => other.givenNames.includes(name));

const sentencesIn = (passage: string) => sentencesOf(passage.slice(0, maxLength)).slice(0, maxSentences);

const opposed = (said: Said): Said => said && (said === 'same' ? 'opposite' : 'same');

function agreed(all: readonly Said[]): Said {
  const known = new Set(all.filter((one) => one !== null));
  return known.size === 1 ? ([...known][0] ?? null) : null;
}
