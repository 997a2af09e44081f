import type { SourceErrorCode } from './source.ts';

const messages: Record<SourceErrorCode, (label: string) => string> = {
  timeout: (label) => `${label} did not answer in time.`,
  unreachable: (label) => `${label} could not be reached.`,
  'rate-limited': (label) => `${label} has been asked too often; it will be asked again shortly.`,
  refused: (label) => `${label} did not accept the request.`,
  garbage: (label) => `${label} sent an answer that could not be read.`,
  elsewhere: (label) => `The work is registered with another agency than ${label}.`,
};

/** What to tell people of a source that failed. Whatever it was, it says nothing about the literature. */
export function failureMessage(code: SourceErrorCode, label: string): string {
  return messages[code](label);
}
