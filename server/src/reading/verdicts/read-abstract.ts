import type { Verdict } from '@sextant/contracts';
import { LRUCache } from 'lru-cache';
import type { Place } from '../document.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { coverage } from '../words/rarity.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { type Asked, asksYesOrNo, readAsked } from './asked.ts';
import { isOfRandomised } from './cause.ts';
import { effectSizeSays } from './effect-sizes.ts';
import { statementOf } from './read-statement.ts';
import { spokenIn } from './subjects.ts';
import { partsOf, telling } from './terms-asked.ts';

/** What a paper's abstract answers to a yes/no question. */
export interface AbstractVerdict {
  /** Null: nothing that it concludes says yes or no to what was asked. */
  verdict: Verdict | null;
  reason: string;
  /** The sentence that says so or, without a verdict, that speaks most of what was asked; null where none does. */
  place: Place | null;
}

/** As much of an abstract is read. */
const maxLength = 20_000;
const conclusionLabel =
  /^\s*(?:CONCLUSIONS?|INTERPRETATION|SUMMARY|AUTHORS' CONCLUSIONS?|CONCLUSIONS?[A-Z ,/&-]{1,40}|IMPLICATIONS?|Conclusions?|Interpretation)\s*:\s*/;
const anyLabel =
  /^\s*(?:[A-Z][A-Z /,&()'-]{2,60}|Background|Objectives?|Aims?|Methods|Results|Findings|Discussion|Funding)\s*:\s*/;
/** Sections begin on lines of their own, or right behind a sentence. */
const sectionStart =
  /\n|(?<=[.?!)] )(?=(?:[A-Z][A-Z /,&-]{3,40}|Background|Objectives?|Methods|Results|Findings|Conclusions?|Interpretation): )/;
const concludes =
  /^(?:in conclusion|in summary|we conclude|we therefore conclude|it is concluded|(?:these|our|the|the present|the current) (?:results|findings|data|study) (?:show|shows|indicate|indicates|demonstrate|demonstrates|suggest|suggests|confirm|confirms)|this study (?:shows|demonstrates|confirms|indicates)|thus|therefore|overall|taken together)\b/i;

/** A conclusion with a turn says more than yes or no. */
const turn = /\b(?:but|however|although|nevertheless)\b/i;

/** "Among adults who began A, adding B …": what they had before is not what is studied. */
const ofWhom = /^(?:among|in|for) [^,;]{2,80}?\b(?:who|whose)\b[^,;]{2,120}, /i;

const leastOfOutcome = 0.8;
const leastOfSetting = 0.5;
/** So much of what was asked about, and of the outcome, a sentence speaks of that may answer. */
const leastSpoken = 0.4;
const maxOfSentence = 1_200;
const figure = /\d\s?%|\bP\s?[<=]|\bCI\b/i;

/** A sentence of an abstract, and whether it stands where it concludes. */
interface Told extends Place {
  text: string;
  isConclusion: boolean;
}

/** Each round of a turn's checks holds its works against its question. Bounded in characters: those of some twenty turns. */
const kept = new LRUCache<string, AbstractVerdict>({
  maxSize: 1_200_000,
  sizeCalculation: (_read, key) => key.length,
});

/** What an abstract's conclusion says to a yes/no question, in a sentence about what was asked; else null. */
export function readAbstract(
  question: string,
  abstract: string,
  earlierQuestions: readonly string[] = [],
): AbstractVerdict {
  const key = JSON.stringify([question, earlierQuestions, abstract]);
  const known = kept.get(key);
  if (known) return known;
  const read = verdictOf(question, abstract, earlierQuestions);
  kept.set(key, read);
  return read;
}

function verdictOf(question: string, abstract: string, earlierQuestions: readonly string[]): AbstractVerdict {
  const none = (reason: string): AbstractVerdict => ({ verdict: null, reason, place: null });
  if (!asksYesOrNo(question, earlierQuestions)) return none('The question does not ask for yes or no.');
  const own = readAsked(question, earlierQuestions);
  const asked = {
    ...own,
    isOfCause: own.isOfCause && !isOfRandomised(abstract.slice(0, maxLength)),
    abbreviations: abbreviationsOf(question, abstract),
  };
  const told = toldIn(abstract.slice(0, maxLength));
  const found = told.flatMap((sentence) => {
    const statement = statementOf(sentence.text.replace(ofWhom, ''), asked, 'abstract');
    return statement ? [{ ...statement, ...sentence }] : [];
  });
  const isConcluded = told.some(({ isConclusion }) => isConclusion);
  const given = isConcluded
    ? found.flatMap(({ isConclusion, verdict, ...rest }) =>
        isConclusion && verdict ? [{ ...rest, verdict }] : [],
      )
    : isOfWhomWasAsked(abstract, asked)
      ? resultsIn(told, asked)
      : [];
  const [first] = given;
  const hasTurn = told.some(({ isConclusion, text }) => isConclusion && turn.test(text));
  if (first && !hasTurn && given.every(({ verdict }) => verdict === first.verdict)) {
    const { from, to, verdict, words } = first;
    return {
      verdict,
      reason: `${isConcluded ? 'It concludes' : 'Its results say'}: “${words}”`,
      place: { from, to },
    };
  }
  const nearest = found.find(({ isConclusion }) => isConclusion) ?? found.at(-1) ?? speakingOf(told, asked);
  const reason = `No verdict could be read from what it ${isConcluded ? 'concludes' : 'found'}.`;
  return { verdict: null, reason, place: nearest ? { from: nearest.from, to: nearest.to } : null };
}

/** Words that name no effect that is known may answer all the same: "a value below 10 makes cancer unlikely". */
function speakingOf(told: readonly Told[], asked: Asked): Told | undefined {
  const speaking = told.filter(({ text }) => {
    const { outcome, subject } = spokenIn(text.slice(0, maxOfSentence), asked, 0);
    return (
      subject >= leastSpoken && outcome >= leastSpoken && asked.outcome.size > 0 && asked.subject.size > 0
    );
  });
  return speaking.find(({ isConclusion }) => isConclusion) ?? speaking.at(-1);
}

/** Results that stand without a conclusion count only for the people and circumstances asked about. */
const isOfWhomWasAsked = (abstract: string, asked: Asked): boolean =>
  coverage(telling([...asked.setting]), new Set(partsOf(abstract.slice(0, maxLength)))) >= leastOfSetting ||
  asked.setting.size === 0;

/** Of an abstract without a conclusion, what its results say in figures: an effect size, or by how much it moved. */
function resultsIn(told: readonly Told[], asked: Asked) {
  return told.flatMap(({ from, text, to }) => {
    const says = effectSizeSays(text, asked);
    if (says) return [{ verdict: says as Verdict, words: text, from, to }];
    const { verdict = null, words = '' } = statementOf(text, asked, 'abstract') ?? {};
    const isOfIt = spokenIn(words, asked, 0).outcome >= leastOfOutcome;
    return verdict && isOfIt && figure.test(text) ? [{ verdict, words, from, to }] : [];
  });
}

function toldIn(abstract: string): Told[] {
  const told: Told[] = [];
  let at = 0;
  let isUnderConclusion = false;
  for (const line of abstract.split(sectionStart)) {
    at = abstract.indexOf(line, at);
    const label = (conclusionLabel.exec(line) ?? anyLabel.exec(line))?.[0] ?? '';
    if (label) isUnderConclusion = conclusionLabel.test(label);
    for (const { from, text, to } of sentencesOf(line.slice(label.length))) {
      const place = { from: at + label.length + from, to: at + label.length + to };
      told.push({ ...place, text, isConclusion: isUnderConclusion || concludes.test(text) });
    }
    at += line.length;
  }
  return told;
}
