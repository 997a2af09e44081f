import { clausesOf } from '../../reading/clauses/clauses.ts';
import { type Population, populationOf } from '../../reading/clauses/population.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { type Direction, hedges } from '../../reading/lexicon/effect-words.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';
import { isAsserted } from './asserted.ts';

/** One thing that a citing sentence says was found. */
export interface ClaimedFinding {
  direction: Direction;
  /** What it was found of, without words that any outcome has. */
  outcome: string[];
  /** Short names that the sentence itself gives to the outcome: "(PFS)". */
  short: string[];
  /** What was compared with what, as far as the sentence tells. */
  subject: string[];
  /** Short names that the sentence gives to what was given: "(PFR)". */
  subjectShort: string[];
  comparator: string[];
  /** "Is not worse than": only words of non-inferiority say so. */
  isNoninferiority: boolean;
  /** "May reduce": the sentence itself takes it back. */
  isHedged: boolean;
  /** A registered claim of superiority, which needs more than a difference. */
  isFramed: boolean;
  /** Whom it is said of. */
  population: Population;
  /** The clause that says it. */
  text: string;
  /** What is said to have been given, in the sentence's words; empty where it does not tell. */
  given: string;
  /** The same without words that anything has. */
  givenNames: string[];
}

/** Evidence marks, identifiers and markup of the citing sentence are not what it says. */
const marks =
  /\\?\[[\d\s,;–-]{1,60}\\?\]|\[\^[\w-]{1,40}\]|【[^】]{0,200}】|https?:\/\/\S+|\b(?:PMID|PMCID|DOI|NCT)[: ]{0,2}[\w./-]*\d[\w./-]*|[*_`#|]|<[^<>]{1,40}>/gi;
/** "A is superior to B in terms of C", as registrations of trials word it. */
const superiority =
  /^(.{2,300}?) (?:is|was|were|are) (superior|non-?inferior|equivalent)(?: or (?:other|equivalent))? to (.{2,300}?) (?:in terms of|with (?:regard|respect) to) (.{2,2000})$/i;
/** Words of a registration that name no outcome. */
const ofRegistration = new Set(
  conceptsOf(
    `change changes baseline week weeks month months day days percent percentage score scores total participants subjects
    time frame period end treatment study intent itt analysis up mean average visit measured assessed based using defined
    per number proportion rate achieving achieved least primary secondary endpoint post pre follow hours hour minutes
    double blind phase part part-a overall any first last after before from until until approximately observation observations
    least-squares change-from-baseline population set full data cutoff randomization randomisation initial scale questionnaire
    assessment index measure measures measurement level levels value values inventory version item items subscale dose`,
  ),
);
const trialName = /(?<![\p{L}\d-])[A-Z][A-Z\d]{2,}(?:-[A-Z][A-Za-z\d]+|-?\d{1,2})?(?![\p{L}\d])/gu;
const bracketed = /\(([^()]{1,60})\)/g;
const howMeasured =
  /[.:;](?: |$)| --? |\b(?:time from|from (?:randomi[sz]ation|baseline|date|day|start|the)|defined|as (?:measured|assessed|defined|determined)|measured|assessed|evaluated|up to|at (?:weeks?|months?|days?|baseline|\d|the end)|after \d|over \d|within \d|baseline|between|during|by (?:weeks?|months?|days?)|per modified|in participants|in subjects|\d+[ -](?:weeks?|months?|days?|years?|hours?))\b/i;
const number = /^[\d.,-]+$/;
const unit = /^(?:mg|ml|mcg|kg|g|dl|iu|qd|qw|bid|tid|q\d?w|q2w|q4w|od|arm|group|\d.*)$/;

/** "Wibrow and colleagues found that": who says it is not what is said. */
const attribution =
  /^(?:(?:in|according to|as reported by|by contrast,?|similarly,?|however,?) )?(?:the )?[A-Z][\p{L}'’-]{1,30}(?:,? (?:[A-Z]{1,3},? )?et al\.?|,? and (?:his |her |their )?(?:colleagues|co-?workers|co-?authors|others|associates)|['’]s? (?:trial|study|group))(?: \(?\d{4}\)?)?[,:]?(?: (?:found|reported|showed|demonstrated|observed|noted|concluded|suggested))?(?: that)? /u;

/** "Raised fractures rather than lowering them": what is weighed against something is left to its numbers. */
const instead = /\b(?:rather than|instead of)\b/i;

/** The citing sentence without marks. */
export const plainClaim = (statement: string) =>
  statement.replace(marks, ' ').replace(/\s+/g, ' ').trim().replace(attribution, '');

/**
 * What a citing sentence says was found; empty where it gives no direction. Each who judges a mention asks for it, and again
 * in each round of a turn's checks.
 */
export const readClaim = keptByWord<readonly ClaimedFinding[]>(2_000, findingsIn);

function findingsIn(statement: string): ClaimedFinding[] {
  const plain = plainClaim(statement);
  const framed = superiority.exec(plain);
  if (framed) {
    const [, first = '', relation = '', second = '', what = ''] = framed;
    return [
      {
        direction: relation.toLowerCase() === 'superior' ? 'better' : 'none',
        outcome: registeredOutcome(what),
        short: shortOf(what),
        subject: armOf(first),
        subjectShort: shortOf(first),
        comparator: armOf(second),
        isNoninferiority: relation.toLowerCase() !== 'superior',
        isHedged: false,
        isFramed: true,
        population: populationOf(''),
        text: plain,
        given: '',
        givenNames: [],
      },
    ];
  }
  return clausesOf(plain).flatMap(({ comparator, core, direction, from, given, others, setAside, text }) => {
    if (direction === null || instead.test(setAside) || !isAsserted(text, plain.slice(0, from), direction))
      return [];
    const names = new Set(conceptsOf((plain.match(trialName) ?? []).join(' ')));
    const outcome = outcomeOf(core);
    const isNoninferiority =
      /\bnon-?inferior/i.test(text) && !/\b(?:not|fail\w*)\b[^.]{0,30}non-?inferior/i.test(text);
    const subject = named(others).filter(
      (one) => !outcome.includes(one) && !comparator.includes(one) && !names.has(one),
    );
    return outcome.length === 0
      ? []
      : [
          {
            direction,
            outcome,
            short: [],
            subject,
            subjectShort: [],
            comparator: named(comparator),
            isNoninferiority,
            isHedged: hedges.test(text),
            isFramed: false,
            population: populationOf(text),
            text,
            given,
            givenNames: named(conceptsOf(given)).filter((one) => !outcome.includes(one) && !names.has(one)),
          },
        ];
  });
}

/** How and when an outcome was measured is no part of it, unless nothing else is told. */
function registeredOutcome(what: string): string[] {
  const plain = what.replace(bracketed, ' ');
  const cut = howMeasured.exec(plain);
  const named = (text: string) => outcomeOf(conceptsOf(text)).filter((one) => !ofRegistration.has(one));
  const head = cut ? named(plain.slice(0, cut.index)) : [];
  return head.length > 0 ? head : named(plain);
}

function shortOf(text: string): string[] {
  return [...text.matchAll(bracketed)]
    .flatMap(([, name = '']) => (/^[A-Z][\w-]{1,9}$/.test(name) ? conceptsOf(name) : []))
    .filter((one) => !ofRegistration.has(one) && !unit.test(one) && !number.test(one));
}

function armOf(words: string): string[] {
  return named(conceptsOf(words.replace(bracketed, ' '))).filter(
    (one) => !ofRegistration.has(one) && !unit.test(one),
  );
}

function outcomeOf(core: readonly string[]): string[] {
  return [...new Set(core)].filter(
    (one) => !number.test(one) && (!commonWords.has(one) || one === 'primary-outcome'),
  );
}

function named(concepts: readonly string[]): string[] {
  return [...new Set(concepts)].filter((one) => !number.test(one) && !commonWords.has(one));
}
