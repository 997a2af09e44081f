import { leanings, type VerdictModel } from '../../server/src/overview/verdict/weigh.ts';

type Row = Record<string, number>;

/** A feature that stands in fewer rows is left out. */
const fewest = 8;
const leastSpread = 0.1;
/** How strongly weights are held small. "Maybe" has few rows, but also few features: it is held less. */
const ridge = [300, 300, 20];
/** What a row of each label counts: "maybe" is one in nine, and macro-F1 counts it as a third. */
const labelWeights = [1, 1.2, 3.5];
/** What may speak for "maybe": reservations, turns and length, not the subject. */
const reservation =
  /^(?:contrast\+|part\+|partly\+|flip\w+|doubt\+|mayNot\+|pro:hedged|null:plain|futureSentence|suggest\+|need\+|relation\+|1:relation\+|up\+|down\+|first:cover|clauseConflict|clauseBalance|votes|words|sentences)$/;
const steps = 150;
const momentum = 0.9;
const maybe = leanings.indexOf('maybe');

/** Trains a multinomial logistic regression by gradient descent with momentum; deterministic. */
export function trainVerdicts(rows: readonly Row[], labels: readonly number[]): VerdictModel {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) if (value) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .sort();
  const scales = names.map((name) => {
    const mean = rows.reduce((sum, row) => sum + (row[name] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[name] ?? 0) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.max(Math.sqrt(variance), leastSpread) };
  });
  const points = rows.map((row) =>
    Float64Array.from(
      names,
      (name, at) => ((row[name] ?? 0) - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1),
    ),
  );
  const mayMove = leanings.map((_one, k) => names.map((name) => k !== maybe || reservation.test(name)));
  // The last of each is the bias.
  const weights = leanings.map(() => new Float64Array(names.length + 1));
  const speeds = leanings.map(() => new Float64Array(names.length + 1));
  const total = labels.reduce((sum, label) => sum + (labelWeights[label] ?? 1), 0);
  const rate = Math.min(0.5, 30 / names.length);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((own, k) =>
      own.map((weight, at) => (at === names.length ? 0 : ((ridge[k] ?? 0) * weight) / rows.length)),
    );
    points.forEach((point, index) => {
      const label = labels[index] ?? 0;
      const chances = chancesOf(weights, point);
      slopes.forEach((own, k) => {
        const error = (((chances[k] ?? 0) - (label === k ? 1 : 0)) * (labelWeights[label] ?? 1)) / total;
        for (let at = 0; at < point.length; at++)
          if (mayMove[k]?.[at]) own[at] = (own[at] ?? 0) + error * (point[at] ?? 0);
        own[point.length] = (own[point.length] ?? 0) + error;
      });
    });
    weights.forEach((own, k) => {
      const speed = speeds[k];
      if (speed)
        for (let at = 0; at < own.length; at++) {
          speed[at] = momentum * (speed[at] ?? 0) - rate * (slopes[k]?.[at] ?? 0);
          own[at] = (own[at] ?? 0) + (speed[at] ?? 0);
        }
    });
  }
  const round = (value: number) => Number(value.toPrecision(4));
  return {
    bias: weights.map((own) => round(own[names.length] ?? 0)),
    features: Object.fromEntries(
      names.map((name, at) => [
        name,
        {
          mean: round(scales[at]?.mean ?? 0),
          spread: round(scales[at]?.spread ?? 1),
          weights: weights.map((own) => round(own[at] ?? 0)),
        },
      ]),
    ),
  };
}

function chancesOf(weights: readonly Float64Array[], point: Float64Array): number[] {
  const scores = weights.map((own) =>
    point.reduce((sum, value, at) => sum + value * (own[at] ?? 0), own[point.length] ?? 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
