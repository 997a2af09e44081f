import type { SourceReport } from '@sextant/contracts';
import { counted } from './words.ts';

/** How one source fared, in words. What failed says nothing about the literature. */
export function sourceWords({ label, state, found, message }: SourceReport): string {
  switch (state) {
    case 'found':
      return `${label}: ${counted(found, 'work')} found.`;
    case 'nothing':
      return `${label}: nothing found for this question.`;
    case 'late':
      return `${label} did not answer in time. Its works may be missing here.`;
    case 'failed':
      return `${message ?? `${label} could not be asked just now.`} Its works may be missing here.`;
  }
}

/** Whether a source brought nothing because it could not be asked. */
export const isAway = ({ state }: SourceReport): boolean => state === 'late' || state === 'failed';
