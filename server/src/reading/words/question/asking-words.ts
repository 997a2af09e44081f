import { stopWords } from '../../lexicon/stop-words.ts';

/** What the searched services read as operators. */
const operators = /^(?:and|or|not|to|near|adj)$/;

/** Words that say what is asked of a subject, and are seldom the ones that its papers are written with. */
export const askingWords: ReadonlySet<string> = new Set(
  `affect affects associated association benefit benefits best better cause caused causes change changes compared
  comparison correlate correlated current data decrease decreased decreases difference differences different effect
  effective effectively effectiveness effects efficacy efficient enhance enhanced give given good help helps high higher
  impact improve improved improvement improves increase increased increases influence influences latest lead leads link
  linked long low lower lowers main make mean means mechanism mechanisms new outcome outcomes people person possible
  predict predicts prevent prevents raise raises recent recommended reduce reduced reduces reducing reduction related
  relation relationship result results risk role safe safety show shown shows significant significantly suggest
  summarise summarize superior take taking treat treated treating type types versus vs way work works worse`.split(
    /\s+/,
  ),
);

/** Whether a word, in small letters, carries a question and not its subject. */
export const isCommonWord = (key: string): boolean => stopWords.has(key) || operators.test(key);

export const isOperator = (key: string): boolean => operators.test(key);
