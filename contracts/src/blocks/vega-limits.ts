import { refuseExpression } from './vega-expression.ts';

/** What reaches outside the chart, or is a program rather than a picture. Refused wherever it stands. */
const refusedKeys: Readonly<Record<string, string>> = {
  href: 'Links are not drawn.',
  signal: 'Signals are not evaluated.',
  params: 'Interactive parameters are not drawn.',
  selection: 'Interactive selections are not drawn.',
  sequence: 'Generated data are not drawn: write the values.',
  graticule: 'Maps are not drawn.',
  sphere: 'Maps are not drawn.',
  projection: 'Maps are not drawn.',
  impute: 'Missing values are not made up: write the values.',
};
/** Who reads the answer need not know how a chart asks for it. */
const loadingKeys = new Set(['url', 'loader']);
const loads =
  'The chart asks for data from another address, and nothing is loaded from elsewhere: its data must be in the answer.';
const expressionKeys = new Set(['expr', 'calculate', 'filter', 'test', 'labelExpr']);
const refusedMarks = new Set(['image', 'geoshape']);
/** Numbers by which a chart could be made of millions of parts. */
const maxValues: Readonly<Record<string, number>> = {
  width: 1_600,
  height: 1_600,
  maxbins: 200,
  tickCount: 100,
  steps: 500,
  maxsteps: 500,
  minsteps: 500,
  columns: 20,
  size: 100_000,
  strokeWidth: 200,
  fontSize: 100,
  order: 20,
};
/** Steps between marks: they are not drawn, since a small one makes as many marks as one likes. */
const refusedSteps = new Set(['bin', 'bins', 'timeUnit', 'quantile', 'tickCount', 'nice']);

const deepest = 24;
const maxNodes = 5_000;

/** Why a chart is not drawn; null for one that is. `spec` is any JSON, its data's rows left out. */
export function refuseSpec(spec: unknown): string | null {
  let nodes = 0;
  const visit = (value: unknown, key: string, depth: number): string | null => {
    nodes += 1;
    if (nodes > maxNodes) return `Has more than ${maxNodes.toLocaleString('en')} parts, data not counted.`;
    if (depth > deepest) return `Is nested deeper than ${deepest} levels.`;
    if (typeof value === 'string') return refuseText(key, value);
    if (typeof value === 'number') return refuseNumber(key, value);
    if (typeof value !== 'object' || value === null) return null;
    const parts = Array.isArray(value)
      ? value.map((part) => [key, part] as const)
      : Object.entries(value).map(([name, part]) => [name, part] as const);
    for (const [name, part] of parts) {
      const reason = (Array.isArray(value) ? null : refuseKey(key, name)) ?? visit(part, name, depth + 1);
      if (reason) return reason;
    }
    return null;
  };
  return visit(spec, '', 0);
}

function refuseKey(parent: string, name: string): string | null {
  if (loadingKeys.has(name)) return loads;
  if (Object.hasOwn(refusedKeys, name)) return `"${name}": ${refusedKeys[name]}`;
  if (name.startsWith('__')) return `"${name}" is no property of a chart.`;
  if ((name === 'step' || name === 'interval') && refusedSteps.has(parent))
    return `"${name}" of "${parent}" is not drawn: give a count.`;
  return null;
}

function refuseText(key: string, value: string): string | null {
  if (expressionKeys.has(key)) return refuseExpression(value);
  if ((key === 'mark' || key === 'type') && refusedMarks.has(value))
    return `Marks of type ${value} are not drawn.`;
  return value.length > 2_000 ? 'A text has at most 2,000 characters.' : null;
}

function refuseNumber(key: string, value: number): string | null {
  const max = Object.hasOwn(maxValues, key) ? maxValues[key] : undefined;
  return max !== undefined && value > max ? `"${key}" is at most ${max.toLocaleString('en')}.` : null;
}
