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

/** Why an expression is not evaluated; null for one that is. It has no loops of its own: only functions take time. */
export function refuseExpression(expression: string): string | null {
  if (expression.length > maxLength) return `An expression has at most ${maxLength} characters.`;
  const withoutText = expression.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  for (const [, name = ''] of withoutText.matchAll(/([\p{L}\p{N}_$.\\]+)\s*\(/gu))
    if (!allowed.has(name)) return `Expressions may not call ${name}().`;
  // What is called without a name in front, such as `a["b"]()`.
  if (/[\])]\s*\(/.test(withoutText)) return 'Expressions may call functions by their names only.';
  return null;
}
