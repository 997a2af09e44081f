import type { Overview } from '@sextant/contracts';

/** What an engine made of the same answers stays: only the literature's part has changed. */
export function withEnginesPart(remade: Overview, before: Overview | null): Overview {
  if (!before?.made_by.engine) return remade;
  const { engines, made_by, positions, statements, synthesis } = before;
  return { ...remade, engines, made_by, positions, statements, synthesis };
}
