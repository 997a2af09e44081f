import { type Draft, plainReading, relationAt, type Scope } from './scope.ts';

/** Among how many, the longest first: "per 100,000" is not "per 100". */
export const amongSource = String.raw`(?:1[, ]?000[, ]?000|100[, ]?000|10[, ]?000|1[, ]?000|100)(?!,?\d| \d{3}(?!\d))`;
/** "10.7 events per 1000 person-years", "1.48 exacerbations per patient-year", "12 per 10,000". */
const perPeople = new RegExp(
  String.raw`^ ?(?:\p{L}[\p{L}-]{0,24} ){0,4}(?:per|\/|for every|in every) ?(?:(${amongSource}|1 ?million|million|thousand) ?)?(?:(person|patient|participant|subject|child|women|men|people|adult)[a-z]{0,3}(?:[- ](years?|months?|weeks?|days?))?)?(?:(years?|months?))?(?![\p{L}\d])`,
  'iu',
);
/** "1.27% per year", "2.1%/year", "3.5% a year". */
const perTime =
  /^ ?(?:%|per ?cent)(?: ?\/ ?| (?:per|a|each|every) |-)(?:patient-|person-)?(year|month|week|day)\b/i;

/** "HR 1.02 per 1000 m" is a ratio. */
const ofRatio = /(?:ratio|\b(?:a?HR|a?OR|a?RR|IRR))[ ,:=(]{0,3}$/;

/** How often something happened in a time or among so many. */
export function readRates(scope: Scope): Draft[] {
  const { text } = scope;
  return scope.numbers.flatMap((number) => {
    if (scope.isTaken(number)) return [];
    const behind = text.slice(number.to, number.to + 120);
    if (ofRatio.test(text.slice(Math.max(0, number.from - 20), number.from))) return [];
    const relation = relationAt(text, number.from, number.to);
    const yearly = perTime.exec(behind);
    if (yearly) {
      const to = number.to + yearly[0].length;
      scope.take(number.from, to);
      const period = yearly[1]?.toLowerCase() ?? null;
      return {
        figure: { ...plainReading('rate', number.value, '%'), period, relation },
        from: number.from,
        to,
      };
    }
    const found = perPeople.exec(behind);
    const [whole, among, people, time] = found ?? [];
    if (!whole || (!among && !people)) return [];
    const to = number.to + whole.length;
    scope.take(number.from, to);
    const count = among ? among.replace(/\D/g, '') || (/million/i.test(among) ? '1000000' : '1000') : '1';
    const unit = time ? `per ${count} person-${time.replace(/s$/, '')}s` : `per ${count}`;
    return { figure: { ...plainReading('rate', number.value, unit), relation }, from: number.from, to };
  });
}
