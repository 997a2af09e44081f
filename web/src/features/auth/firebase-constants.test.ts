import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * The specification's constants of the Google sign-in are those of `@firebase/auth`, which lets no one set them. What can
 * go wrong is an update that changes one: so the code that ships to browsers is read for them.
 */
const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@firebase/auth/package.json')),
  'dist/esm',
);
const source = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

/** The one value of what a pattern finds; several places must agree. */
function onlyValue(pattern: RegExp): string | undefined {
  const values = new Set([...source.matchAll(pattern)].map(([, value]) => value));
  expect([...values]).toHaveLength(1);
  return [...values][0];
}

test.each([
  ['a closed popup is noticed after 8 s', /(\d+) \/\* _Timeout\.AUTH_EVENT \*\//g, '8000'],
  ['events are kept for 10 minutes', /EVENT_DUPLICATION_CACHE_DURATION_MS = ([^;]+);/g, '10 * 60 * 1000'],
  ['tokens are synced for 5 minutes', /DEFAULT_ID_TOKEN_MAX_AGE = ([^;]+);/g, '5 * 60'],
  [
    'a call ends after 30 s, on a phone after 60 s',
    /DEFAULT_API_TIMEOUT_MS = new Delay\(([^)]+)\)/g,
    '30000, 60000',
  ],
  ['tokens are renewed 5 minutes before their end', /(\d+) \/\* Duration\.OFFSET \*\//g, '300000'],
  ['failed renewals wait for 30 s at first', /(\d+) \/\* Duration\.RETRY_BACKOFF_MIN \*\//g, '30000'],
  ['failed renewals wait for 16 minutes at most', /(\d+) \/\* Duration\.RETRY_BACKOFF_MAX \*\//g, '960000'],
  ['each wait is that many times the one before', /this\.errorBackoff \* (\d+)/g, '2'],
])('%s', (_, pattern, expected) => {
  expect(onlyValue(pattern)).toBe(expected);
});
