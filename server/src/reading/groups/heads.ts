import type { Quantity } from '../quantities/quantity.ts';
import type { Comparison, ToldSentence } from './comparisons.ts';
import { stemsIn } from './names.ts';

/** "With the new test, …", "RESULTS: In the boosted arm, …": whom or what all of a sentence is told of. */
const head =
  /^\s*(?:[A-Z][A-Z ,&/-]{2,40}: ?)?(with|in|among|on|under|using|after) (?:the |a |an |those |patients |given |on |with ){0,3}(\p{L}[\p{L}\p{N} '’/+-]{1,60}?)(?: (?:groups?|arms?|alone))?, (?=\S)/iu;
/** Heads that tell of no group: "in addition", "in a sensitivity analysis", "with regard to cost". */
const noGroup =
  /\b(?:addition|contrast|total|conclusion|summary|particular|general|fact|turn|comparison|parallel|regard|respect|all|both|each|adjust\w*|analys[ei]s|models?|modell?ing|follow-?up|hours?|days?|weeks?|months?|years?|baseline|trials?|studies)\b/i;
const told = /^(?:percentage|percentage-change|rate|level|mean-difference|number)$/;

/** A part of a text that begins with whom it is told of. */
interface Headed {
  preposition: string;
  name: string;
  numbers: readonly Quantity[];
}

/** Where the head of a sentence ends; 0 where it has none. */
export const endOfHead = (text: string): number => head.exec(text.slice(0, maxLength))?.[0].length ?? 0;

/** A head and the label before it have no more. */
const maxLength = 160;

function headedIn({ text, from: start = 0, quantities }: ToldSentence): Headed[] {
  const found = head.exec(text.slice(0, maxLength));
  if (!found) return [];
  const [, preposition = '', name = ''] = found;
  const numbers = quantities.filter(({ from, kind }) => told.test(kind) && from >= start + found[0].length);
  const isGroup = numbers.length > 0 && !noGroup.test(name) && stemsIn(name).length > 0;
  return isGroup ? [{ preposition: preposition.toLowerCase(), name, numbers }] : [];
}

/** "With the new test, it was 94%. With the old one, 67%": two sentences behind one another whose heads name a group each. */
export function comparisonsOfHeads(sentences: readonly ToldSentence[]): Comparison[] {
  const headed = sentences.map((sentence) => headedIn(sentence)[0] ?? null);
  return headed.flatMap((one, at) => {
    const other = headed[at + 1];
    if (!one || !other || one.preposition !== other.preposition || one.name === other.name) return [];
    const isOfOneMeasure = one.numbers.some(({ unit }) => other.numbers.some((each) => each.unit === unit));
    return isOfOneMeasure ? [{ names: [one.name, other.name] as const, source: 'numbers' as const }] : [];
  });
}
