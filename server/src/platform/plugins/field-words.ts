/** What a schema found wrong with one field, as fastify-type-provider-zod hands it on. */
export interface FieldIssue {
  /** Zod's code of the issue, such as `too_small`. */
  keyword: string;
  /** Where it is: `/new_password`; `/` for the whole body. */
  instancePath: string;
  message?: string | undefined;
  /** What else Zod says of it: `minimum`, `maximum`, `origin`, `expected`, `format`, `keys`. */
  params: Readonly<Record<string, unknown>>;
}

/** Zod's own words, which are for developers; a schema's own message is kept as it is. */
const isZodsOwn = /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** `new_password` as a person would say it: "New password". */
const named = (field: string) => {
  const words = field.replace(/[_.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sizeOf = (bound: string, value: unknown, origin: unknown) => {
  const size = Number(value).toLocaleString('en');
  if (origin === 'string') return `${bound} ${size} characters.`;
  return origin === 'array' ? `${bound} ${size} entries.` : `${bound} ${size}.`;
};

const unknownField = 'Unknown field.';

/** What is wrong with one field as the message of the whole reply, which has no field beside it to tell. */
export const sentenceOf = ([field, words]: [string, string]): string =>
  words === unknownField ? `There is no field "${field}" here.` : words;

/** The field that an issue is about, and what is wrong with it in words for people. */
export function fieldWords({ keyword, instancePath, message = '', params }: FieldIssue): [string, string] {
  const field = instancePath.split('/').filter(Boolean).join('.') || 'body';
  if (!isZodsOwn.test(message)) return [field, message || 'This is not valid.'];
  switch (keyword) {
    case 'invalid_type':
      if (message.endsWith('received undefined')) return [field, `${named(field)} is required.`];
      return [field, `${named(field)} must be ${kinds[String(params.expected)] ?? 'something else'}.`];
    case 'too_small':
      return [field, sizeOf('At least', params.minimum, params.origin)];
    case 'too_big':
      return [field, sizeOf('At most', params.maximum, params.origin)];
    case 'unrecognized_keys': {
      const [key = ''] = params.keys as readonly string[];
      return [key.slice(0, 80), unknownField];
    }
    default:
      return [field, `${named(field)} is not valid.`];
  }
}
