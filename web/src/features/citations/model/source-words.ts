import type { SourceReport, UnreachedSource } from '@sextant/contracts';
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
      return `${message ?? `${label} could not be asked.`} Its works may be missing here.`;
  }
}

/** Whether a source brought nothing because it could not be asked. */
export const isAway = ({ state }: SourceReport): boolean => state === 'late' || state === 'failed';

/** A time of day to the second: a source is left alone for seconds. */
export const timeOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Names of sources: "PubMed and Crossref". */
export const listed = (sources: readonly { label: string }[]): string =>
  new Intl.ListFormat('en').format(sources.map(({ label }) => label));

/** Why a source could not be asked at the last check, and from when on it will be. */
export const unreachedWords = ({ again_at: againAt, message }: UnreachedSource): string =>
  againAt ? `${message} It will be asked again at ${timeOf(againAt)}.` : message;
