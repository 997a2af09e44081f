import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { placesOf } from '../bounds.ts';
import { isOfTest } from './test-measures.ts';

/** A questionnaire, a scale or a marker by its letters: "PHQ-9", "EPDS", "CA-125". */
const letters = /(?<![\p{L}\d-])\p{Lu}[\p{L}]{0,2}\p{Lu}{1,5}(?:-?\d{1,3})?(?![\p{L}\d-])/gu;
/** They are measures, and what a marker is looked for in, and no tests. */
const noTest =
  /^(?:CI|PPV|NPV|AUC|AUROC|ROC|LR|SD|SE|IQR|HR|OR|RR|PMID|PMC|DOI|NCT|US|USA|UK|BMJ|JAMA|NEJM)$/;
/** Only these are surely tests: letters without a number, or with one right behind them, are studies and reports as well. */
const ofTest = /^\p{Lu}{2,4}-\d{1,3}$/u;

const testsIn = (text: string): string[] => (text.match(letters) ?? []).filter((name) => !noTest.test(name));

/**
 * Tells whether words give a number of a test by the name of another one: "the PHQ-9 finds 81%", where that is the EPDS’s and the
 * abstract has no PHQ-9.
 * @param words where the quantities stand
 */
export function toldOfAnotherTest(
  words: string,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  let isOther: boolean | undefined;
  const areOthers = (): boolean => {
    const told = testsIn(words);
    if (!told.some((name) => ofTest.test(name))) return false;
    const known = new Set(testsIn(abstract.text));
    const [own] = known;
    return own !== undefined && !told.some((name) => known.has(name));
  };
  return (stated) => {
    const places = placesOf(stated, recorded);
    if (places.length === 0 || !places.every((one) => isOfTest(one, abstract))) return false;
    isOther ??= areOthers();
    return isOther;
  };
}
