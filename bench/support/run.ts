/**
 * How well the support finder tells an abstract that speaks of a claim (labels 0 and 1) from one that does not (2).
 * The figure that counts is the cross-validated one: each claim is scored by weights trained without its trial.
 */
import { featuresOf, readAbstract } from '../../server/src/citations/support/features.ts';
import { findSupport } from '../../server/src/citations/support/find-support.ts';
import { speaksOf } from '../../server/src/citations/support/speaks-of.ts';
import { claims, foldOf, folds, literature, recordOf, speaks } from './claims.ts';
import { areaUnderCurve, trainLogistic } from './logistic.ts';

const abstracts = new Map(
  [...literature.values()].map(({ pmid, title, abstract }) => [pmid, readAbstract(title, abstract)]),
);
const abstractOf = (pmid: string) => {
  const found = abstracts.get(pmid);
  if (!found) throw new Error(`No record ${pmid} in literature.jsonl`);
  return found;
};
const rows = claims.map(({ claim, pmid }) => featuresOf(claim, abstractOf(pmid)));
const show = (name: string, value: number) => console.log(`  ${name.padEnd(72)} ${value.toFixed(4)}`);

console.log(`${claims.length} claims; area under the ROC curve`);
show(
  'share of the claim’s terms found, nothing trained',
  areaUnderCurve(
    rows.map(({ covered }) => covered ?? 0),
    speaks,
  ),
);

const held = claims.map(() => 0);
for (let fold = 0; fold < folds; fold++) {
  const trainOn = claims.flatMap(({ nct }, index) => (foldOf(nct) === fold ? [] : [index]));
  const model = trainLogistic(
    trainOn.map((index) => rows[index] ?? {}),
    trainOn.map((index) => speaks[index] ?? false),
  );
  claims.forEach(({ nct }, index) => {
    if (foldOf(nct) === fold) held[index] = speaksOf(rows[index] ?? {}, model);
  });
}
show(`trained, ${folds}-fold cross-validated by trial`, areaUnderCurve(held, speaks));
show(
  'the weights as shipped, on what they were trained on (flattering)',
  areaUnderCurve(
    rows.map((row) => speaksOf(row)),
    speaks,
  ),
);

// What a reader meets more often than the data's near misses: an abstract about something else.
const pmids = [...literature.keys()];
const positives = claims.filter((_claim, index) => speaks[index]);
const others = positives.map(({ claim }, index) => {
  const other = pmids[(index * 7_919 + 13) % pmids.length] ?? '';
  return speaksOf(featuresOf(claim, abstractOf(other)));
});
const own = positives.map(({ claim, pmid }) => speaksOf(featuresOf(claim, abstractOf(pmid))));
show(
  'its own abstract against any other of the library',
  areaUnderCurve([...own, ...others], [...own.map(() => true), ...others.map(() => false)]),
);

const found = [true, false].map((label) => {
  const asked = claims.filter((_claim, index) => speaks[index] === label);
  const supported = asked.filter(({ claim, pmid }) => {
    const { title, abstract } = recordOf(pmid);
    return findSupport(claim, { title, abstract }).relation !== 'not-found';
  });
  return supported.length / asked.length;
});
show('a sentence is shown where the abstract speaks of the claim', found[0] ?? 0);
show('a sentence is shown where it does not', found[1] ?? 0);
