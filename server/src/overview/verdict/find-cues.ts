import { type Cue, cuePatterns } from './cues.ts';

/** A cue in a sentence. */
export interface FoundCue {
  cue: Cue;
  /** Its words, as written. */
  words: string;
  /** The same with what denies them. */
  said: string;
  /** 1 as it stands; -1 denied ("no benefit"); -0.5 belittled ("a small benefit"). */
  sign: number;
}

const denial =
  /(?<![\w-])(?:no|not|without|neither|nor|never|none|cannot|can't|unable|unlikely|fail(?:s|ed|ure)?|lack(?:s|ed|ing)?|absence|absent|little|hardly|rarely|seldom|rather than|instead of|doubtful|insufficient to|cast doubt|\w+n't)(?![\w-])/gi;
/** Words in which no denial lies. */
const notDenial = /^(?:not only|no matter|no longer|not just|no doubt|not least|no significance)/i;
/** What makes little of the word behind it. */
const belittling =
  /(?<![\w-])(?:poor|low|weak|weaker|small|minor|limited|modest|insufficient|inadequate|minority of|minimal|few|suboptimal|questionable|incomplete|slight|negligible)(?![\w-])/gi;
/** In front of a word for harm. */
const lessening =
  /\b(?:reduc\w+|decreas\w+|lower\w*|fewer|less|prevent\w*|avoid\w*|minimi[sz]\w+|protect\w* against|declin\w+)\s(?:\w+\s){0,2}$/i;
/** What ends the reach of a denial. */
const clauseEnd =
  /[;:()]|,\s(?=(?:but|and|while|whereas|although|though|which|who|so|yet|with|it|they|we|the|this)\b)|\b(?:but|whereas|while|although|though|however|because|since|which|if|unless|except|than|suggest\w*|indicat\w+ that)\b/gi;
/** How far a denial and a belittling word reach, in characters. */
const reach = 60;
const shortReach = 28;

/** How a place in a sentence stands, and from where on it must be read to see so. */
interface Standing {
  /** 1 affirmed, -1 denied an odd number of times, ±0.5 belittled. */
  sign: number;
  from: number;
}

/** Reads the denials of a sentence once; tells of each place in it how it stands. */
export function standingsOf(text: string): (place: number) => Standing {
  const denials = [...text.matchAll(denial)].filter(
    ({ index }) => !notDenial.test(text.slice(index, index + 16)),
  );
  const little = [...text.matchAll(belittling)];
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  const reaches = (one: RegExpExecArray, place: number, far: number) =>
    one.index + one[0].length <= place &&
    place - one.index - one[0].length <= far &&
    !ends.some((end) => end > one.index && end < place);
  return (place) => {
    const denying = denials.filter((one) => reaches(one, place, reach));
    const belittled = little.find((one) => reaches(one, place, shortReach));
    const sign = denying.length % 2 === 1 ? -1 : 1;
    const from = Math.min(place, denying.at(-1)?.index ?? place, belittled?.index ?? place);
    return { sign: belittled ? -sign / 2 : sign, from };
  };
}

/** The cues of one sentence. Harm that is made less is harm denied: "reduced mortality". */
export function findCues(sentence: string): FoundCue[] {
  const text = sentence.replace(/\u2019/g, "'");
  const standingOf = standingsOf(text);
  return cuePatterns.flatMap(([cue, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const { from, sign } = standingOf(index);
      const isLessened = cue === 'bad' && lessening.test(text.slice(Math.max(0, index - shortReach), index));
      return {
        cue,
        words: found,
        said: text.slice(from, index + found.length),
        sign: isLessened ? -sign : sign,
      };
    }),
  );
}
