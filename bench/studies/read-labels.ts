import { readFileSync } from 'node:fs';
import { placeOfQuote } from '../mentions/read-set.ts';

/** What a set says of a number that an answer gives for a work, in the form of `bench/sealed/README.md`. */
export interface NumberLabel {
  engine: string;
  quote: string;
  work: string;
  wanted: 'stands' | 'other' | 'absent';
  /** The number that the abstract gives instead. */
  instead: string;
  /** Where it stands in the answer; null where the quotation does not. */
  place: { from: number; to: number } | null;
}

const numberLine = /^@@number (\S+) "([^\n]*)"(?: #(\d))? (\S+) (stands|other|absent)(?: ([^\n]*))?$/gm;

/** The numbers that a set labels. */
export function readNumberLabels(
  file: string,
  answers: readonly { engine: string; text: string }[],
): NumberLabel[] {
  const labels = [...readFileSync(file, 'utf8').matchAll(numberLine)].map(
    ([, engine = '', quote = '', nth = '1', work = '', wanted, instead = '']) => {
      const text = answers.find((answer) => answer.engine === engine)?.text ?? '';
      return {
        engine,
        quote,
        work,
        wanted: wanted as NumberLabel['wanted'],
        instead,
        place: placeOfQuote(text, nth === '1' ? quote : `${quote}\0${nth}`),
      };
    },
  );
  return labels.flatMap(eachOf);
}

const between = /,? (?:vs?\.?|versus|against|compared (?:with|to)|and) /;

/** "19.6% vs 25.3%", where the abstract has 19.6% and 23.5%: the first stands, the second does not. */
function eachOf(label: NumberLabel): NumberLabel[] {
  const [said, meant] = [label.quote.split(between), label.instead.split(between)];
  if (said.length === 1 || label.quote.includes('CI')) return [label];
  return said.map((quote, at) => {
    const stands = label.wanted === 'other' && (meant[at] ?? meant[0]) === quote;
    return { ...label, quote, wanted: stands ? 'stands' : label.wanted, instead: meant[at] ?? label.instead };
  });
}
