import { keptByWord } from '../../../reading/words/kept-by-word.ts';
import { type Lines, readerOf, type Stratum } from './named-lines.ts';
import { hadIn } from './with-without.ts';

const ranks =
  '(?:quintiles?|quartiles?|tertiles?|thirds?|quarters?|fifths?|deciles?|tenths?|category|categories|levels?)';
/** "In the highest and the lowest quintile". */
const beside = '(?= (?:and|or|vs\\.?|versus|than|compared with) (?:in )?';

/** Lines of which a number is told of one at a time, each with the words for its strata. */
const lines: Lines = {
  sex: { men: 'men|males?|boys', women: 'women|females?|girls' },
  adjustment: {
    crude: 'unadjusted|crude|univaria\\p{L}+|before adjust\\p{L}+',
    adjusted: '(?:fully |multivariabl[ey][- ])?adjusted|multivaria\\p{L}+|after adjust\\p{L}+',
  },
  quality: {
    high: '(?:high|higher|good|better)[- ]quality (?:studies|trials|reports|cohorts)|of (?:high|good) (?:methodological )?quality|low(?:er)? risk of bias',
    low: '(?:low|lower|poor|poorer)[- ]quality (?:studies|trials|reports|cohorts)|of (?:low|poor) (?:methodological )?quality|high(?:er)? risk of bias',
  },
  use: {
    current: '(?:current|ongoing|present) (?:\\p{L}+ )?(?:use|users?|smokers?|smoking|drinkers?|exposure)',
    past: '(?:past|former|previous|prior|ex-?) ?(?:\\p{L}+ )?(?:use|users?|smokers?|smoking|drinkers?|exposure)',
    none: 'non-?users?|never[- ](?:users?|smokers?|drinkers?)|non-?smokers?|no use',
    new: '(?:new|incident|recent) (?:\\p{L}+ )?(?:use|users?|initiators?)',
  },
  rhythm: {
    once: 'once[- ](?:daily|a day|per day)',
    twice: 'twice[- ](?:daily|a day|per day)',
  },
  'how often': { weekly: 'once[- ]weekly|once a week', 'twice weekly': 'twice[- ]weekly|twice a week' },
  rank: {
    top: `(?:top|highest|upper(?:most)?|fourth|fifth) ${ranks}|highest${beside}(?:the )?lowest ${ranks})`,
    bottom: `(?:bottom|lowest|lower(?:most)?|first) ${ranks}|lowest${beside}(?:the )?highest ${ranks})`,
    middle: `(?:middle|second|third|intermediate) ${ranks}`,
  },
  amount: {
    high: '(?:high|higher|highest)[- ](?:dose|intensity)s?',
    low: '(?:low|lower|lowest)[- ](?:dose|intensity)s?',
    standard: '(?:standard|moderate|medium|intermediate)[- ](?:dose|intensity)s?',
  },
  length: { short: 'short[- ]term', long: 'long[- ]term' },
  sample: {
    first:
      '(?:derivation|discovery|development|training) (?:\\p{L}+ )?(?:cohorts?|samples?|sets?)|derivation|discovery',
    second:
      '(?:internal |external )?(?:validation|replication|test) (?:\\p{L}+ )?(?:cohorts?|samples?|sets?)|replication',
  },
  prevention: { primary: 'primary prevention', secondary: 'secondary prevention' },
  fatality: { fatal: '(?<!non-?|or |and )fatal', nonfatal: 'non-?fatal' },
  scale: {
    relative: 'relative (?:risks?|reductions?|increases?|differences?)',
    absolute: 'absolute (?:risks?|reductions?|increases?|differences?)',
  },
  prevalence: { incident: '(?:incident|incidence of|new-onset)', prevalent: 'prevalent|prevalence of' },
  degree: { mild: 'mild', moderate: 'moderate', severe: 'severe' },
  age: { younger: 'younger', older: 'older(?! than)' },
  order: { early: 'early(?:[- ]onset)?', late: 'late(?:[- ]onset)?' },
  period: {
    during:
      '(?:active|on-treatment|in-trial|double-blind|randomi[sz]ed|treatment) (?:trial )?(?:period|phase)s?',
    after:
      'post-(?:trial|treatment|intervention)|off-treatment|(?:extension|open-label|withdrawal) (?:period|phase)s?',
    induction: 'induction (?:period|phase|stage|trial)s?',
    maintenance: 'maintenance (?:period|phase|stage|trial)s?',
  },
  periods: {
    one: '(?:period|phase|stage|years?|months?|seasons?) (?:alone|only)',
    all: '(?:periods|phases|stages|seasons) (?:combined|together|taken together)|(?:both|combined) (?:\\p{L}+ )?(?:periods|phases|stages|seasons)',
  },
  design: {
    observed: 'observational(?:ly)?(?: analys[ei]s)?',
    genetic: 'mendelian randomi[sz]ation|genetic(?:ally)?(?: analys[ei]s| instrument\\p{L}*)?',
  },
};
const wordsIn = readerOf(lines);

