/** From and up to which age in years; the end is not meant any more. */
export type Span = readonly [from: number, to: number];

/** Nobody is older. */
export const oldest = 130;

const units = 'years?|yrs?|y|months?|weeks?|days?';
const unit = `(?<unit>${units})`;
const people =
  'aged?|ages|adults|people|patients|persons|children|infants|babies|girls|boys|adolescents|women|men|individuals|participants|those';
/** Each tells ages in numbers: from one to another, and from or up to one. */
const told: readonly RegExp[] = [
  // "Aged 8 to 17 years", "ages 5–11", "aged 6 weeks to 12 months"
  `\\b(?:aged|(?:between the )?ages(?: of)?) (?<from>\\d{1,3})(?: (?<ofFrom>${units}))? ?(?:to|-|–|and|through) ?(?<to>\\d{1,3})\\b(?:[- ]?${unit})?`,
  // "3- to 5-year-old", "5–11 years of age"
  `\\b(?<from>\\d{1,3})-? ?(?:to|-|–) ?(?<to>\\d{1,3})[- ]${unit}[- ](?:old|of age)`,
  // "Aged 65 or older", "12 years and over"
  `\\b(?:aged (?=\\d{1,3}\\b)|(?=\\d{1,3} ?(?:y|m|w)))(?<from>\\d{1,3})(?: ?${unit})?(?: of age)? (?:or|and) (?:older|over|above)\\b`,
  `\\b(?:aged (?=\\d{1,3}\\b)|(?=\\d{1,3} ?(?:y|m|w)))(?<to>\\d{1,3})(?: ?${unit})?(?: of age)? (?:or|and) (?:younger|under)\\b`,
  // "Adults over 80 years", "children under 10 years"
  `\\b(?:${people})(?: of)? (?:≥|>|over|above|at least|older than|more than)(?: the age of)? ?(?<from>\\d{1,3}) ?${unit}`,
  `\\b(?:${people})(?: of)? (?:≤|<|under|below|younger than|less than)(?: the age of)? ?(?<below>\\d{1,3}) ?${unit}`,
  // "Younger than 6 months", "above the age of 60"
  `\\b(?:older than|(?:above|over) (?:the )?age(?: of)?) (?<from>\\d{1,3})\\b(?:[- ]?${unit})?`,
  `\\b(?:younger than|(?:below|under) (?:the )?age(?: of)?) (?<below>\\d{1,3})\\b(?:[- ]?${unit})?`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Each of them has one of these. */
const mayTell = /\b(?:age[ds]?|old(?:er)?|younger|over|above|under|below|least|(?:more|less) than)\b|[<>≤≥]/i;

/** The ages that a text tells in numbers, with their places. */
export const agesToldIn = (text: string): { span: Span; from: number; to: number }[] =>
  mayTell.test(text) && /\d/.test(text)
    ? told.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: found, groups = {}, index }) => ({
          span: toSpan(groups),
          from: index,
          to: index + found.length,
        })),
      )
    : [];

const perYear = (unit: string) =>
  /^m/i.test(unit) ? 12 : /^w/i.test(unit) ? 52 : /^d/i.test(unit) ? 365 : 1;

function toSpan({ below, from, ofFrom, to, unit = '' }: Record<string, string | undefined>): Span {
  // Who is 17 is not yet 18.
  const end = below ? Number(below) : to ? Number(to) + 1 : oldest * perYear(unit);
  return [Number(from ?? 0) / perYear(ofFrom ?? unit), end / perYear(unit)];
}

/** Years that two share make one the other's only where they are a quarter of the shorter: 18 and 19 make no adults of adolescents. */
const enough = 0.25;

/** Whether two spans of age may be told of one group. */
export const overlaps = ([from, to]: Span, [start, end]: Span): boolean =>
  Math.min(to, end) - Math.max(from, start) > enough * Math.min(to - from, end - start);
