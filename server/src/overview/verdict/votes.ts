import type { Cue } from './cues.ts';

/** What a cue says to a question that asks for another: as it stands, and denied. 1 is a plain yes, -1 a plain no. */
const votes: Partial<Record<Cue | 'nothing', Partial<Record<Cue, [number, number]>>>> = {
  same: { same: [1, -1], differ: [-1, 1], up: [-0.3, 0], down: [-0.3, 0], bad: [-0.3, 0] },
  bad: {
    bad: [1, -1],
    good: [-0.5, 0.5],
    relation: [0.7, -0.7],
    up: [0.7, -0.7],
    same: [-0.7, 0],
    differ: [0, -0.7],
  },
  good: {
    good: [1, -1],
    bad: [-0.7, 0.7],
    same: [-0.2, 0],
    differ: [0, -0.6],
    relation: [0.3, -0.7],
    need: [0.3, -0.3],
    needless: [-0.3, 0.3],
    can: [0.3, -0.5],
  },
  relation: {
    relation: [1, -1],
    differ: [1, -1],
    same: [-1, 0.5],
    up: [0.6, -0.6],
    down: [0.6, -0.6],
    good: [0.3, -0.5],
  },
  differ: {
    differ: [1, -1],
    relation: [0.8, -0.8],
    same: [-1, 0.5],
    up: [0.8, -0.8],
    down: [0.8, -0.8],
    good: [0.4, -0.5],
  },
  up: { up: [1, -1], down: [-0.5, 0], same: [-0.7, 0.3], relation: [0.6, -0.8], differ: [0.6, -0.8] },
  down: { down: [1, -1], up: [-0.5, 0], same: [-0.7, 0.3], relation: [0.6, -0.8], differ: [0.6, -0.8] },
  need: { need: [1, -1], needless: [-1, 0.5], good: [0.3, -0.5] },
  can: { can: [1, -1], good: [0.4, -0.7], relation: [0.4, -0.7] },
  nothing: {
    good: [0.4, -0.5],
    relation: [0.4, -0.5],
    confirm: [0.4, -0.4],
    bad: [-0.2, 0],
    differ: [0, -0.3],
  },
};
export const askable = Object.keys(votes).filter((cue) => cue !== 'nothing') as Cue[];

/** What a cue of the text says to the question, by what the question asks for. */
export function voteOf(asked: ReadonlySet<Cue>, cue: Cue, sign: number): number {
  const classes = askable.filter((one) => asked.has(one) && !(one === 'good' && asked.has('same')));
  const told = (classes.length > 0 ? classes : (['nothing'] as const)).map(
    (one): readonly [number, number] => votes[one]?.[cue] ?? [0, 0],
  );
  const sum = told.reduce(
    (total, [plain, denied]) => total + (sign > 0 ? plain : denied) * Math.abs(sign),
    0,
  );
  return sum / Math.sqrt(told.length);
}
