import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The shape a schema asks for, with the bounds of what comes out of its transforms. */
export function shapeOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: noSafeIntegers });
}

/** Values that a contract's schema takes, made from the schema itself: what no contract says, no test need know. */
export function validValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  // Refinements have no place in a JSON schema; the schema itself has the last word.
  return ofShape(shapeOf(schema)).filter((value) => schema.safeParse(value).success);
}

/** Readable text: every script, but neither NUL nor lone surrogates. */
const words = (constraints: fc.StringConstraints) => fc.string({ unit: 'grapheme', ...constraints });

function ofShape(shape: JsonSchema): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return fc.oneof(...options.map((option) => ofShape(option as JsonSchema)));
  switch (shape.type) {
    case 'string':
      return ofText(shape);
    case 'integer':
      return fc.integer({ min: shape.minimum ?? -1_000, max: shape.maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofShape((shape.items ?? {}) as JsonSchema), { maxLength: 4 });
    case 'object':
      return ofObject(shape);
    default:
      throw new Error(`No values are made for ${JSON.stringify(shape)} yet.`);
  }
}

function ofText(shape: JsonSchema): fc.Arbitrary<string> {
  if (shape.format === 'uuid') return fc.uuid({ version: 4 });
  if (shape.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (shape.format === 'email') return fc.uuid().map((id) => `reader-${id}@example.org`);
  if (shape.pattern) return fc.stringMatching(new RegExp(shape.pattern));
  const minLength = shape.minLength ?? 0;
  return words({ minLength, maxLength: Math.min(shape.maxLength ?? 60, minLength + 60) });
}

function ofObject(shape: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(shape.properties ?? {});
  const required = new Set(shape.required ?? []);
  return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, ofShape(one as JsonSchema)])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
  });
}

/** Zod bounds every integer by the safe ones, which says nothing. */
function noSafeIntegers({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
