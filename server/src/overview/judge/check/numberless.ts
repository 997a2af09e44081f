import { isSignificant } from '../../../citations/support/evidence.ts';
import { judgeSupport } from '../../../citations/support/judge-support.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { heldTo, maxShared } from './held-to-work.ts';
import { findingsOf } from './numbers.ts';
import { haveOppositeWords, isDenying } from './polarity.ts';
import { saidOf } from './said-of.ts';
import type { ComparingWork } from './swapped.ts';
import { toldInWords } from './told-in-words.ts';

/** As much of a passage is read. */
const maxLength = 2_000;
/** Shorter, in characters, a title is words that anybody uses. */
const shortestTitle = 20;
/** What tells how long, how many or how much was given, and no result. */
const ofDesign = /^(?:duration|dose|sample-size)$/;
/** "PASI 90", "PGA 0/1", "reSURFACE 2": digits that are part of a name, or of a time; "HR 2" and "Among 30" are numbers. */
const nameAhead =
  /(?<![\p{L}-])(?:(?!(?:HR|RR|OR|IRR|SHR|SMD|MD|WMD|NN[TH]|CI|AUC)s?[ -])(?=\p{L}{1,12}\p{Lu})\p{L}[\p{L}-]{1,14}|[Ww]eeks?|[Mm]onths?|[Yy]ears?|[Dd]ays?)[ -](?:\d{1,3}\/)?$/u;

const isOfName = (text: string, { from, interval, kind, value }: Quantity): boolean =>
  /^(?:count|number)$/.test(kind) &&
  Number.isInteger(value) &&
  interval === null &&
  nameAhead.test(text.slice(Math.max(0, from - 30), from));

/**
 * Whether two passages cannot differ in a number since one of them gives none, and says nothing else against the other: neither denies
 * or limits what the other does not, or tells of less where the other tells of more, and the numbers of the other are those of the work that both cite.
 */
export function cannotDifferInNumber(one: string, other: string, works: readonly ComparingWork[]): boolean {
  const shared = works.filter(({ isShared }) => isShared).slice(0, maxShared);
  const texts = [one, other].map((text) => withoutTitles(text.slice(0, maxLength), shared));
  const [first = '', second = ''] = texts;
  if (shared.length === 0 || haveOppositeWords(first, second) || saidOf(first, second) === 'opposite')
    return false;
  const told = texts.map((text) => toldIn(text));
  const [own, others] = [told[0] as Told, told[1] as Told];
  if (own.hasResult && others.hasResult) return false;
  if (!isLikeDesign(own.design, others.design) || own.isDenying !== others.isDenying) return false;
  return texts.every((text, at) =>
    shared.some((work) =>
      told[at]?.hasResult
        ? heldTo(text, work).areAllStanding
        : judgeSupport(text, work.abstract, { title: work.title }).relation !== 'contradicts',
    ),
  );
}

/** A title, or its part before a colon, may deny or affirm what the words beside it do not. */
const withoutTitles = (text: string, works: readonly ComparingWork[]): string =>
  works
    .flatMap(({ title }) => [title, title.split(':')[0] ?? ''])
    .filter((title) => title.length >= shortestTitle)
    .reduce((left, title) => left.replaceAll(title, ' '), text);

/** "Eighty per cent fewer", "by a factor of five", "most of them": how many or how much, in words. */
const amountInWords =
  /\bper ?cent\b|\bin (?:a|every) hundred\b|\bfactor of\b|fold\b|\btimes\b|\bmost (?:of|patients|people|participants)\b|\b(?:majority|minority|nearly all|almost all|virtually|eliminat\w+|abolish\w+)\b/i;

type Told = ReturnType<typeof toldIn>;

function toldIn(text: string) {
  const quantities = readQuantities(text);
  const results = quantities.filter((one) => !ofDesign.test(one.kind) && !isOfName(text, one));
  const design = quantities.filter(({ kind }) => ofDesign.test(kind));
  const shown = results.flatMap((one) => isSignificant(one) ?? []);
  return {
    // "3 days against 4": two lengths of time may be what was found.
    hasResult:
      results.length > 0 ||
      findingsOf(text).size > 0 ||
      toldInWords(text).length > 0 ||
      amountInWords.test(text) ||
      design.filter(({ kind }) => kind === 'duration').length > 1,
    design,
    // An interval around no difference denies one.
    isDenying: isDenying(text) || (shown.length > 0 && !shown.some(Boolean)),
  };
}

/** Of how long and how many each tells what the other does, or one of them nothing. */
const isLikeDesign = (own: readonly Quantity[], others: readonly Quantity[]): boolean =>
  own.every(({ dimension, kind, value }) => {
    const alike = others.filter((one) => one.kind === kind && one.dimension === dimension);
    return alike.length === 0 || alike.some((one) => one.value === value);
  });
