import fc from 'fast-check';
import type { z } from 'zod';
import { shapeOf, validValue } from './valid-values.ts';

/** A request body that is wrong in one way, as bytes on the wire. */
export interface BadBody {
  /** What is wrong with it, for the report of a failure. */
  flaw: string;
  payload: string | Buffer;
  contentType: string | undefined;
}

const json = 'application/json';

/** Values that hardly any field takes, and some that break careless code. JSON text, since not all of it can be made from values. */
const oddValues: Record<string, string> = {
  null: 'null',
  number: '42',
  'huge number': '1e400',
  'long number': '9'.repeat(400),
  boolean: 'true',
  array: '[]',
  'array of itself': '["a","b"]',
  object: '{}',
  'operator object': '{"$ne":null}',
  'nested object': nested(100),
  'nested array': `${'['.repeat(100)}${']'.repeat(100)}`,
  empty: '""',
  blank: '" \\t\\n\\u3000 "',
  NUL: '"a\\u0000b"',
  'lone high surrogate': '"a\\ud800b"',
  'lone low surrogate': '"\\udc00"',
  'over-long text': JSON.stringify('x'.repeat(20_000)),
  'over-long emoji': JSON.stringify('🧬'.repeat(5_000)),
  'path of a prototype': '"__proto__"',
  SQL: `"'; drop table users; --"`,
  'right-to-left override': '"\\u202e\\u0000"',
};

/** Bodies that are wrong as a whole, whatever the schema. */
const wrongWholes: BadBody[] = [
  ...['null', '42', '"text"', '[]', 'true', '[[]]'].map((payload) =>
    whole(`${payload} for an object`, payload),
  ),
  whole('no JSON', 'hello'),
  whole('empty', ''),
  whole('a byte order mark alone', '\ufeff'),
  whole('100 levels of nesting', nested(100)),
  whole('10,000 levels of nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  whole('too large', JSON.stringify({ padding: 'x'.repeat(300 * 1024) })),
  whole('a prototype', '{"__proto__":{"admin":true}}'),
  whole('a constructor', '{"constructor":{"prototype":{"admin":true}}}'),
  whole('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
];

const wrongTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'garbage',
  '*/*',
  ';',
];

/** Bodies for a call whose body has this schema, each spoiled in one way. Some flaws leave a body valid: ask the schema. */
export function badBody(schema: z.ZodType): fc.Arbitrary<BadBody> {
  const fields = Object.keys(shapeOf(schema).properties ?? {});
  const valid = validValue(schema) as fc.Arbitrary<Record<string, unknown>>;
  // A call may take an object without any field; then the flaws below are all that there is.
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('none');
  const oneField = fc
    .tuple(valid, field, fc.constantFrom(...Object.entries(oddValues)))
    .map(([body, name, [flaw, value]]) => whole(`${flaw} for ${name}`, withField(body, name, value)));
  const anyJson = fc
    .tuple(valid, field, fc.json())
    .map(([body, name, value]) => whole(`any JSON for ${name}`, withField(body, name, value)));
  const missing = fc.tuple(valid, field).map(([{ ...body }, name]) => {
    delete body[name];
    return whole(`${name} missing`, JSON.stringify(body));
  });
  const unknown = fc
    .tuple(valid, fc.constantFrom('admin', 'user_id', 'id', 'constructor', 'toString', 'hasOwnProperty', ''))
    .map(([body, name]) => whole(`unknown field "${name}"`, withField(body, name, '"x"')));
  const truncated = fc.tuple(valid, fc.nat()).map(([body, at]) => {
    const text = JSON.stringify(body);
    return whole('truncated', text.slice(0, at % text.length));
  });
  const wrongType = fc.tuple(valid, fc.constantFrom(...wrongTypes)).map(([body, contentType]) => ({
    flaw: `content type ${contentType}`,
    payload: JSON.stringify(body),
    contentType,
  }));
  return fc.oneof(
    { weight: 6, arbitrary: oneField },
    { weight: 2, arbitrary: anyJson },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: unknown },
    { weight: 2, arbitrary: truncated },
    { weight: 2, arbitrary: wrongType },
    { weight: 4, arbitrary: fc.constantFrom(...wrongWholes) },
  );
}

/** Every flaw of the fixed lists once: a property's random choice might miss one. */
export function everyBadBody(schema: z.ZodType, seed: number): BadBody[] {
  const fields = Object.keys(shapeOf(schema).properties ?? {});
  const [valid = {}] = fc.sample(validValue(schema) as fc.Arbitrary<Record<string, unknown>>, {
    numRuns: 1,
    seed,
  });
  return [
    ...wrongWholes,
    ...wrongTypes.map((contentType) => ({
      flaw: `content type ${contentType}`,
      payload: JSON.stringify(valid),
      contentType,
    })),
    ...fields.flatMap((field) =>
      Object.entries(oddValues).map(([flaw, value]) =>
        whole(`${flaw} for ${field}`, withField(valid, field, value)),
      ),
    ),
  ];
}

function whole(flaw: string, payload: string | Buffer): BadBody {
  return { flaw, payload, contentType: json };
}

function nested(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** JSON of `body` with `name` set to a piece of JSON text. */
function withField(body: Record<string, unknown>, name: string, value: string): string {
  const rest = Object.entries(body).filter(([key]) => key !== name);
  return `{${[...rest.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`), `${JSON.stringify(name)}:${value}`].join(',')}}`;
}
