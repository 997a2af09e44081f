import { type Direction, effectWords } from '../lexicon/effect-words.ts';
import { keptByWord } from '../words/kept-by-word.ts';

/** Which way something goes, or how a test turned out. */
export type Way = Exclude<Direction, 'none'> | 'positive' | 'negative';

const opposites: Readonly<Record<Way, Way>> = {
  up: 'down',
  down: 'up',
  better: 'worse',
  worse: 'better',
  positive: 'negative',
  negative: 'positive',
};

/** Words of which nothing but the sentence around them tells what goes so. */
const plainWays: ReadonlyMap<string, Way> = new Map(
  Object.entries<Way>({
    positive: 'positive',
    positively: 'positive',
    negative: 'negative',
    negatively: 'negative',
    inversely: 'negative',
    stronger: 'up',
    weaker: 'down',
    good: 'better',
    poor: 'worse',
  }),
);

export const areOpposite = (one: Way | null, other: Way | null): boolean =>
  one !== null && other !== null && opposites[one] === other;

/** Which way a word by itself, in small letters, says that something goes. */
export const wayOf = keptByWord<Way | null>(5_000, (word) => {
  const plain = plainWays.get(word);
  if (plain !== undefined) return plain;
  const found = effectWords.find(([, pattern]) => {
    pattern.lastIndex = 0;
    return pattern.exec(word)?.[0] === word;
  });
  return found && found[0] !== 'none' ? found[0] : null;
});
