import type { Asked } from './asked.ts';
import { partsOf } from './terms-asked.ts';

/** As much of a sentence is read. */
const maxLength = 1_200;
/** "Peikert and colleagues", "in the per-protocol analysis", "(n = 806)", "one open trial", "It found". */
const wording =
  /\bet al\b|\band (?:colleagues|co-?workers)\b|\(n ?=|\b(?:Study|Trial|Survey)\b|\b(?:per-protocol|post[- ]hoc|subgroup|exploratory) analys[ei]s\b|^\W*(?:It|They|This|That) (?:found|showed|reported|enrolled)\b|\b(?:[Oo]ne|[Aa]n?|[Aa]nother|[Tt]he|[Tt]his|[Tt]hat)\s(?:[\p{L}\d'’-]{1,30}\s){0,4}(?:trial|study|cohort|registry|experiment)\b(?! (?:evidence|data|results))/u;
/** "In HALT-IT, …", "SOX found": a name in capitals that tells where something was found. */
const name =
  /(?:^|[.:;(]\s?|,\s|\b(?:[Ii]n|[Ff]rom|[Bb]y|[Tt]he|and)\s)(\p{Lu}[\p{Lu}\d]{2,30}(?:[-–\s]\p{Lu}[\p{Lu}\d]{0,30}){0,3}(?:\s\d{1,3})?)(?=,|:|\s(?:\(|and\b|trial|study|found|showed|reported|demonstrated|observed|was|enrolled|did))/gu;

/**
 * Whether a sentence tells what a single study found: that is the study's verdict, not yet the one of who cites it.
 * What several found together is.
 */
export function isOfOneStudy(sentence: string, asked: Asked): boolean {
  const text = sentence.slice(0, maxLength);
  if (wording.test(text)) return true;
  const names = [...text.matchAll(name)].filter(
    ([, found = '']) =>
      !partsOf(found).some((term) => asked.terms.has(term) || asked.abbreviations.has(term)),
  );
  return names.length === 1;
}
