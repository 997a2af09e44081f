import { readRetryAfter } from '../../../platform/time/retry-after.ts';

/** A vendor may name a time for its requests and one for its tokens; the one that is used up counts. */
const limitHeaders = [
  ['x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'],
  ['x-ratelimit-remaining-tokens', 'x-ratelimit-reset-tokens'],
  ['anthropic-ratelimit-requests-remaining', 'anthropic-ratelimit-requests-reset'],
  ['anthropic-ratelimit-tokens-remaining', 'anthropic-ratelimit-tokens-reset'],
  ['anthropic-ratelimit-input-tokens-remaining', 'anthropic-ratelimit-input-tokens-reset'],
  ['anthropic-ratelimit-output-tokens-remaining', 'anthropic-ratelimit-output-tokens-reset'],
] as const;

/** Google's `RetryInfo`. */
const retryDelay = /"retryDelay":\s*"([\d.]+)s"/;

/** OpenAI: "Please try again in 1m2.5s"; Google: "Please retry in 34.4s." */
const spokenTime = /(?:try again|retry) in ((?:\d+(?:\.\d+)?(?:ms|s|m|h))+)/i;

/** Longer than a month is no pause: some servers write down a moment in its place. */
const longest = 31 * 24 * 3_600;

/**
 * Seconds a vendor asks us to wait, from wherever it says so: the headers first, then its words. None where that is longer
 * than a month.
 * @param headers names in lower case
 * @param now milliseconds since the epoch
 */
export function readPause(
  headers: Record<string, string>,
  words: string,
  now = Date.now(),
): number | undefined {
  const seconds = findPause(headers, words, now);
  return seconds !== undefined && seconds <= longest ? seconds : undefined;
}

function findPause(headers: Record<string, string>, words: string, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (milliseconds >= 0) return milliseconds / 1_000;
  const told = readRetryAfter(headers['retry-after'], now);
  if (told !== undefined) return told;
  const delay = Number.parseFloat(retryDelay.exec(words)?.[1] ?? '');
  if (delay >= 0) return delay;
  const spoken = spokenTime.exec(words)?.[1];
  if (spoken) return readDuration(spoken);
  const resets = limitHeaders
    .filter(([remaining]) => headers[remaining] === '0')
    .map(([, reset]) => readDuration(headers[reset] ?? '') ?? readRetryAfter(headers[reset], now))
    .filter((seconds) => seconds !== undefined);
  return resets.length > 0 ? Math.max(...resets) : undefined;
}

const secondsOf: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3_600 };

/** `6m0s`, `20ms`, `1.5s` as seconds. */
function readDuration(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(text)) return undefined;
  let seconds = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
    seconds += Number(amount) * (secondsOf[unit ?? 's'] ?? 0);
  return seconds;
}
