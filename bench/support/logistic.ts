/** A logistic regression on standardised features. */
export interface LogisticModel {
  bias: number;
  /** Per feature its weight, and the mean and spread that it is standardised by. */
  features: Record<string, { weight: number; mean: number; spread: number }>;
}

type Row = Record<string, number>;

/** How strongly weights are held small; chosen by cross-validation among 1, 10 and 50. */
const ridge = 10;
const steps = 300;
const rate = 0.5;
const momentum = 0.9;

/** Trains by gradient descent with momentum; deterministic. */
export function trainLogistic(rows: Row[], labels: boolean[]): LogisticModel {
  const names = Object.keys(rows[0] ?? {});
  const scales = names.map((name) => {
    const mean = rows.reduce((sum, row) => sum + (row[name] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[name] ?? 0) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });
  const points = rows.map((row) =>
    names.map((name, at) => ((row[name] ?? 0) - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)),
  );
  const weights = names.map(() => 0);
  const speeds = names.map(() => 0);
  let bias = 0;
  let biasSpeed = 0;
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight) => (ridge * weight) / rows.length);
    let biasSlope = 0;
    points.forEach((point, index) => {
      const sum = point.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-sum)) - (labels[index] ? 1 : 0)) / rows.length;
      biasSlope += error;
      point.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * value;
      });
    });
    biasSpeed = momentum * biasSpeed - rate * biasSlope;
    bias += biasSpeed;
    weights.forEach((weight, at) => {
      speeds[at] = momentum * (speeds[at] ?? 0) - rate * (slopes[at] ?? 0);
      weights[at] = weight + (speeds[at] ?? 0);
    });
  }
  const round = (value: number) => Number(value.toPrecision(5));
  return {
    bias: round(bias),
    features: Object.fromEntries(
      names.map((name, at) => [
        name,
        {
          weight: round(weights[at] ?? 0),
          mean: round(scales[at]?.mean ?? 0),
          spread: round(scales[at]?.spread ?? 1),
        },
      ]),
    ),
  };
}

/** Area under the ROC curve: how often a positive is scored above a negative, ties counting half. */
export function areaUnderCurve(scores: number[], labels: boolean[]): number {
  const sorted = scores
    .map((score, index) => ({ score, label: labels[index] }))
    .sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    for (let at = from; at < to; at++)
      if (sorted[at]?.label) {
        ranks += (from + to + 1) / 2;
        positives += 1;
      }
    from = to;
  }
  const negatives = sorted.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
