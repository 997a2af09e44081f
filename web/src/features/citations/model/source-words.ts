import type { SourceReport, UnreachedSource } from '@sextant/contracts';
import { counted } from '../../../lib/grouped.ts';

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

/** A moment for people: today's to the second, since a source is left alone for seconds; any other with its day. */
export function momentOf(timestamp: string, now: Date = new Date()): string {
  const moment = new Date(timestamp);
  return moment.toDateString() === now.toDateString()
    ? `at ${moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`
    : `on ${moment.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`;
}

/** Names of sources: "PubMed and Crossref". */
export const listed = (sources: readonly { label: string }[]): string =>
  new Intl.ListFormat('en').format(sources.map(({ label }) => label));

/** Why a source could not be asked at the last check, and, where that is still to come, from when on it will be. */
export const unreachedWords = (
  { again_at: againAt, message }: UnreachedSource,
  now: Date = new Date(),
): string =>
  againAt && new Date(againAt) > now
    ? `${message} It will be asked again ${momentOf(againAt, now)}.`
    : message;
