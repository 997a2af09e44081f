import trained from './model.json' with { type: 'json' };

export const leanings = ['yes', 'no', 'maybe'] as const;
export type Leaning = (typeof leanings)[number];

/** A multinomial logistic regression on standardised features. */
export interface VerdictModel {
  /** In the order of `leanings`, as all weights. */
  bias: number[];
  features: Record<string, { mean: number; spread: number; weights: number[] }>;
}

/** How a passage leans, and the features that speak most for it, strongest first. */
export function weigh(
  features: Record<string, number>,
  model: VerdictModel = trained,
): { leaning: Leaning; scores: number[]; because: string[] } {
  const scores = [...model.bias];
  const shares = Object.entries(model.features).map(([name, { mean, spread, weights }]) => {
    const value = ((features[name] ?? 0) - mean) / spread;
    const pulls = weights.map((weight) => weight * value);
    pulls.forEach((pull, at) => {
      scores[at] = (scores[at] ?? 0) + pull;
    });
    return { name, pulls };
  });
  const at = scores.indexOf(Math.max(...scores));
  const others = (pulls: number[]) =>
    pulls.reduce((sum, pull, index) => (index === at ? sum : sum + pull / 2), 0);
  const because = shares
    .map(({ name, pulls }) => ({ name, pull: (pulls[at] ?? 0) - others(pulls) }))
    .filter(({ name, pull }) => pull > 0 && (features[name] ?? 0) !== 0)
    .sort((a, b) => b.pull - a.pull)
    .map(({ name }) => name);
  return { leaning: leanings[at] ?? 'maybe', scores, because };
}
