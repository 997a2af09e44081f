/** Milliseconds of this thread's work, not of time: the machine may be busy with other things. */
export function workOf(does: () => unknown): number {
  const start = process.threadCpuUsage();
  does();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * How much more the whole may cost than a part of it, half way between a straight line and a square: a square would be
 * sixteen and four times. Half of it counts beside the quarter because long texts may be read another way than short
 * ones: a step, from which it goes on as a straight line.
 */
export const measuredParts = [
  { part: 1 / 4, maxGrowth: 8 },
  { part: 1 / 2, maxGrowth: 2 ** 1.5 },
];
/** The clock of a thread's work goes in steps of some milliseconds, and collecting rubbish takes as much: below this, a measurement is chance. */
const tooShort = 60;
const maxTries = 10;

/**
 * What work costs on a long thing, and what it may cost if its cost grows with the length: by what it costs on a quarter
 * or on half of it. Others on the machine only ever add to each, so the least of several tries counts, and more are made
 * only while it is too much. The half is measured only where the quarter has not settled it.
 * @param make makes a thing of a length; not measured
 * @param measured what a piece of work costs: the thread's work in ms, or steps that a test counts itself
 */
export function growthOf<Thing>(
  length: number,
  make: (length: number) => Thing,
  work: (thing: Thing) => unknown,
  measured = workOf,
): { cost: number; limit: number } {
  const long = make(length);
  // Before its parts: a part that had to be compiled first would allow for too much.
  let cost = measured(() => work(long));
  let limit = tooShort;
  const shorter = measuredParts.map(({ part, maxGrowth }) => ({
    thing: make(length * part),
    maxGrowth,
    least: Number.POSITIVE_INFINITY,
  }));
  for (let tried = 0; tried < maxTries && cost >= limit; tried += 1) {
    if (tried > 0)
      cost = Math.min(
        cost,
        measured(() => work(long)),
      );
    limit = tooShort;
    for (const short of shorter) {
      if (cost < limit) break;
      short.least = Math.min(
        short.least,
        measured(() => work(short.thing)),
      );
      limit = Math.max(limit, short.maxGrowth * short.least);
    }
  }
  return { cost, limit };
}

/**
 * The same of a text that says one thing over and over, 20,000 characters of it. It ends another way each time: what is
 * kept of a text that was read is not what is measured.
 */
export function growthOfFlood(unit: string, work: (flood: string) => unknown) {
  let tried = 0;
  return growthOf(
    20_000,
    (length) => unit.repeat(length / unit.length),
    (flood) => {
      tried += 1;
      return work(flood + ' '.repeat(tried));
    },
  );
}
