import { errorBody } from '@sextant/contracts';
import { expect } from 'vitest';

interface Reply {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}

const refusal = errorBody.strict();

/** A field's name as the code has it, or a schema library's own message. */
const forDevelopers = /^\w+_\w+:|\breceived \w+$|^Invalid input|^Too (?:small|big):|^Unrecognized/;

/** A failed reply must be the contract's error, and never our own fault. */
export function expectRefusal({ body, headers, statusCode }: Reply, story: string): void {
  expect(statusCode, `${story}: ${body}`).toBeGreaterThanOrEqual(400);
  expectSound({ body, headers, statusCode }, story);
}

/** Whatever a reply is, it must not be a 500, and a failed one must be the contract's error. */
export function expectSound({ body, headers, statusCode }: Reply, story: string): void {
  expect(statusCode, `${story}: ${body}`).toBeLessThan(500);
  if (statusCode < 400) return;
  expect(headers['content-type'], story).toMatch(/^application\/json/);
  expect(headers, story).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  const parsed = refusal.safeParse(JSON.parse(body));
  expect(parsed.error, `${story}: ${body}`).toBeUndefined();
  const said = [parsed.data?.message, ...Object.values(parsed.data?.fields ?? {})];
  for (const words of said) {
    expect(words, story).not.toBe('');
    expect(words, story).not.toMatch(forDevelopers);
  }
}
