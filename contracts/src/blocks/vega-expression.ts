import { parseExpression } from 'vega-expression';

/** Vega's functions that take a bounded time: none makes long texts or lists, and none runs a regular expression. */
const allowed = new Set(
  (
    'isArray isBoolean isDate isDefined isNumber isObject isString isValid isNaN isFinite toBoolean toDate toNumber toString if ' +
    'abs acos asin atan atan2 ceil clamp cos exp floor hypot log max min pow round sin sqrt tan cumulativeNormal ' +
    'cumulativeLogNormal quantileNormal densityNormal now datetime date day dayofyear year quarter month week hours minutes ' +
    'seconds time utc utcdate utcday utcyear utcquarter utcmonth utchours utcminutes extent inrange lerp length indexof ' +
    'lower upper slice substring trim truncate peek reverse span parseFloat parseInt format timeFormat utcFormat monthFormat ' +
    'monthAbbrevFormat dayFormat dayAbbrevFormat timeUnitSpecifier toHex rgb hsl'
  ).split(' '),
);
const maxLength = 500;

/** What of a syntax tree is looked at. */
interface Syntax {
  type: string;
  callee?: Syntax;
  name?: string;
}

/**
 * Why an expression is not evaluated; null for one that is. It has no loops of its own: only functions take time. Read by
 * Vega's own parser, since a parser that reads it in another way takes for a name, a space or a text what Vega does not.
 */
export function refuseExpression(expression: string): string | null {
  if (expression.length > maxLength) return `An expression has at most ${maxLength} characters.`;
  let tree: Syntax;
  try {
    tree = parseExpression(expression);
  } catch {
    return 'Has an expression that Vega does not know.';
  }
  for (const { callee, type } of nodesOf(tree)) {
    if (type !== 'CallExpression') continue;
    if (callee?.type !== 'Identifier') return 'Expressions may call functions by their names only.';
    if (!allowed.has(callee.name ?? '')) return `Expressions may not call ${callee.name}().`;
  }
  return null;
}

function* nodesOf(value: unknown): Generator<Syntax> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Syntax;
  for (const part of Object.values(value)) yield* nodesOf(part);
}
