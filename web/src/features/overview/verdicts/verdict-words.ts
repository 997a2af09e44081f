import type { EngineVerdict } from '@sextant/contracts';

/** A verdict's look. The word always stands beside the colour. */
export const verdictWords: Record<EngineVerdict['verdict'], { label: string; fill: string }> = {
  yes: { label: 'Yes', fill: 'bg-good' },
  mixed: { label: 'Mixed', fill: 'bg-warn' },
  unclear: { label: 'Unclear', fill: 'bg-ink-faint' },
  no: { label: 'No', fill: 'bg-bad' },
  'no-answer': { label: 'No answer', fill: 'bg-line' },
};

/** From one side to the other. */
export const verdictOrder = Object.keys(verdictWords) as EngineVerdict['verdict'][];
