import { parseOrUndefined } from './parse-or-undefined.ts';

/** Fields in which vendors and gateways say what is wrong. Others may hold what they were sent: `input`, `body`, `raw`. */
const tellingFields = new Set([
  'code',
  'data',
  'description',
  'detail',
  'details',
  'error',
  'errorMessage',
  'error_description',
  'error_msg',
  'errors',
  'fault',
  'faultstring',
  'loc',
  'Message',
  'message',
  'msg',
  'object',
  'param',
  'reason',
  // OpenAI's `response.failed` has its error within.
  'response',
  'retryDelay',
  'status',
  'statusCode',
  'title',
  'type',
]);

/** Entries of a list that are read, and levels. */
const mostEntries = 10;
const mostLevels = 10;

/** Characters that are read: what is wrong stands at the beginning, and each word is looked for in all that was sent. */
const mostRead = 1_500;

/** Line ends and letters as JSON and Python write them within a string, however often that was written into another. */
const lineEnd = /\\+[nrt]/g;
const letter = /\\+u([\da-f]{4})/gi;

/** What a vendor says is wrong, of an error that is JSON or not: in the form of JSON again, to be read by people, or as it is. */
export function vendorWords(error: unknown): string {
  const said = telling(error, 0);
  return (typeof said === 'string' ? said : (JSON.stringify(said) ?? 'no reason given'))
    .slice(0, mostRead)
    .replace(lineEnd, ' ')
    .replace(letter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function telling(value: unknown, level: number): unknown {
  if (level > mostLevels) return undefined;
  if (typeof value === 'string') {
    // Mistral's search wraps an error in the message of another.
    const inner = /^\s*[[{]/.test(value) ? parseOrUndefined(value) : undefined;
    return inner === undefined ? value : telling(inner, level + 1);
  }
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((each) => telling(each, level + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => tellingFields.has(field))
      .map(([field, each]) => [field, telling(each, level + 1)]),
  );
}
