import type { Overview, Passage, Stance } from '@sextant/contracts';
import type { Label, LabelledSet } from './labelled-sets.ts';

/** Pairs of cells that were shown, and what the labels say of them. */
export interface Measured {
  shown: number;
  right: number;
  /** Both stretches are labelled, and not so. */
  wrong: number;
  /** At least one speaks of nothing that is labelled. */
  unlabelled: number;
  /** Pairs of labels, and how many of them were shown. */
  labelled: number;
  found: number;
}

export const nothing = (): Measured => ({
  shown: 0,
  right: 0,
  wrong: 0,
  unlabelled: 0,
  labelled: 0,
  found: 0,
});

type Pair = readonly [Passage[], Passage[]];

/** Pairs of engines that a statement says to agree. */
export const agreements = ({ statements }: Overview): Pair[] =>
  statements.flatMap(({ stances }) => {
    const stating = stances.filter(({ stance }) => stance === 'states');
    return stating.flatMap((one, at) =>
      stating.slice(at + 1).map(({ passages }): Pair => [one.passages, passages]),
    );
  });

/** Pairs of engines that it says to contradict one another; of those that count. */
export const contradictions = ({ statements }: Overview, counts: (stance: Stance) => boolean): Pair[] =>
  statements.flatMap(({ stances }) =>
    stances
      .filter((one) => one.stance === 'contradicts' && counts(one))
      .flatMap(({ passages }) =>
        stances.filter(({ stance }) => stance === 'states').map((other): Pair => [other.passages, passages]),
      ),
  );

/** Adds what was shown of one set. Two labels of one topic agree where their side is the same, else they contradict. */
export function addTo(sum: Measured, pairs: readonly Pair[], labels: Label[], isSame: boolean): void {
  const isSought = (one: Label, other: Label) =>
    one.topic === other.topic && (one.side === other.side) === isSame;
  for (const [one, other] of pairs) {
    const [ofOne, ofOther] = [labelsAt(one, labels), labelsAt(other, labels)];
    sum.shown += 1;
    const shared = ofOne.some(({ topic }) => ofOther.some((each) => each.topic === topic));
    if (ofOne.some((each) => ofOther.some((another) => isSought(each, another)))) sum.right += 1;
    else if (shared) sum.wrong += 1;
    else sum.unlabelled += 1;
  }
  for (const [at, one] of labels.entries())
    for (const other of labels.slice(at + 1)) {
      if (one.engine === other.engine || !isSought(one, other)) continue;
      sum.labelled += 1;
      const isFound = pairs.some(
        ([first, second]) =>
          (covers(first, one) && covers(second, other)) || (covers(first, other) && covers(second, one)),
      );
      if (isFound) sum.found += 1;
    }
}

const covers = (passages: readonly Passage[], { engine, from, to }: Label): boolean =>
  passages.some((passage) => passage.engine === engine && passage.from < to && from < passage.to);

const labelsAt = (passages: readonly Passage[], labels: readonly Label[]): Label[] =>
  labels.filter((label) => covers(passages, label));

/** Verdicts that the judge read, and how many of them the labels allow. */
export function verdictsOf(
  { engines }: Overview,
  { verdicts }: LabelledSet,
): { given: number; right: number } {
  const given = verdicts ? engines.filter(({ by }) => by === 'judge') : [];
  const right = given.filter(({ engine, verdict }) => verdicts?.[engine]?.includes(verdict ?? ''));
  return { given: given.length, right: right.length };
}

/** A share with Wilson's interval at 95 %. */
export function share(hits: number, all: number): string {
  if (all === 0) return `${hits} of 0`;
  const z = 1.96;
  const [part, square] = [hits / all, (z * z) / all];
  const middle = (part + square / 2) / (1 + square);
  const width = (z * Math.sqrt((part * (1 - part)) / all + square / (4 * all))) / (1 + square);
  const [low, high] = [Math.max(0, middle - width), Math.min(1, middle + width)];
  return `${part.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}; ${hits} of ${all})`;
}
