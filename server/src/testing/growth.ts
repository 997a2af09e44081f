/** Milliseconds of this thread's work, not of time: the machine may be busy with other things. */
export function workOf(does: () => unknown): number {
  const start = process.threadCpuUsage();
  does();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

const times = 4;
/** A square would be sixteen times, its root away from a straight line eight. */
const maxGrowth = 8;
/** The clock of a thread's work goes in steps of some milliseconds, and collecting rubbish takes as much: below this, a measurement is chance. */
const tooShort = 60;
const maxTries = 10;

/**
 * What work costs on a long thing, and what it may cost if its cost grows with the length: by what it costs on one a
 * quarter as long. Others on the machine only ever add to either, so the least of several tries counts, and more are
 * made only while it is too much.
 * @param make makes a thing of a length; not measured
 */
export function growthOf<Thing>(
  length: number,
  make: (length: number) => Thing,
  work: (thing: Thing) => unknown,
): { cost: number; limit: number } {
  const [short, long] = [make(length / times), make(length)];
  // What is compiled on the way is compiled before anything counts.
  work(short);
  let least = Number.POSITIVE_INFINITY;
  let cost = Number.POSITIVE_INFINITY;
  let limit = 0;
  for (let tried = 0; tried < maxTries && cost >= limit; tried += 1) {
    least = Math.min(
      least,
      workOf(() => work(short)),
    );
    cost = Math.min(
      cost,
      workOf(() => work(long)),
    );
    limit = Math.max(tooShort, maxGrowth * least);
  }
  return { cost, limit };
}