/** A bound with its amount: "≥ 50 mg/dL", "more than 1 g", "60 years or older". */
const bound =
  /(?:(<|≤|under |below |less than |fewer than |at most |up to |younger than |no more than |not more than )|(>|≥|over |above |more than |at least |greater than |exceeding |older than )) ?(?:the )?(\d+(?:[.,]\d+)?)(?![\d.,]*\d)(?: ?(?:[a-zµμ%]+(?:\/[a-z]+)?))?|(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:[a-zµμ%]+(?:\/[a-z]+)?)?(?: (?:a|per) day)? (?:or|and) (?:(less|lower|fewer|younger|under|below)|(more|higher|greater|older|over|above))\b/giu;
/** Adjusted for little or for all; what is "adjusted" is told apart from what is not, too. */
const covariates =
  /\b(?:(full(?:y)?[- ]adjust\p{L}+|adjust\p{L}+ for all \p{L}+)|adjust\p{L}+ (?:only )?for (?:age(?: and sex)?|sex(?: and age)?)(?!\p{L}|,? (?:and|or) \p{L}|, \p{L}+(?:,| and| or))|(?:age|sex)(?:[- ]and[- ](?:sex|age))?[- ]adjusted|(?:minimally|partially)[- ]adjusted)/giu;
/** A kind that has a number of its own: "type 2", "stage 3". */
const numbered = /\b(type|stage|grade|class|phase|cohort|model|part) (\d|[IV]{1,3}|[a-d])(?![\p{L}\d])/giu;

/** "Stage III" and "stage 3" are one. */
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** So many texts are kept with their strata: an answer's sentence is held against each work that it cites, and by several readers. */
const mostKept = 4_000;

/** The strata that a text names, in their order. */
export const strataIn = keptByWord(mostKept, (text: string): readonly Stratum[] => {
  const bounds = [...text.matchAll(bound)].map(
    ({ 0: found, 1: below, 3: amount, 4: last, 5: less, index }) => ({
      line: `bound ${Number((amount ?? last ?? '').replace(',', '.'))}`,
      name: below || less ? 'below' : 'above',
      from: index,
      to: index + found.length,
    }),
  );
  const kinds = [...text.matchAll(numbered)].map(({ 0: found, 1: kind = '', 2: name = '', index }) => ({
    line: kind.toLowerCase(),
    name: `${romans.indexOf(name.toUpperCase()) + 1 || name.toLowerCase()}`,
    from: index,
    to: index + found.length,
  }));
  const adjusted = [...text.matchAll(covariates)].map(({ 0: found, 1: full, index }) => ({
    line: 'covariates',
    name: full ? 'full' : 'few',
    from: index,
    to: index + found.length,
  }));
  return [...wordsIn(text), ...bounds, ...hadIn(text), ...kinds, ...adjusted].sort(
    (one, other) => one.from - other.from,
  );
});
