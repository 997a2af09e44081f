import trained from './model.json' with { type: 'json' };

interface Model {
  bias: number;
  features: Record<string, { weight: number; mean: number; spread: number }>;
}

/** Probability that an abstract speaks of what a sentence says, from its features. */
export function speaksOf(features: Record<string, number>, model: Model = trained): number {
  let sum = model.bias;
  for (const [name, { weight, mean, spread }] of Object.entries(model.features))
    sum += (weight * ((features[name] ?? mean) - mean)) / spread;
  return 1 / (1 + Math.exp(-sum));
}
