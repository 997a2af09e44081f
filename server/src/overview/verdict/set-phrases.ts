import type { Verdict } from '@sextant/contracts';
import { stem } from '../../text/stem.ts';
import { termsOf } from '../../text/terms.ts';
import type { DirectAnswer } from './direct-answer.ts';

const safety = /\b(?:safe|safely|safety|harmless|well[- ]tolerated)\b/i;
const noHarm =
  /(?<![\w-])(?:no|not|without|never|nor)(?![\w-])[^.;,]{0,60}\b(?:harm\w*|adverse|risks?|danger\w*|toxic\w*|teratogen\w*|malformations?|complications?|side effects|unsafe)\b/i;
const turn = /\b(?:but|however|although|except|only|whereas|while|unless|despite)\b/i;
const notWorse = /(?<![\w-])(?:not? (?:\w+ )?(?:inferior|worse)|non-?inferior(?:ity)?)(?![\w-])/i;
const notShown =
  /\bnon-?inferiority (?:was|is|could|has) not\b|\bnot (?:\w+ )?non-?inferior|\bfail\w* to (?:\w+ )?non-?inferior/i;
const equality =
  /\b(?:as \w+ as|non-?inferior\w*|equivalent|equally|equal|same|similar|alternative|comparable|replace)\b/i;
const onlyOne =
  /\b(?:but|whereas|while|although)\b[^.;]{0,30}\b(?:it|they|this|that) (?:(?:does|do|did|is|are|was|were|has|have) not|(?:does|do|did|is|are|was|were|has|have)n't|cannot|may not)\b/i;
const otherwise = /\b(?:rather than|instead of|far from) (\w{4,30}ing)\b/i;
const open = /\b(?:may|might) or (?:may|might) not\b/i;
const comparison =
  /\b(?:(better|superior|safer|more \w+|preferable|preferred|greater|higher|outperform(?:s|ed)?)|(worse|inferior|less \w+|lower))\b([^.;]{0,80}?)(?:\b(?:than|to|over|compared with|compared to)\b|(?<=outperform(?:s|ed)?)\s)/i;
const denying = /(?<![\w-])(?:not?|never|neither|nor|without|fail\w*)(?![\w-])/i;

/**
 * The verdict of a sentence whose turn of phrase reads against its words: harm denied where safety is asked, "not
 * inferior" where it is asked whether one is as good, a comparison the other way round. Null for all others.
 */
export function readSetPhrase(question: string, sentence: string): DirectAnswer | null {
  const give = (verdict: Verdict, words: string): DirectAnswer => ({ verdict, words: words.trim() });
  const undecided = (open.exec(sentence) ?? onlyOne.exec(sentence))?.[0];
  if (undecided) return give('mixed', undecided);
  const instead = otherwise.exec(sentence);
  if (instead?.[1] && termsOf(question).includes(stem(instead[1].toLowerCase())))
    return give('no', instead[0]);
  if (turn.test(sentence)) return null;
  const harmless = safety.test(question) ? noHarm.exec(sentence)?.[0] : undefined;
  if (harmless && !/\bnot safe\b/i.test(sentence)) return give('yes', harmless);
  const noWorse = notShown.test(sentence) ? undefined : notWorse.exec(sentence)?.[0];
  if (noWorse && equality.test(question)) return give('yes', noWorse);
  return readComparison(question, sentence);
}

/** Whether a comparison goes the way that the question asks: "B was superior to A", "A was less effective than B". */
function readComparison(question: string, sentence: string): DirectAnswer | null {
  const asked = sidesOf(question);
  const said = sidesOf(sentence);
  if (!asked || !said || denying.test(said.words) || denying.test(sentence.slice(0, said.at))) return null;
  const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((term) => others.has(term)).length;
  const swapped = shared(said.left, asked.right) * shared(said.right, asked.left);
  const straight = shared(said.left, asked.left) * shared(said.right, asked.right);
  if (swapped === straight) return null;
  const agrees = straight > swapped === (said.isMore === asked.isMore);
  return { verdict: agrees ? 'yes' : 'no', words: said.words.trim() };
}

function sidesOf(text: string) {
  const found = comparison.exec(text);
  if (!found) return null;
  const left = new Set(termsOf(text.slice(0, found.index)));
  const right = new Set(termsOf(text.slice(found.index + found[0].length)));
  for (const term of [...left].filter((one) => right.has(one))) {
    left.delete(term);
    right.delete(term);
  }
  return { left, right, words: found[0], at: found.index, isMore: found[1] !== undefined };
}
